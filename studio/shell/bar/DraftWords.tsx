import { type StudioState, useStudio } from '../data/store.ts';

/** What has become of what was written, whatever was said since. It is not said: each key would. */
export function DraftWords() {
  const words = useStudio(draftWords);
  return words === undefined ? null : <span className="draft-words">{words}</span>;
}

/** Nothing as long as the server is away: that is said instead. */
function draftWords({ awaySince, isSaving, draft, keptAt }: StudioState): string | undefined {
  if (awaySince !== undefined) return undefined;
  if (isSaving) return 'Saving';
  if (draft.changed.length === 0) return 'All saved';
  return keptAt === undefined ? 'Draft kept' : `Draft kept, ${keptAt}`;
}
