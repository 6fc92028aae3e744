import { countChanges } from '../data/changed-places.ts';
import { fixAll } from '../data/draft-actions.ts';
import { stepBack, stepForth } from '../data/page-actions.ts';
import { showNextProblem } from '../data/problems.ts';
import { set, useStudio } from '../data/store.ts';
import { toggleAlone, toggleTheme, toggleWidth, WIDTHS } from '../desk/look.ts';
import { togglePanel } from '../keys/parts.ts';
import { countOf } from './bar-words.ts';
import { SaveButton } from './SaveButton.tsx';
import { useFieldWords } from './use-field-words.ts';

/** The line at the top: where one is, how the page is looked at, and what becomes of the draft. */
export function Bar() {
  const { overview, page, width, draft, side, isAlone, isPanelOpen } = useStudio();
  const errors = draft.problems.filter(({ severity }) => severity === 'error');
  const count = useStudio(countChanges);
  const undoes = useFieldWords(draft.undoes);
  const redoes = useFieldWords(draft.redoes);
  return (
    <header className="bar">
      <button
        type="button"
        className="button pages-button"
        onClick={() => set({ over: { kind: 'pages' } })}
      >
        Pages <kbd>P</kbd>
      </button>
      <h1 className="where">
        {page && overview ? <span className="site">{overview.name}</span> : null}
        <strong>{page?.name ?? overview?.name}</strong> <span className="quiet">{page?.route}</span>
      </h1>
      <div className="segments widths" role="group" aria-label="Width of the page">
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            aria-label={`${one} pixels`}
            onClick={() => toggleWidth(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div className="group looks">
        <button type="button" className="button" onClick={toggleTheme}>
          Page theme <kbd>T</kbd>
        </button>
        <button type="button" className="button" aria-pressed={isAlone} onClick={toggleAlone}>
          Page alone <kbd>H</kbd>
        </button>
        <button
          type="button"
          className="button fields-button"
          aria-pressed={isPanelOpen}
          onClick={togglePanel}
        >
          Fields <kbd>F4</kbd>
        </button>
      </div>
      <div className="group">
        <button
          type="button"
          className="button"
          // Disabled, it would lose the focus with the last step.
          aria-disabled={!draft.canUndo}
          title={undoes}
          onClick={() => draft.canUndo && void stepBack()}
        >
          Undo <kbd>Ctrl Z</kbd>
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={!draft.canRedo}
          title={redoes}
          onClick={() => draft.canRedo && void stepForth()}
        >
          Redo
        </button>
        <button
          type="button"
          className={errors.length > 0 ? 'button is-red' : 'button'}
          disabled={errors.length === 0}
          onClick={() => void showNextProblem(1)}
        >
          {countOf(errors.length)}
        </button>
        {draft.fixable === 0 ? null : (
          <button type="button" className="button" onClick={() => void fixAll()}>
            Mend {draft.fixable}
          </button>
        )}
        <button
          type="button"
          className={count > 0 ? 'button is-amber' : 'button'}
          aria-pressed={side === 'changes'}
          onClick={() => set({ side: side === 'changes' ? 'fields' : 'changes' })}
        >
          What changed{count > 0 ? ` · ${count}` : ''}
        </button>
        <SaveButton>
          {' '}
          <kbd>Ctrl S</kbd>
        </SaveButton>
      </div>
    </header>
  );
}
