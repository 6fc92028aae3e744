/**
 * One change of a YAML file. Every `path` is a JSON Pointer (RFC 6901) into the data of the file, such as
 * /blocks/0/cards/2/title.
 */
export type Operation = SetValue | InsertEntry | Remove | MoveEntry | DuplicateEntry;

/** Gives a field or entry another value, or adds a field that is not there. */
export interface SetValue {
  op: 'set';
  path: string;
  value: unknown;
  /** The field that a new one is written in front of; without it, a new one comes last. */
  before?: string;
}

/** Puts an entry into a list, so that it has the index that the path ends with. */
export interface InsertEntry {
  op: 'insert';
  path: string;
  value: unknown;
}

/** Removes a field or an entry, and the comments above it. */
export interface Remove {
  op: 'remove';
  path: string;
}

/** Gives an entry another index in its list. */
export interface MoveEntry {
  op: 'move';
  path: string;
  to: number;
}

/** Repeats an entry right behind itself. */
export interface DuplicateEntry {
  op: 'duplicate';
  path: string;
}
