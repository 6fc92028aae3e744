import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Mistake } from '../diagnostics/codes.ts';
import { checkDate, guessDate } from './date.ts';
import { isDay, isTimeZone, readMoment, writeMoment } from './moment.ts';

export interface MomentContext {
  /** The zone that site.yaml names; nothing if it names none. */
  timeZone: string | undefined;
}

/** Explains why a text is not a moment; gives nothing if it is. */
export function checkMoment(text: string, { timeZone }: MomentContext): Mistake | undefined {
  const moment = readMoment(text, timeZone);
  if (typeof moment === 'number') return undefined;
  if (moment.fault === 'form') return explainForm(text);
  if (moment.fault === 'no-zone')
    return {
      id: 'moment-without-zone',
      message: `\`${text}\` has no time zone, and site.yaml does not set one.`,
      suggestion: `Set a time zone in site.yaml, such as \`timeZone: Europe/Berlin\`, or add the UTC offset here: ${text}+01:00.`,
    };
  if (moment.fault === 'skipped')
    return {
      id: 'wrong-form',
      message: `The time ${text} does not exist in ${timeZone}: the clocks go forward one hour then.`,
      suggestion: 'Choose a time before or after that hour.',
    };
  const both = moment.moments.map((at) => writeMoment(at, timeZone));
  return {
    id: 'wrong-form',
    message: `The time ${text} occurs two times in ${timeZone}: the clocks go back one hour then.`,
    suggestion: `Write the one you mean: ${both.join(' is the first, ')} the second.`,
  };
}

/** Explains why a text is neither a day nor a moment; gives nothing if it is one of them. */
export function checkDayOrMoment(text: string, context: MomentContext): Mistake | undefined {
  if (/T\d|\d[, ]+\d{1,2}:\d{2}/.test(text)) return checkMoment(text, context);
  return checkDate(text);
}

/** What is near to a moment: a day alone, or day and time with a space or a comma between them; the day as in dates. */
function explainForm(text: string): Mistake {
  const message = `\`${text}\` is not a date and time. Write both with a T between them, such as 2026-12-01T09:00.`;
  const [, written = '', time = '00:00'] =
    /^(.*?)(?:(?:,? |T)(\d{1,2}:\d{2}[^\sT]*))?$/.exec(text.trim()) ?? [];
  // Behind the day there is a time that nobody understands, which a guess would lose.
  const hasRest = /^\d{4}([-/.]\d{1,2}){2}\D/.test(written);
  const day = isDay(written) || hasRest ? written : guessDate(written);
  const guess = `${day}T${time.padStart('00:00'.length, '0')}`;
  const isRight = typeof readMoment(guess, 'UTC') === 'number' && guess !== text;
  return {
    id: 'wrong-form',
    message,
    ...(isRight && { suggestion: didYouMean([guess]), replacement: guess }),
  };
}

/** Explains why a text names no time zone; gives nothing if it does. */
export function checkTimeZone(text: string): Mistake | undefined {
  if (isTimeZone(text)) return undefined;
  const matches = closest(text, Intl.supportedValuesOf('timeZone'));
  return {
    id: 'wrong-form',
    message: `\`${text}\` is not a time zone. Use a name such as Europe/Berlin, which includes daylight saving time.`,
    suggestion: didYouMean(matches),
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}
