import { useEffect } from 'react';
import { DAYS, HOURS } from '../../contract.ts';
import { useDateText, useSite } from '../../data/context.ts';
import { keepToday } from '../../data/mark-today.ts';
import { useMessages } from '../../data/messages.ts';
import type { Business } from '../../../schema/generated/content.d.ts';
import { HOURS_HOLIDAYS, HOURS_OPEN, HOURS_TODAY, OPENING_HOURS } from '../../option-classes.ts';
import { closedDays, daysKey, daysOf, WEEK, type Weekday } from '../../../schema/hours/week.ts';
import { Heading } from '../../ui/text/Heading.tsx';

/** When a place is open. Today is marked by a script, and nothing is wrong without one. */
export function OpeningHours({
  hours,
  holidays = [],
}: Required<Pick<Business, 'hours'>> & Pick<Business, 'holidays'>) {
  const { timeZone } = useSite().site;
  const { hoursHolidays } = useMessages();
  const closed = closedDays(hours);
  useEffect(keepToday, []);
  return (
    <div className={OPENING_HOURS} {...(timeZone !== undefined && { [HOURS]: timeZone })}>
      <ul>
        {hours.map((entry, index) => (
          <Row
            key={index}
            name={daysKey(daysOf(entry), true)}
            days={numbersOf(daysOf(entry))}
            open={entry.open}
          />
        ))}
        {closed.length > 0 ? (
          <Row name={daysKey(closed, false)} days={numbersOf(closed)} open={[]} />
        ) : null}
      </ul>
      {holidays.length > 0 ? (
        <>
          <Heading level={4} className={HOURS_HOLIDAYS}>
            {hoursHolidays}
          </Heading>
          <ul>
            {holidays.map(({ date, to, open }, index) => {
              const name = daysKey(to === undefined ? [date] : [date, to], true);
              return <Row key={index} name={name} days={name} open={open} />;
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** As the script that marks today knows them. */
function numbersOf(days: readonly Weekday[]): string {
  return days.map((day) => WEEK.indexOf(day)).join(' ');
}

interface RowProps {
  /** By what the days are looked up. */
  name: string;
  /** For the script that marks today: weekdays by their numbers, or a day, or the first and the last of several. */
  days: string;
  open: readonly string[];
}

function Row({ name, days, open }: RowProps) {
  const { hoursToday, hoursClosed } = useMessages();
  return (
    <li {...{ [DAYS]: days }}>
      <span>
        {useDateText(name)} <b className={HOURS_TODAY}>{hoursToday}</b>
      </span>
      <span className={HOURS_OPEN}>
        {open.length === 0
          ? hoursClosed
          : open.map((time, index) => <Time key={index} time={time} />)}
      </span>
    </li>
  );
}

function Time({ time }: { time: string }) {
  return <span>{useDateText(time)}</span>;
}
