import type { Plugin } from 'vite';
import type { Bundle } from '../bundle/bundle.ts';
import { listComponents } from '../engine/paths.ts';

const SCRIPT = /^\/dev\/blocks\/([a-z-]+)\.js$/;

/** In development the server hands out the source of a block, which brings its style along. */
export function blockModules(): Bundle['blocks'] {
  return Object.fromEntries(
    listComponents().map((type) => [
      type,
      { script: `/dev/blocks/${type}.js`, imports: [], styles: [] },
    ]),
  );
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
