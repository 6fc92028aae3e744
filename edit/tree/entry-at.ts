import type { DataPath } from '../../schema/pointer.ts';
import { type CollectionNode, type EntryNode, isCollection, type TreeNode } from './nodes.ts';

/** The entry at a path; nothing for the top of a file, and where no operation can lead. */
export function entryAt(root: TreeNode | undefined, path: DataPath): EntryNode | undefined {
  const [step, ...rest] = path;
  if (!isCollection(root) || step === undefined) return undefined;
  const entry =
    typeof step === 'number' ? root.entries[step] : root.entries.find(({ name }) => name === step);
  return rest.length === 0 ? entry : entryAt(entry?.value, rest);
}

/** The list or the fields at a path. */
export function collectionAt(
  root: TreeNode | undefined,
  path: DataPath,
): CollectionNode | undefined {
  const node = path.length === 0 ? root : entryAt(root, path)?.value;
  return isCollection(node) ? node : undefined;
}
