import { hashEngine } from '../prerender/hash-engine.mjs';
import { keptBundle } from '../prerender/kept-bundle.ts';

/** What `npm ci` ends with: bundles the engine, so that the first check and build start from there, too. */
await keptBundle(hashEngine());
