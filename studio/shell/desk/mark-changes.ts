import type { StudioChange } from '../../protocol.ts';
import type { StudioState } from '../data/store.ts';
import { tellPage } from './frame.ts';

const NONE: readonly StudioChange[] = [];

/** What has changed on the page, unless it shows something else than the draft: then its places are others. */
export function changesShown({
  changes,
  page,
  trying,
  isSaved,
}: StudioState): readonly StudioChange[] {
  if (trying || isSaved) return NONE;
  return changes.find(({ file }) => file === page?.file)?.ours ?? NONE;
}

/** Has the page tell from now on where it shows them. */
export function markChanges(file: string, changes: readonly StudioChange[]): void {
  tellPage({ studio: 'changed', file, pointers: changes.map(({ at }) => at) });
}
