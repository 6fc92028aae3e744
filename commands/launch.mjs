import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolder, hashEngine } from '../prerender/engine/engine-hash.mjs';

/*
 * `npm run check` and `npm run build`. Reading TypeScript takes longer than checking a site, so if a build of this very
 * engine has left its bundle the command starts from there.
 */
const [command = ''] = process.argv.splice(2, 1);
const bundled = join(bundleFolder(hashEngine()), `server/${command}.mjs`);

if (existsSync(bundled)) {
  await import(pathToFileURL(bundled).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${command}.ts`);
}
