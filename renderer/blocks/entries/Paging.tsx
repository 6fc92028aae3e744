import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { EntryListData } from '../../data/types.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import styles from './entries.module.css';

/** The ways to the other pages of a list: one back and one on, and by number. */
export function Paging({ number, previous, next, pages }: NonNullable<EntryListData['paging']>) {
  const { listPages, listPage, listPagePrevious, listPageNext } = useMessages();
  return (
    <nav className={styles.paging} aria-label={listPages}>
      {previous ? (
        <Link href={previous} className={styles.step} label={listPagePrevious}>
          <Icon name="arrow-left" pointing />
        </Link>
      ) : null}
      <ol className={styles.pages}>
        {pages.map((page, at) => (
          <li key={page.number} className={follows(pages[at - 1], page) ? '' : styles.gap}>
            {page.number === number ? (
              <span className={styles.page} aria-current="page">
                <span className="visually-hidden">
                  {fillMessage(listPage, { number: page.number })}
                </span>
                <span aria-hidden="true">{page.number}</span>
              </span>
            ) : (
              <Link
                href={page.href}
                className={styles.page}
                label={fillMessage(listPage, { number: page.number })}
              >
                {page.number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {next ? (
        <Link href={next} className={styles.step} label={listPageNext}>
          <Icon name="arrow-right" pointing />
        </Link>
      ) : null}
    </nav>
  );
}

/** Whether no number is left out between two pages. */
function follows(before: { number: number } | undefined, page: { number: number }): boolean {
  return page.number === (before?.number ?? 0) + 1;
}
