import { checkMoment } from '../../dates/explain-moment.ts';
import { readMoment, startOfDay } from '../../dates/moment.ts';

/** What the caller gave for the moment of a check or build is not one. */
export class AsOfError extends Error {}

/**
 * Reads as of when a site is to be looked at: a moment, or a day, which stands for its beginning.
 * @param zone that of the site
 * @returns milliseconds since 1970
 * @throws AsOfError with a sentence if it is neither
 */
export function readAsOf(text: string, zone: string | undefined): number {
  if (typeof readMoment(`${text}T12:00Z`, zone) === 'number') return startOfDay(text, zone);
  const moment = readMoment(text, zone);
  if (typeof moment === 'number') return moment;
  const { message = '', suggestion = '' } = checkMoment(text, { timeZone: zone }) ?? {};
  throw new AsOfError([message, suggestion].filter((part) => part !== '').join(' '));
}
