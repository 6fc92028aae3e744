import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { engineBundle } from '../prerender/engine/engine-bundle.ts';
import { runCommand } from './run-command.ts';

/** What `npm ci` ends with: bundles the engine, so that the first check and build start from there, too. */
await runCommand(async () => {
  await engineBundle(hashEngine());
});
