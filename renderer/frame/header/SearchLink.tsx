import { useSite } from '../../data/context.ts';
import { searchFolder } from '../../data/search-place.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/**
 * Opens the search. In the document it is a link to the list of all pages, for anyone who has no script; as with other dialogs
 * the bootstrap makes a button of it. Its press is answered by a small script next to the page (renderer/bootstrap/watch-search.ts).
 */
export function SearchLink() {
  const { messages, home } = useSite();
  return (
    <a
      data-search=""
      data-tooltip
      role={import.meta.env.SSR ? undefined : 'button'}
      aria-haspopup="dialog"
      className={styles.button}
      aria-label={messages.search}
      href={searchFolder(home)}
    >
      <Icon name="search" />
    </a>
  );
}
