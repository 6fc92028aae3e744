import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSite } from '../../data/context.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { searchFolder } from '../../state/search.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { MailMessage } from '../../ui/text/MailMessage.tsx';
import { type Result, findResults } from './load-search.ts';
import { SearchResult } from './SearchResult.tsx';
import styles from './Search.module.css';

/** What was found, and for what. */
interface Found {
  query: string;
  results: Result[];
}

/** What was looked for last: Back from a page that was found leads to the search again. */
let lastQuery = '';

/**
 * A field, and below it what is found while it is filled in. The arrow keys lead from the field to the results and back,
 * Enter in the field to the first of them.
 * @param children what stands instead of the results where the index cannot be loaded
 */
export function Search({ children }: { children: ReactNode }) {
  const { site, messages, home } = useSite();
  const { language } = site;
  const [query, setQuery] = useState(lastQuery);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const folder = searchFolder(home);

  useEffect(() => field.current?.select(), []);

  useEffect(() => {
    lastQuery = query;
    let superseded = false;
    findResults({ folder, language }, query).then(
      (results) => {
        if (superseded) return;
        setFailed(false);
        setFound({ query: query.trim(), results });
      },
      (error: unknown) => {
        console.error('The search could not be loaded.', error);
        if (!superseded) setFailed(true);
      },
    );
    return () => {
      superseded = true;
    };
  }, [query, folder, language]);

  const isAsked = found !== undefined && found.query !== '' && !failed;
  const count = found?.results.length ?? 0;
  return (
    <div className={styles.search} role="search">
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          // The dialog is hidden in its first frame when it opens again: what is to have the focus is told.
          data-autofocus
          aria-label={messages.search}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={moveFocus}
        />
      </div>
      <div className={styles.results} tabIndex={-1}>
        <div role="status" className={count > 0 ? 'visually-hidden' : styles.note}>
          {isAsked && count > 0 ? fillMessage(messages.searchStatus, { count }) : null}
          {isAsked && count === 0 ? (
            <MailMessage message={fillMessage(messages.searchNothing, { query: found.query })} />
          ) : null}
          {failed ? children : null}
        </div>
        {isAsked ? (
          <ol>
            {found.results.map((result) => (
              <SearchResult
                key={result.href}
                result={result}
                language={language}
                onKeyDown={moveFocus}
              />
            ))}
          </ol>
        ) : null}
        {failed ? null : (
          <RouteLink className={styles.all} href={folder} onKeyDown={moveFocus}>
            {messages.allPages}
          </RouteLink>
        )}
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, nativeEvent } = event;
  // While characters are composed, these keys choose among them.
  if (nativeEvent.isComposing) return;
  const search = currentTarget.closest('[role=search]');
  const stops = [...(search?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const at = stops.indexOf(currentTarget);
  const step = STEPS[key];
  if (key === 'Enter' && at === 0) search?.querySelector<HTMLElement>('ol a')?.click();
  else if (step) {
    event.preventDefault();
    stops[at + step]?.focus();
  }
}
