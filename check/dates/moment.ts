/** Why a text is not a moment. */
type MomentFault =
  | { fault: 'form' }
  /** Neither the text nor the site says in which zone. */
  | { fault: 'no-zone' }
  /** The clocks never show it, when summer time begins. */
  | { fault: 'skipped' }
  /** The clocks show it twice, when summer time ends. */
  | { fault: 'twice'; moments: number[] };

const FORM = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d{2}:[0-5]\d)?$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether a text names a zone with its summer time: an IANA name, such as Europe/Berlin. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return Boolean(formatOf(text));
  } catch {
    return false;
  }
}

/**
 * Reads a moment such as 2026-12-01T09:00 or 2026-12-01T09:00+01:00.
 * @param zone that of the site, by its IANA name, for a text that says no distance from UTC
 * @returns milliseconds since 1970, or why there are none
 */
export function readMoment(text: string, zone: string | undefined): number | MomentFault {
  const [, day, , , distance] = FORM.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return { fault: 'form' };
  if (distance !== undefined) return Date.parse(text);
  if (zone === undefined) return { fault: 'no-zone' };
  const moments = momentsOf(text, zone);
  const [moment, ...others] = moments;
  if (moment === undefined) return { fault: 'skipped' };
  return others.length > 0 ? { fault: 'twice', moments } : moment;
}

/** Whether a day such as 2026-02-28 is in the calendar. */
export function isDay(day: string): boolean {
  const start = new Date(`${day}T00:00Z`);
  // Date moves days that do not exist into the next month.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** When a day begins in a zone: at midnight, or where the clocks skip that, when they have gone forward. */
export function startOfDay(day: string, zone = 'UTC'): number {
  const midnight = Date.parse(`${day}T00:00Z`);
  const [first = midnight - offsetAt(midnight - DAY, zone)] = momentsOf(`${day}T00:00`, zone);
  return first;
}

/** When a day ends in a zone: when the next one begins. */
export function endOfDay(day: string, zone: string | undefined): number {
  return startOfDay(nextDay(day), zone);
}

/** The day after a day, both as YYYY-MM-DD. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** A moment as the clocks of a zone show it, such as 2026-12-01T09:00+01:00. */
export function writeMoment(moment: number, zone = 'UTC'): string {
  const offset = offsetAt(moment, zone);
  const local = new Date(moment + offset).toISOString().replace(/(:00)?\.\d{3}Z$/, '');
  if (offset === 0) return `${local}Z`;
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset < 0 ? '-' : '+'}${distance}`;
}

/** The day that a zone has at a moment, as YYYY-MM-DD. */
export function dayAt(moment: number, zone: string | undefined): string {
  return writeMoment(moment, zone).slice(0, 10);
}

/** When the clocks of a zone show a local time: once, never or twice. */
function momentsOf(local: string, zone: string): number[] {
  const asUtc = Date.parse(`${local}Z`);
  // No zone changes its clocks twice within two days.
  const offsets = new Set([offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === asUtc)
    .toSorted((one, other) => one - other);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  // Of a site that names no zone; the first format takes 60 ms, a tenth of a check after an edit.
  if (zone === 'UTC') return 0;
  const text = formatOf(zone).format(moment);
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** @throws RangeError if there is no such zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}
