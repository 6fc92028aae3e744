import { useEffect, useRef, useState } from 'react';
import type { ListedPage } from '../../protocol.ts';
import { allPages, openPage } from '../data/page-actions.ts';
import { focusRow } from '../data/page-rows.ts';
import { settingsFiles } from '../data/settings-files.ts';
import { closeOver, languageShown, set, useStudio } from '../data/store.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { Languages } from './Languages.tsx';
import { PageMenu } from './PageMenu.tsx';
import { PageRow } from './PageRow.tsx';
import { openSettings } from './settings.ts';

/** The pages in the order of the menu, with the blocks of the page that is shown below its name. */
export function PageList({ isOver }: { isOver: boolean }) {
  const groups = useStudio((state) => state.overview?.groups ?? []);
  const language = useStudio(languageShown);
  const row = useStudio(({ over }) => (over?.kind === 'pages' ? over.row : undefined));
  const isSiteChanged = useStudio(({ overview, draft: { changed } }) =>
    overview ? settingsFiles(overview).some(({ file }) => changed.includes(file)) : false,
  );
  const [words, setWords] = useState('');
  const find = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOver) return;
    if (row === undefined) find.current?.focus();
    else focusRow(row);
  }, [isOver, row]);
  const isMeant = ({ name, route }: ListedPage) =>
    `${name} ${route}`.toLowerCase().includes(words.toLowerCase());
  return (
    <nav className={isOver ? 'list is-over' : 'list'} aria-label="Pages">
      <input
        ref={find}
        type="search"
        dir="auto"
        aria-label="Find a page"
        placeholder="Find a page"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          const first = allPages().find(isMeant);
          if (key === 'Enter' && first) void openPage(first);
          if (key === 'ArrowDown' && first) focusRow(first.route);
        }}
      />
      <Languages shown={language} />
      <div className="tree">
        {groups
          .filter((group) => group.language === language)
          .map(({ name, pages }) => (
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
        <button type="button" className="row" onClick={() => void openSettings()}>
          <span>Site settings</span>
          {isSiteChanged ? <ChangeBar /> : null}
          <kbd>G</kbd>
        </button>
        {isOver ? (
          <button type="button" className="row" onClick={closeOver}>
            Close <kbd>Esc</kbd>
          </button>
        ) : null}
      </div>
      <PageMenu />
    </nav>
  );
}
