import { CALENDAR_ICON } from '../../data/calendar-icon.ts';
import { useDateText } from '../../data/context.ts';
import { useEntry, useEvent } from '../../data/entries.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf, EventData } from '../../data/types.ts';
import type { EntryEvent } from '../../../schema/generated/content.d.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions, TextLink } from '../../ui/links/Button.tsx';
import { eventStatus } from '../../ui/text/event-status.ts';
import styles from './event.module.css';

/** When and where the event is that the page is, what it costs, and the ways to take part until it is over. */
export default function Event({ ground }: BlockOf<'event'>) {
  const event = useEntry()?.event;
  const data = useEvent();
  if (!event || !data) return null;
  return (
    <Section ground={ground}>
      <Facts event={event} data={data} />
    </Section>
  );
}

function Facts({ event, data }: { event: EntryEvent; data: EventData }) {
  const { place, price } = event;
  const { status, calendar } = data;
  const tickets = status || data.isOver ? undefined : event.tickets;
  const messages = useMessages();
  const when = useDateText(data.when);
  return (
    <div className={styles.event}>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.eventWhen}</dt>
          <dd>
            <time dateTime={data.startDate}>{when}</time>
            {status ? <b className={styles.status}>{messages[eventStatus[status]]}</b> : null}
          </dd>
        </div>
        {place ? (
          <div>
            <dt>{messages.eventWhere}</dt>
            <dd>
              {place.name}
              {place.address ? <span className={styles.address}>{place.address}</span> : null}
            </dd>
          </div>
        ) : null}
        {price ? (
          <div>
            <dt>{messages.eventPrice}</dt>
            <dd>{data.price ?? messages.eventFree}</dd>
          </div>
        ) : null}
      </dl>
      {tickets || calendar !== undefined ? (
        <p className={styles.actions}>
          {tickets ? <Actions action={tickets} /> : null}
          {calendar === undefined ? null : (
            <TextLink href={calendar} icon={CALENDAR_ICON}>
              {messages.eventToCalendar}
            </TextLink>
          )}
        </p>
      ) : null}
    </div>
  );
}
