/** A moment as a file says it: what a clock shows, and how far that is from UTC, where the file says so. */
export interface WrittenMoment {
  /** Such as 2026-12-01T09:00. */
  clock: string;
  /** Z or +01:00; empty for the time zone of site.yaml. */
  offset: string;
}

const FORM = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?$/;

/** @returns nothing for a text that is not a moment, which has to be mended as a text */
export function readWritten(text: string): WrittenMoment | undefined {
  const [, clock, offset = ''] = FORM.exec(text) ?? [];
  return clock === undefined ? undefined : { clock, offset };
}

/**
 * The moment that is written for what somebody has chosen.
 * @param before what the field says now
 * @param zone that of site.yaml, if it names one
 */
export function writeChosen(clock: string, before: string, zone: string | undefined): string {
  if (clock === '') return '';
  return `${clock}${readWritten(before)?.offset ?? (zone === undefined ? 'Z' : '')}`;
}

/** Which clock shows it, in words. */
export function clockOf(text: string, zone: string | undefined): string {
  const offset = readWritten(text)?.offset ?? '';
  if (offset !== '') return offset === 'Z' ? 'UTC' : `UTC${offset}`;
  return zone ?? 'UTC';
}
