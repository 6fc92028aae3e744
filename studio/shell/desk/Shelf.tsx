import { useEffect, useRef, useState } from 'react';
import type { BlockType } from '../../protocol.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { insert } from '../data/arrange.ts';
import { valueAt } from '../data/pointer.ts';
import { closeOver, useStudio } from '../data/store.ts';

/** The blocks that can be put on the page, each with what it is good for. */
export function Shelf({ index }: { index: number }) {
  const types = useStudio((state) => state.overview?.blocks ?? []);
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const [words, setWords] = useState('');
  const find = useRef<HTMLInputElement>(null);
  useEffect(() => find.current?.focus(), []);
  const blocks = valueAt(data, '/blocks');
  const hasHeading = types.filter(({ schema }) => schema.hasMainHeading).map(({ type }) => type);
  const isThere =
    Array.isArray(blocks) &&
    blocks.some((block: unknown) => isRecord(block) && hasHeading.includes(String(block['type'])));
  const offered = types
    .filter(({ schema }) => !(schema.hasMainHeading && isThere))
    .filter(({ type, schema: { title = '', description = '' } }) =>
      `${type} ${title} ${description}`.toLowerCase().includes(words.toLowerCase()),
    );
  const take = ({ type, schema }: BlockType) => {
    const [example] = schema.examples ?? [];
    closeOver();
    void insert(file, '/blocks', index, isRecord(example) ? example : { type });
  };
  return (
    <section className="shelf" aria-label="Add a block">
      <div className="shelf-head">
        <strong>Add a block</strong>
        <input
          ref={find}
          type="search"
          aria-label={`Search ${types.length} blocks`}
          placeholder={`Search ${types.length} blocks: figures, people, quotes`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            const [first] = offered;
            if (key === 'Enter' && first) take(first);
          }}
        />
        <button type="button" className="button" onClick={closeOver}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <ul>
        {offered.map((one) => (
          <li key={one.type}>
            <button type="button" onClick={() => take(one)}>
              <strong>{one.schema.title ?? one.type}</strong>
              <span>{one.schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {offered.length === 0 ? <p>No block is called like this.</p> : null}
    </section>
  );
}
