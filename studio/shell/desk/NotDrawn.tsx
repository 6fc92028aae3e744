import type { StudioProblem } from '../../protocol.ts';
import { mend, showProblem } from '../data/problems.ts';
import { useStudio } from '../data/store.ts';

/** In the place of a page that was broken when it was opened: what is wrong, where, and how to mend it. */
export function NotDrawn() {
  const file = useStudio((state) => state.page?.file ?? '');
  const isDrawn = useStudio((state) => state.blocks.length > 0);
  const isEmpty = useStudio(
    (state) => state.empty !== undefined && state.empty === state.page?.route,
  );
  const isRead = useStudio((state) => state.files[file] !== undefined);
  const problems = useStudio((state) => state.draft.problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const own = errors.filter((problem) => problem.file === file);
  // What all pages share keeps each from being shown.
  const found = own.length > 0 ? own : errors.filter((one) => !one.file.startsWith('pages/'));
  if (isDrawn || found.length === 0) return null;
  return (
    <section className="not-drawn" aria-labelledby="not-drawn" data-is-empty={isEmpty || undefined}>
      <h2 id="not-drawn">This page cannot be shown yet</h2>
      <ol>
        {found.map((problem) => (
          <li key={`${problem.line} ${problem.message}`}>
            <Broken problem={problem} hasField={isRead && problem.pointer !== undefined} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Broken({ problem, hasField }: { problem: StudioProblem; hasField: boolean }) {
  const { file, line, message, suggestion, repair } = problem;
  return (
    <>
      <p>
        {message} {suggestion}
      </p>
      <p className="quiet">
        {file}, line {line}
      </p>
      {repair ? (
        <button type="button" className="button is-main" onClick={() => void mend(problem)}>
          {repair.words}
        </button>
      ) : null}
      {hasField ? (
        <button type="button" className="button has-line" onClick={() => void showProblem(problem)}>
          Show the field
        </button>
      ) : (
        <p>Open the file in a text editor and mend it there: the page is here at once then.</p>
      )}
    </>
  );
}
