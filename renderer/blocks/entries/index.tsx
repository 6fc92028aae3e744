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
import { Row, Rows } from './Rows.tsx';

/** What a list says that is empty. */
const EMPTY = {
  date: 'listEmpty',
  title: 'listEmpty',
  related: 'listEmpty',
  upcoming: 'eventsUpcomingNone',
  past: 'eventsPastNone',
} as const;

/** Cards or rows for the entries of a folder, and the ways to the further pages of the list. */
export default function Entries({
  heading,
  lead,
  ground,
  folder,
  sort,
  layout,
}: BlockOf<'entries'>) {
  const { entries, paging, calendar } = useEntryList(folder);
  const messages = useMessages();
  const level = heading ? 3 : 2;
  if (entries.length === 0 && sort === 'related') return null;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {entries.length === 0 ? <p className={styles.empty}>{messages[EMPTY[sort]]}</p> : null}
      {layout === 'rows' ? (
        <Rows>
          {entries.map((entry) => (
            <Row key={entry.href} entry={entry} level={level}>
              <ReadMore {...entry} />
            </Row>
          ))}
        </Rows>
      ) : (
        <PostList>
          {entries.map(({ summary, href, event, ...entry }) => (
            <PostCard
              key={href}
              {...entry}
              when={event ? <EventLine {...event} /> : undefined}
              description={summary}
              level={level}
            >
              <ReadMore href={href} title={entry.title} />
            </PostCard>
          ))}
        </PostList>
      )}
      {calendar ? (
        <p className={styles.calendar}>
          <TextLink href={calendar} icon={CALENDAR_ICON}>
            {messages.eventsToCalendar}
          </TextLink>
        </p>
      ) : null}
      {paging ? <Paging {...paging} /> : null}
    </Section>
  );
}

function ReadMore({ href, title }: { href: string; title: string }) {
  const { labelWithTitle, readMore } = useMessages();
  return (
    <TextLink href={href}>
      {readMore}
      <span className="visually-hidden">{fillMessage(labelWithTitle, { label: '', title })}</span>
    </TextLink>
  );
}
