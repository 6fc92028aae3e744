import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteFolders } from '../prerender/engine/paths.ts';
import { packageServer } from '../prerender/output/server-package.ts';
import { SERVING_FILE } from '../prerender/output/serving.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';

await command(
  {
    name: 'package',
    about:
      'Writes the built site and a compiled server into a folder of its own, to be copied to where it is served.',
    options: {
      site: SITE_OPTION,
      output: { type: 'string', value: 'FOLDER', help: 'the folder to write' },
    },
    examples: ['npm run package -- --output ../live'],
  },
  async ({ values: { site, output } }) => {
    if (output === undefined) throw new UsageError('Where to? Add --output and a folder.');
    const folders = siteFolders(site);
    if (!existsSync(join(folders.dist, SERVING_FILE))) {
      throw new Error(
        `There is no built site in ${relative('.', folders.dist)}. Run npm run build first.`,
      );
    }
    await packageServer(folders, resolve(output));
    console.log(`Wrote ${output}. There: npm install --omit=dev, then npm start.`);
    return true;
  },
);
