import { CALENDAR_ICON } from '../../data/calendar-icon.ts';
import { useEntryList } from '../../data/entries.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { PostCard, PostList } from '../../ui/cards/PostCard.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './entries.module.css';
import { EventLine } from './EventLine.tsx';
import { Paging } from './Paging.tsx';

/** What a list says that is empty. */
const EMPTY = {
  date: 'listEmpty',
  title: 'listEmpty',
  related: 'listEmpty',
  upcoming: 'eventsUpcomingNone',
  past: 'eventsPastNone',
} as const;

/** Cards for the entries of a folder, and the ways to the further pages of the list. */
export default function Entries({ heading, lead, ground, from, sort }: BlockOf<'entries'>) {
  const { entries, paging, calendar } = useEntryList(from);
  const messages = useMessages();
  const { labelWithTitle, readMore, eventsToCalendar } = messages;
  if (entries.length === 0 && sort === 'related') return null;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {entries.length === 0 ? <p className={styles.empty}>{messages[EMPTY[sort]]}</p> : null}
      <PostList>
        {entries.map(({ title, summary, href, event, ...entry }) => (
          <PostCard
            key={href}
            {...entry}
            when={event ? <EventLine {...event} /> : undefined}
            title={title}
            description={summary}
            level={heading ? 'h3' : 'h2'}
          >
            <TextLink href={href}>
              {readMore}
              <span className="visually-hidden">
                {fillMessage(labelWithTitle, { label: '', title })}
              </span>
            </TextLink>
          </PostCard>
        ))}
      </PostList>
      {calendar ? (
        <p className={styles.calendar}>
          <TextLink href={calendar} icon={CALENDAR_ICON}>
            {eventsToCalendar}
          </TextLink>
        </p>
      ) : null}
      {paging ? <Paging {...paging} /> : null}
    </Section>
  );
}
