import type { ReactNode } from 'react';
import { countChanges } from '../data/changed-places.ts';
import { save } from '../data/save.ts';
import { useStudio } from '../data/store.ts';
import { changesOf, saveWords } from './bar-words.ts';

/** @param children what is behind its words, such as a key */
export function SaveButton({ children }: { children?: ReactNode }) {
  const { draft, isSaving } = useStudio();
  const count = useStudio(countChanges);
  const words = saveWords(isSaving, draft.conflicts.length);
  return (
    <button
      type="button"
      className="button is-main"
      disabled={draft.changed.length === 0 || isSaving}
      onClick={() => void save()}
    >
      {words}
      {words === 'Save' && count > 0 ? <span className="unseen">{changesOf(count)}</span> : null}
      {children}
    </button>
  );
}
