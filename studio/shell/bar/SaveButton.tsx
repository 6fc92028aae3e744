import type { ReactNode } from 'react';
import { save } from '../data/save.ts';
import { useStudio } from '../data/store.ts';
import { saveWords } from './bar-words.ts';

/** @param children what is behind its words, such as a key */
export function SaveButton({ children }: { children?: ReactNode }) {
  const { draft, isSaving } = useStudio();
  return (
    <button
      type="button"
      className="button is-main"
      disabled={draft.changed.length === 0 || isSaving}
      onClick={() => void save()}
    >
      {saveWords(isSaving, draft.conflicts.length)}
      {children}
    </button>
  );
}
