import { join } from 'node:path';
import { ENGINE } from '../prerender/paths.ts';
import { buildAndPrint } from './build-and-print.ts';
import { command } from './door/command.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

await command(
  {
    name: 'docs',
    about:
      'Builds and serves the documentation of this version of the engine, with an example of every block type, on PORT (4173).',
    options: {},
    examples: ['npm run docs', 'PORT=4200 npm run docs'],
  },
  async () => {
    const site = join(ENGINE, 'docs');
    if (!(await buildAndPrint(site))) return false;
    // It has no forms, and must not touch the inquiries of the site in this folder.
    process.env['DATA_DIR'] = join(site, '.cache/data');
    await serveUntilStopped(site);
    return true;
  },
);
