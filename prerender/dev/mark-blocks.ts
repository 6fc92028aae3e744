import type { Plugin } from 'vite';
import type { Bundle } from '../../schema/generated/data.d.ts';
import { type BlockSource, listBlockSources } from '../bundle/block-sources.ts';

const SCRIPT = /^\/dev\/blocks\/([a-z0-9-]+)\.js$/;

/**
 * In development the server hands out the source of a block, which brings its style along.
 * @param site its folder, absolute
 */
export function blockModules(site: string): Bundle['blocks'] {
  return Object.fromEntries(
    listBlockSources(site).map(({ type }) => [
      type,
      { script: `/dev/blocks/${type}.js`, imports: [], styles: [] },
    ]),
  );
}

/**
 * Hands out each block's component in an element that names its type, so that what is on the screen can be
 * traced to its place in a file. The components and the built site know nothing about it.
 * @param list gives the blocks as they are now
 */
export function markBlocks(list: () => readonly BlockSource[]): Plugin {
  return {
    name: 'mark-blocks',
    resolveId: (id) => (SCRIPT.test(id) ? id : undefined),
    load(id) {
      const type = SCRIPT.exec(id)?.[1];
      const source = list().find((block) => block.type === type);
      if (!source) return undefined;
      return `import Block from ${JSON.stringify(source.component)};
import { markBlock } from '/renderer/dev/mark-block.tsx';
export default markBlock('${source.type}', Block);`;
    },
  };
}
