import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { isDay } from './moment.ts';
import type { Mistake } from '../diagnostics/codes.ts';

/** The time of a day, behind the day. */
const TIME = /(?:,? |T)\d{1,2}:\d{2}\S*$/;

/** Explains why a text is not a day of the calendar in the form 2025-06-27. */
export function checkDate(text: string): Mistake | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const day = text.trim().replace(TIME, '');
    const guess = guessDate(day);
    // "2025-06-27 to 2025-06-30" says more than its first day.
    const isWhole = !/^\d{4}([-/.]\d{1,2}){2}\D/.test(day);
    return {
      id: 'wrong-form',
      message: `\`${text}\` is not a date. Write year, month and day with hyphens, such as 2025-06-27.`,
      suggestion: guess && didYouMean([guess]),
      ...(isWhole && { replacement: guess }),
    };
  }
  if (isDay(text)) return undefined;
  return {
    id: 'wrong-form',
    message: `The date ${text} does not exist.`,
    suggestion: 'Write the year, then the month (01 to 12), then the day.',
  };
}

/** The day that a text means, in the form 2025-06-27; only of forms that leave no doubt which number is the month. */
export function guessDate(text: string): string | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D.*)?$/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return isoDate(year, month, day);
  }
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (german) {
    const [, day = '', month = '', year = ''] = german;
    return isoDate(year, month, day);
  }
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed) {
    const [, first = '', second = '', year = ''] = slashed;
    if (Number(first) > 12) return isoDate(year, second, first);
    return Number(second) > 12 ? isoDate(year, first, second) : undefined;
  }
  if (!/^([a-z]+ \d{1,2},? \d{4}|\d{1,2} [a-z]+ \d{4})$/i.test(text)) return undefined;
  const parsed = new Date(`${text} UTC`);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString().slice(0, 10);
}

function isoDate(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}
