import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteFolders } from '../prerender/paths.ts';
import { packageServer } from '../prerender/package/server-package.ts';
import { packageWorker } from '../prerender/package/worker-package.ts';
import { SERVING_FILE } from '../prerender/output/serving.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';

await command(
  {
    name: 'package',
    about: 'Writes the built site and a compiled server into a folder, to copy to a server.',
    options: {
      site: SITE_OPTION,
      output: { type: 'string', value: 'FOLDER', help: 'the folder to write' },
      worker: { type: 'boolean', default: false, help: 'for Cloudflare: a Worker with D1' },
    },
    examples: [
      'npm run package -- --output ../live',
      'npm run package -- --worker --output ../cloudflare',
    ],
  },
  async ({ values: { site, output, worker } }) => {
    if (output === undefined) throw new UsageError('Add --output and a folder.');
    const folders = siteFolders(site);
    if (!existsSync(join(folders.dist, SERVING_FILE))) {
      throw new Error(
        `There is no built site in ${relative('.', folders.dist)}. Run npm run build first.`,
      );
    }
    if (worker) {
      await packageWorker(folders, resolve(output));
      console.log(
        `Wrote ${output}. In that folder, fill in wrangler.toml, then run npx wrangler deploy.`,
      );
      return true;
    }
    await packageServer(folders, resolve(output));
    console.log(`Wrote ${output}. In that folder, run npm install --omit=dev, then npm start.`);
    return true;
  },
);
