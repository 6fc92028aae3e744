import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { REACT } from '../bundle/plugins/allowed-imports.ts';

/** Before the name of a library that is to be found from the engine. */
const OF_ENGINE = 'of-engine:';

const IMPORT = new RegExp(`(\\bfrom\\s*)(["'])(${REACT.join('|')})\\2`, 'g');

/**
 * Lets the development server draw a site's own blocks with the React of the engine: Node would look for it from the
 * block, and next to a site there is none, or another one.
 * @param folder blocks/ of the site, absolute and without symbolic links
 */
export function ownReact(folder: string): Plugin {
  return {
    name: 'own-react',
    // Once the compiler has written its own import of React.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.startsWith(folder + sep)) return undefined;
      return { code: code.replaceAll(IMPORT, `$1$2${OF_ENGINE}$3$2`), map: null };
    },
    resolveId: (source) => (source.startsWith(OF_ENGINE) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${OF_ENGINE}`)) return undefined;
      const library = JSON.stringify(id.slice(OF_ENGINE.length + 1));
      return `export * from ${library};\nexport { default } from ${library};`;
    },
  };
}
