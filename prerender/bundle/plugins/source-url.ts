import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE } from '../../paths.ts';

/**
 * Lets the engine's modules find the files next to their sources when they run from the server's bundle, too. Paths are
 * relative, so a bundle that is packed with the engine works wherever the package is installed.
 * @param folder that all modules of the bundle are written into
 */
export function sourceUrl(folder: string): Plugin {
  const fromBundle = (file: string) => relative(folder, file).split(sep).join('/');
  return {
    name: 'own-places',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The launcher has loaded it already, and knows the hash.
    resolveId: {
      filter: { id: /\/engine-hash\.mjs$/ },
      handler: () => ({
        id: fromBundle(join(ENGINE, 'prerender/engine/engine-hash.mjs')),
        external: true,
      }),
    },
    transform: {
      filter: {
        id: { include: `${ENGINE}**/*.{ts,mjs}`, exclude: `${ENGINE}node_modules/**` },
        code: 'import.meta.',
      },
      handler(code, id) {
        const url = `new URL(${JSON.stringify(fromBundle(id))}, import.meta.url).href`;
        const folderOf = `(import.meta.dirname + ${JSON.stringify(`/${fromBundle(dirname(id))}`)})`;
        return code.replaceAll(/import\.meta\.(?:dirname|url)\b/g, (place) =>
          place.endsWith('url') ? url : folderOf,
        );
      },
    },
  };
}
