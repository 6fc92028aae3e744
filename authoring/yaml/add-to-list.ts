import { applyOperation } from '../../edit/edit-yaml.ts';
import { lineOf } from '../../edit/line-of.ts';
import { type DataPath, toPointer, valueAt } from '../../edit/pointer.ts';
import { readData } from '../../edit/source.ts';

export interface Added {
  text: string;
  /** The line of what was added, counted from 1. */
  line: number;
}

/**
 * Adds an entry at the end of a list, written like the entries before it. All other characters
 * stay as they are.
 *
 * @throws if there is no list with entries at the path
 */
export function addToList(text: string, path: DataPath, entry: Record<string, string>): Added {
  const list = valueAt(readData(text), path);
  if (!Array.isArray(list) || list.length === 0) {
    throw new Error(`There is no list at ${path.join('.')} to add to.`);
  }
  const end = [...path, list.length];
  const added = applyOperation(text, { op: 'insert', path: toPointer(end), value: entry });
  return { text: added, line: lineOf(added, end) };
}
