import type { ReactNode } from 'react';
import { useMessages } from '../../data/messages.ts';
import type { DrawnDay, EntryListData, ListedEvent } from '../../data/types.ts';
import {
  ENTRY_DAY,
  ENTRY_END,
  ENTRY_PICTURE,
  ENTRY_ROWS,
  ENTRY_WHEN,
  ENTRY_WORDS,
} from '../../option-classes.ts';
import { Cover } from '../../ui/media/Cover.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { eventStatus } from '../../ui/text/event-status.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './entries.module.css';
import { EventLine } from './EventLine.tsx';

type Entry = EntryListData['entries'][number];

/** Entries as rows across the whole width. Their sheet is styles/options/entry-rows.css. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={ENTRY_ROWS}>{children}</ul>;
}

/** An entry as a row: its day or picture, what it is, its price or what has changed, and a link. */
export function Row({
  entry: { title, summary, date, author, picture, topic, event, day },
  level,
  children,
}: {
  entry: Entry;
  level: 2 | 3;
  /** The link at the end. */
  children: ReactNode;
}) {
  const isPicture = !event && Boolean(picture ?? topic);
  return (
    <li>
      {isPicture ? (
        <Cover picture={picture} topic={topic} className={ENTRY_PICTURE} />
      ) : (
        <Day {...day} />
      )}
      <div className={ENTRY_WORDS}>
        <Heading level={level}>{title}</Heading>
        <p className={ENTRY_WHEN}>
          {event ? (
            <EventLine when={event.when} place={event.place} />
          ) : (
            <>
              <DateText date={date} />
              {author ? ` · ${author}` : null}
            </>
          )}
        </p>
        <p>{summary}</p>
      </div>
      <div className={ENTRY_END}>
        {event ? <Note {...event} /> : null}
        {children}
      </div>
    </li>
  );
}

/** The words of the row say the whole day, so it is not read twice. */
function Day({ day, month }: Partial<DrawnDay>) {
  return (
    <div className={ENTRY_DAY} aria-hidden="true">
      <b>{day}</b>
      {month}
    </div>
  );
}

/** What an event costs; of one that is not as planned, what has changed. */
function Note({ status, price }: ListedEvent) {
  const messages = useMessages();
  if (status) return <b className={styles.status}>{messages[eventStatus[status]]}</b>;
  return price === undefined ? null : <span>{price || messages.eventFree}</span>;
}
