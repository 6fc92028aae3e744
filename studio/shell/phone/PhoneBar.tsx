import { changesOf, countOf } from '../bar/bar-words.ts';
import { SaveButton } from '../bar/SaveButton.tsx';
import { countChanges } from '../data/changed-places.ts';
import { showNextProblem } from '../data/problems.ts';
import { set, useStudio } from '../data/store.ts';

/** The line at the top of a phone: which page it is, and what becomes of the draft. */
export function PhoneBar() {
  const { overview, page, draft, side } = useStudio();
  const errors = draft.problems.filter(({ severity }) => severity === 'error').length;
  const count = useStudio(countChanges);
  return (
    <header className="bar">
      <button type="button" className="button" onClick={() => set({ over: { kind: 'pages' } })}>
        Pages
      </button>
      <h1 className="where">{page?.name ?? overview?.name}</h1>
      {errors === 0 ? null : (
        <button type="button" className="button is-red" onClick={() => void showNextProblem(1)}>
          {countOf(errors)}
        </button>
      )}
      {count === 0 ? null : (
        <button
          type="button"
          className="button is-amber"
          aria-pressed={side === 'changes'}
          onClick={() => set({ side: side === 'changes' ? 'fields' : 'changes' })}
        >
          {changesOf(count)}
        </button>
      )}
      <SaveButton />
    </header>
  );
}
