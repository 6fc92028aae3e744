import { useEffect, useRef, useState } from 'react';
import type { ListedPage } from '../../protocol.ts';
import { allPages, openPage, select } from '../data/page-actions.ts';
import { set, useStudio } from '../data/store.ts';
import { BlockRows } from './BlockRows.tsx';

/** The pages in the order of the menu, with the blocks of the page that is shown below its name. */
export function PageList({ isOver }: { isOver: boolean }) {
  const groups = useStudio((state) => state.overview?.groups ?? []);
  const [words, setWords] = useState('');
  const find = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOver) find.current?.focus();
  }, [isOver]);
  const isMeant = ({ name, route }: ListedPage) =>
    `${name} ${route}`.toLowerCase().includes(words.toLowerCase());
  return (
    <nav className={isOver ? 'list is-over' : 'list'} aria-label="Pages">
      <input
        ref={find}
        type="search"
        aria-label="Find a page"
        placeholder="Find a page"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => {
          const first = allPages().find(isMeant);
          if (key === 'Enter' && first) void openPage(first);
        }}
      />
      <div className="tree">
        {groups.map(({ name, pages }) => (
          <section key={name ?? pages[0]?.route}>
            {name === undefined ? null : <h2>{name}</h2>}
            <ul>
              {pages.filter(isMeant).map((page) => (
                <PageRow key={page.route} page={page} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="list-foot">
        <button type="button" className="row" onClick={() => set({ over: { kind: 'new-page' } })}>
          New page <kbd>N</kbd>
        </button>
        <button
          type="button"
          className="row"
          onClick={() =>
            void select({ file: 'site.yaml', pointer: '' }).then(() => set({ over: undefined }))
          }
        >
          Site settings
        </button>
        {isOver ? (
          <button type="button" className="row" onClick={() => set({ over: undefined })}>
            Close <kbd>Esc</kbd>
          </button>
        ) : null}
      </div>
    </nav>
  );
}

function PageRow({ page }: { page: ListedPage }) {
  const current = useStudio((state) => state.page?.file === page.file);
  const isChanged = useStudio((state) => state.draft.changed.includes(page.file));
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-current={current ? 'page' : undefined}
        onClick={() => void openPage(page)}
      >
        <span>{page.name}</span>
        {isChanged ? <i className="changed" role="img" aria-label="changed" /> : null}
      </button>
      {current ? <BlockRows file={page.file} /> : null}
    </li>
  );
}
