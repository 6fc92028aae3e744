import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE } from '../../paths.ts';
import { PIECES, REACT } from './allowed-imports.ts';

/** The module behind the name under which blocks of a site import the engine's pieces. */
export const PIECES_MODULE = join(ENGINE, 'renderer/block.ts');

/** As which modules of the engine ask for a library. */
const ASKING = join(ENGINE, 'renderer/entry-client.tsx');

/**
 * Lets the blocks of a site, which may be anywhere, find what they may import: React and the engine's pieces, the
 * very ones that the engine itself draws with. What else they import, the check has refused.
 * @param folder blocks/ of the site, absolute and without symbolic links
 */
export function ownImports(folder: string): Plugin {
  return {
    name: 'own-imports',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.startsWith(folder + sep)) return undefined;
      // Of the pieces, only those come along that a block names.
      if (source === PIECES) return { id: PIECES_MODULE, moduleSideEffects: false };
      return REACT.includes(source) ? this.resolve(source, ASKING) : undefined;
    },
  };
}
