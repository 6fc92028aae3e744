import { useEffect } from 'react';
import { closeMenu, Menu } from '../desk/Menu.tsx';
import { openPage } from '../data/page-actions.ts';
import { deletePage, openMenuPlaces } from '../data/page-commands.ts';
import { moveInMenu, readMenu, whyNotMove } from '../data/page-order.ts';
import { drawNow } from '../data/draw-now.ts';
import { focusRow } from '../data/page-rows.ts';
import { set, useStudio } from '../data/store.ts';

/** All that can be done with a page of the list. */
export function PageMenu() {
  const menu = useStudio((state) => state.menu);
  const page = menu?.page;
  const file = page?.menu?.file;
  // Drawn again once it is known where in the menu the page is.
  useStudio(({ files }) => file !== undefined && files[file]);
  useEffect(() => {
    if (file !== undefined) void readMenu(file);
  }, [file]);
  if (!menu || !page) return null;
  const isHome = page.route === '/';
  const moveBy = (by: 1 | -1) => async () => {
    await moveInMenu(page, by);
    drawNow();
    focusRow(page.route);
  };
  const actions: { words: string; keys: string; why?: string | undefined; run: () => unknown }[] = [
    { words: 'Open', keys: 'Enter', run: () => openPage(page) },
    {
      words: 'Rename',
      keys: 'F2',
      run: () => set({ over: { kind: 'rename-page', page } }),
    },
    {
      words: 'Duplicate',
      keys: 'D',
      run: () => set({ over: { kind: 'new-page', copyOf: page } }),
    },
    { words: 'Move up in the menu', keys: 'Alt ↑', why: whyNotMove(page, -1), run: moveBy(-1) },
    { words: 'Move down in the menu', keys: 'Alt ↓', why: whyNotMove(page, 1), run: moveBy(1) },
    { words: 'Place in the menu', keys: 'M', run: () => openMenuPlaces(page) },
    {
      words: 'Delete',
      keys: 'Del',
      why: isHome ? 'A site needs a home page.' : undefined,
      run: () => deletePage(page),
    },
  ];
  return (
    <Menu name={`Actions for the page ${page.name}`} at={menu}>
      {actions.map(({ words, keys, why, run }) => (
        <button
          key={words}
          type="button"
          role="menuitem"
          aria-disabled={why !== undefined}
          onClick={() => {
            if (why !== undefined) return;
            closeMenu();
            void run();
          }}
        >
          <span>
            {words}
            {why === undefined ? null : (
              <>
                , <small>{why}</small>
              </>
            )}
          </span>
          <kbd>{keys}</kbd>
        </button>
      ))}
    </Menu>
  );
}
