import { useDateText } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Slot } from './Slot.tsx';
import type { SlotFields } from './slot-fields.ts';
import styles from './schedule.module.css';

type Schedule = BlockOf<'schedule'>;

/** What happens when, where and with whom: a list by time, on wide screens with a column for each room. */
export default function ScheduleBlock({ heading, lead, ground, rooms, days }: Schedule) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div className={`${styles.days} ${COLUMNS[rooms.length] ?? ''}`}>
        {days.map(({ date, slots }, index) => (
          <div key={index}>
            <Heading level={3} className={styles.day}>
              <DateText date={date} />
            </Heading>
            {rooms.length > 0 ? (
              // Each slot names its room; this is for the eye.
              <ul className={styles.rooms} aria-hidden="true">
                {rooms.map((room, at) => (
                  <li key={at}>{room}</li>
                ))}
              </ul>
            ) : null}
            <ol>
              {byTime(slots, rooms).map((together, at) => (
                <Time key={at} {...together} rooms={rooms} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** By how many rooms there are. */
const COLUMNS = [undefined, undefined, styles.two, styles.three, styles.four, styles.five];
/** By where the room is among them; what concerns all rooms has none. */
const PLACES = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth];

interface Together {
  starts: string;
  slots: SlotFields[];
}

function Time({ starts, slots, rooms }: Together & { rooms: readonly string[] }) {
  return (
    <li className={styles.time}>
      <p className={styles.clock}>
        <time dateTime={starts}>{useDateText(starts)}</time>
      </p>
      <ul className={styles.slots}>
        {slots.map((slot, index) => (
          <Slot key={index} slot={slot} className={PLACES[placeOf(slot, rooms)]} />
        ))}
      </ul>
    </li>
  );
}

/** The slots that begin together, the first ones first, from room to room. */
function byTime(slots: readonly SlotFields[], rooms: readonly string[]): Together[] {
  const times = [...new Set(slots.map(({ starts }) => starts))].toSorted();
  return times.map((starts) => ({
    starts,
    slots: slots
      .filter((slot) => slot.starts === starts)
      .toSorted((one, other) => placeOf(one, rooms) - placeOf(other, rooms)),
  }));
}

/** Accents, and the marks by which the development server finds where a text is written: a room has other ones in each. */
const MARKS = /\p{M}/gu;

const plain = (name: string) => name.replaceAll(MARKS, '');

/** Where the room of a slot is among all; -1 for what concerns all of them. */
function placeOf({ room = '' }: SlotFields, rooms: readonly string[]): number {
  return rooms.findIndex((one) => plain(one) === plain(room));
}
