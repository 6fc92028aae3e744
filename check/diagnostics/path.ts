/** Names of fields and indexes of entries, from the top of a file down to a value. */
export type Path = readonly (string | number)[];

/** What to point at: the name before the colon, or what is after it. */
export type PathPart = 'key' | 'value';

/** Characters [start, end) of a text. */
export type Range = readonly [start: number, end: number];
