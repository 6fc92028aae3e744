import { useSite } from '../../data/context.ts';
import { searchFolder } from '../../data/search-place.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './hero.module.css';

/**
 * What looks like a field and opens the search, on the list of all pages. Its press is answered by a script
 * (renderer/bootstrap/watch-search.ts), so it is not there without one: the list is.
 */
export function SearchField({ label }: { label: string }) {
  const { home } = useSite();
  return (
    <a
      data-search=""
      role={import.meta.env.SSR ? undefined : 'button'}
      aria-haspopup="dialog"
      className={`with-script ${styles.search}`}
      href={searchFolder(home)}
    >
      <Icon name="search" />
      {label}
    </a>
  );
}
