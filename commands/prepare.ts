import { hashEngine } from '../prerender/hash-engine.mjs';
import { keptBundle } from '../prerender/kept-bundle.ts';
import { runCommand } from './run-command.ts';

/** What `npm ci` ends with: bundles the engine, so that the first check and build start from there, too. */
await runCommand(async () => {
  await keptBundle(hashEngine());
});
