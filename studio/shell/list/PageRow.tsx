import type { ListedPage } from '../../protocol.ts';
import { openPage } from '../data/page-actions.ts';
import { set, useStudio } from '../data/store.ts';
import { BlockRows } from './BlockRows.tsx';
import { ChangeBar } from './ChangeBar.tsx';

/** A page in the list: pressed, it is shown; what can be done with it is in a menu. */
export function PageRow({ page }: { page: ListedPage }) {
  const current = useStudio((state) => state.page?.file === page.file);
  const isChanged = useStudio((state) => state.draft.changed.includes(page.file));
  return (
    <li>
      <div className="page-row">
        <button
          type="button"
          className="row"
          data-page={page.route}
          aria-current={current ? 'page' : undefined}
          onClick={() => void openPage(page)}
          onContextMenu={(event) => {
            event.preventDefault();
            set({ menu: { page, top: event.clientY, left: event.clientX } });
          }}
        >
          <span>{page.name}</span>
          {page.note === undefined ? null : <small>{page.note}</small>}
          {isChanged ? <ChangeBar /> : null}
        </button>
        <button
          type="button"
          className="small more"
          aria-haspopup="menu"
          aria-label={`Actions for the page ${page.name}`}
          onClick={({ currentTarget }) => {
            const { bottom, left } = currentTarget.getBoundingClientRect();
            set({ menu: { page, top: bottom + 4, left } });
          }}
        >
          More
        </button>
      </div>
      {current ? <BlockRows file={page.file} /> : null}
    </li>
  );
}
