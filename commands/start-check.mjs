import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleStore, hashEngine } from '../prerender/hash-engine.mjs';

/*
 * `npm run check`. Reading TypeScript takes longer than checking a site, so if a build of this very engine has left
 * its bundle the check starts from there.
 */
const bundled = join(bundleStore(hashEngine()), 'server/check.mjs');

if (existsSync(bundled)) {
  await import(pathToFileURL(bundled).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./check.ts');
}
