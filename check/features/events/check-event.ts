import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { isWholeDay, timeOfEvent } from '../../model/entries/event-time.ts';
import type { CheckedPage } from '../../model/rule.ts';

const EVENT = ['entry', 'event'] as const;

/** Finds what is wrong with the event that a page is, though each of its fields has its form. */
export function checkEvent({ data, timeZone }: Pick<CheckedPage, 'data' | 'timeZone'>): Finding[] {
  const entry = isRecord(data) ? data['entry'] : undefined;
  const event = isRecord(entry) ? entry['event'] : undefined;
  if (!isRecord(event)) return [];
  return [
    ...checkTimes(event['from'], event['to'], timeZone),
    ...checkCurrency(isRecord(event['price']) ? event['price']['currency'] : undefined),
  ];
}

function checkTimes(from: unknown, to: unknown, timeZone: string | undefined): Finding[] {
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const time = timeOfEvent({ from, to }, timeZone);
  if (!time) return [];
  const at = { path: [...EVENT, 'to'], part: 'value' } as const;
  if (isWholeDay(from) !== isWholeDay(to))
    return [
      {
        ...at,
        id: 'wrong-form',
        message: isWholeDay(to)
          ? '`from` has a time, but `to` does not.'
          : '`to` has a time, but `from` does not.',
        suggestion: 'Write both with a time, or both without.',
      },
    ];
  if (time.start < time.end) return [];
  return [
    {
      ...at,
      id: 'end-before-start',
      message: `The event ends on ${to}, which is not after its start on ${from}.`,
      suggestion: 'Write a later time, or delete `to`.',
    },
  ];
}

/** A currency that does not exist has no sign, and search engines refuse it. */
function checkCurrency(currency: unknown): Finding[] {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return [];
  const known = Intl.supportedValuesOf('currency');
  if (known.includes(currency)) return [];
  const likely = closest(currency, known);
  return [
    {
      id: 'wrong-value',
      path: [...EVENT, 'price', 'currency'],
      part: 'value',
      message: `\`${currency}\` is not a currency.`,
      suggestion: didYouMean(likely) ?? 'Write its code, such as EUR, USD or JPY.',
    },
  ];
}
