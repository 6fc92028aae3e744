import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to, the innermost one. Virtual modules begin with a NUL. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Notes the packages whose code a bundle contains.
 * @param folders of packages, absolute; is filled
 */
export function packagesInside(folders: Set<string>): Plugin {
  return {
    name: 'packages-inside',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = PACKAGE.exec(id)?.[1];
          if (folder !== undefined) folders.add(folder);
        }
      }
    },
  };
}
