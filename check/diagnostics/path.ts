/** What to point at: the name before the colon, or what is after it. */
export type PathPart = 'key' | 'value';

/** Characters [start, end) of a text. */
export type Range = readonly [start: number, end: number];
