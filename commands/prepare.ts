import { hashEngine } from '../prerender/hash-engine.mjs';
import { keptBundle } from '../prerender/kept-bundle.ts';
import { command } from './command.ts';

await command(
  {
    name: 'prepare',
    about:
      'Bundles the engine, so that the first check and build start from there. Ends every npm ci.',
    options: {},
    examples: ['npm run prepare'],
  },
  async () => {
    await keptBundle(hashEngine());
    return true;
  },
);
