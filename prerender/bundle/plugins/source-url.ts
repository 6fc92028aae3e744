import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ENGINE } from '../../paths.ts';

/** Lets the engine's modules find the files beside them when they run from the server's bundle, too. */
export function sourceUrl(): Plugin {
  return {
    name: 'own-places',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The launcher has loaded it already, and knows the hash.
    resolveId: {
      filter: { id: /\/engine-hash\.mjs$/ },
      handler: () => ({
        id: pathToFileURL(join(ENGINE, 'prerender/engine/engine-hash.mjs')).href,
        external: true,
      }),
    },
    transform: {
      filter: {
        id: { include: `${ENGINE}**/*.{ts,mjs}`, exclude: `${ENGINE}node_modules/**` },
        code: 'import.meta.',
      },
      handler(code, id) {
        return code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      },
    },
  };
}
