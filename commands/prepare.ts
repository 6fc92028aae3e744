import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { engineBundle } from '../prerender/engine/engine-bundle.ts';
import { command } from './door/command.ts';

await command(
  {
    name: 'prepare',
    about:
      'Bundles the engine, so that the first check and build start from there. Ends every npm ci.',
    options: {},
    examples: ['npm run prepare'],
  },
  async () => {
    await engineBundle(hashEngine());
    return true;
  },
);
