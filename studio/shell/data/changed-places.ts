import type { At } from '../../../renderer/studio/messages.ts';
import { keepUnchanged } from '../../../schema/keep-unchanged.ts';
import type { ChangesOfFile } from '../../protocol.ts';
import { isChanges } from './answers.ts';
import { call } from './call.ts';
import { parentOf } from './pointer.ts';
import { now, set, type StudioState, useStudio } from './store.ts';

let asked = 0;

/** Asks what has changed since the last save. */
export async function readChanges(): Promise<readonly ChangesOfFile[]> {
  const own = (asked += 1);
  const changes = await call('changes', {}, isChanges);
  const isLatest = own === asked;
  if (isLatest && !keepUnchanged(now().changes, changes))
    set({ changes, changedPlaces: changedPlaces(changes) });
  return changes;
}

/** By file, the places that differ from what is saved, and all that they are in. Of a new file, nothing: all of it does. */
export function changedPlaces(
  changes: readonly Pick<ChangesOfFile, 'file' | 'ours'>[],
): StudioState['changedPlaces'] {
  return new Map(
    changes.map(({ file, ours }) => [file, new Set(ours.flatMap(({ at }) => withOuter(at)))]),
  );
}

/** How many changes are not saved. A file that comes or goes is one, and so is one of which more is not known yet. */
export function countChanges({ draft, changes }: Pick<StudioState, 'draft' | 'changes'>): number {
  const counts = draft.changed.map((file) =>
    Math.max(1, changes.find((one) => one.file === file)?.ours.length ?? 1),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function withOuter(pointer: string): string[] {
  return pointer === '' ? [] : [pointer, ...withOuter(parentOf(pointer))];
}

/** Whether what is at a place, or in it, differs from what is saved. */
export function useIsChanged({ file, pointer }: At): boolean {
  return useStudio(({ changedPlaces: places }) => places.get(file)?.has(pointer) ?? false);
}

/** Whether a field of a page itself does, which is in none of its blocks. */
export function useAreSettingsChanged(file: string): boolean {
  return useStudio(({ changedPlaces: places }) =>
    [...(places.get(file) ?? [])].some((pointer) => !/^\/blocks(\/|$)/.test(pointer)),
  );
}
