import { applyOperation } from '../../edit/edit-yaml.ts';
import { lineOf } from '../../edit/line-of.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import { readData } from '../../edit/source.ts';

interface Added {
  text: string;
  /** The line in which it begins, including its comment, counted from 1. */
  line: number;
}

interface AddOptions {
  /** Whether before all others. */
  isFirst?: boolean;
  /** Says what a field is, for a comment above its line; entries on one line have none. */
  about?: (field: string) => string;
}

/**
 * Adds an entry at the end of a list, or at its start, written like the entries that it has. All other characters
 * stay as they are.
 *
 * @throws if there is no list with entries at the path
 */
export function addToList(
  text: string,
  path: DataPath,
  value: Record<string, unknown>,
  { isFirst = false, about }: AddOptions = {},
): Added {
  const list = valueAt(readData(text), path);
  if (!Array.isArray(list) || list.length === 0) {
    throw new Error(`There is no list at ${path.join('.')} to add to.`);
  }
  const place = [...path, isFirst ? 0 : list.length];
  const comments =
    about && Object.fromEntries(Object.keys(value).map((name) => [name, about(name)]));
  const added = applyOperation(text, {
    op: 'insert',
    path: toPointer(place),
    value,
    ...(comments && { comments }),
  });
  const line = lineOf(added, place);
  const [comment] = Object.values(comments ?? {});
  const isBelowComment = added.split(/\r?\n/)[line - 2]?.trim() === `# ${comment}`;
  return { text: added, line: isBelowComment ? line - 1 : line };
}
