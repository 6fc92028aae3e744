import type { Plugin } from 'vite';

const SCRIPT = /^\/dev\/blocks\/([a-z-]+)\.js$/;

/** Address of the script of a block type in development. */
export function blockScript(type: string): string {
  return `/dev/blocks/${type}.js`;
}

/**
 * Hands out each block's component in an element that names its type, so that what is on the screen can be
 * traced to its place in a file. The components and the built site know nothing of it.
 */
export function markBlocks(): Plugin {
  return {
    name: 'mark-blocks',
    resolveId: (id) => (SCRIPT.test(id) ? id : undefined),
    load(id) {
      const type = SCRIPT.exec(id)?.[1];
      if (type === undefined) return undefined;
      return `import Block from '/renderer/blocks/${type}/index.tsx';
import { markBlock } from '/renderer/dev/mark-block.tsx';
export default markBlock('${type}', Block);`;
    },
  };
}
