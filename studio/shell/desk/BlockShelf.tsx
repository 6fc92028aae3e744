import { useState } from 'react';
import { insert, insertion } from '../data/arrange.ts';
import { below, valueAt } from '../data/pointer.ts';
import { closeOver, set, useStudio } from '../data/store.ts';
import { tryOn } from '../data/trial.ts';
import { useUsage } from '../data/use-usage.ts';
import { BlockLook } from './BlockLook.tsx';
import { offeredBlocks } from './offered-blocks.ts';
import { Shelf } from './Shelf.tsx';

/** The blocks that can be put into a list of the page, its own or that of a tab, each with its example, tried there. */
export function BlockShelf({ list, index }: { list: string; index: number }) {
  const types = useStudio((state) => state.overview?.blocks ?? []);
  const page = useStudio((state) => state.page);
  const { route = '/', file = '' } = page ?? {};
  const data = useStudio((state) => state.files[file]);
  const usage = useUsage();
  const [words, setWords] = useState('');
  const blocks = valueAt(data, '/blocks');
  const there: unknown[] = Array.isArray(blocks) ? blocks : [];
  const isNested = list !== '/blocks';
  const offered = offeredBlocks(types, { route, blocks: there, isNested }, usage.blocks, words);
  const offer = (id: string) => offered.find(({ type }) => type.type === id);
  const take = (id: string) => {
    const found = offer(id);
    set({ trying: undefined });
    closeOver();
    if (found) void insert(file, list, index, found.type.sample);
  };
  return (
    <Shelf
      title="Add a block"
      hint={`Search ${types.length} blocks: figures, people, quotes`}
      words={words}
      search={setWords}
      items={offered.map(({ type, title, usedOn }) => ({
        id: type.type,
        name: title,
        picture: <BlockLook type={type.type} title={title} />,
        detail: `${type.schema.description ?? ''} ${usedWords(usedOn.length)}`.trim(),
      }))}
      tryOn={(id) => {
        const found = offer(id);
        if (!found) return;
        const pointer = below(list, index);
        void tryOn({
          at: { file, pointer },
          name: found.title,
          place: 'would be here',
          operations: insertion({ file, pointer: list }, index, found.type.sample),
          isBlock: true,
          take: () => take(id),
        });
      }}
      take={take}
    />
  );
}

/** How many pages have something, in words. */
export function usedWords(pages: number): string {
  if (pages === 0) return 'Not used yet.';
  return `Used on ${pages === 1 ? '1 page' : `${pages} pages`}.`;
}
