import { useState } from 'react';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import styles from './ProblemPanel.module.css';

/** What the check has to say about the site, over the last good page, with the line as it might be meant. */
export function ProblemPanel({ problems }: { problems: Diagnostic[] }) {
  const [folded, setFolded] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  return (
    <aside className={styles.panel} aria-label="Problems" aria-live="polite">
      <button
        type="button"
        className={styles.head}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {count} on the way to the site. The last good page is shown.
      </button>
      {folded ? null : (
        <ol className={styles.list}>
          {errors.map((problem) => (
            <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.id}`}>
              <p className={styles.place}>
                {problem.file}:{problem.line}:{problem.column}
                {problem.block ? ` (block ${problem.block.position}, ${problem.block.type})` : null}
              </p>
              <p>
                {problem.message} {problem.suggestion}
              </p>
              {problem.sourceLine?.trim() ? <pre>{problem.sourceLine}</pre> : null}
              {mendedLine(problem) ? (
                <>
                  <p>Probably meant:</p>
                  <pre>{mendedLine(problem)}</pre>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}

/** The line with the safe mend applied, where there is one on that line. */
function mendedLine({ sourceLine, column, fix }: Diagnostic): string | undefined {
  if (sourceLine === undefined || !fix || fix.text.includes('\n')) return undefined;
  return (
    sourceLine.slice(0, column - 1) +
    fix.text +
    sourceLine.slice(column - 1 + (fix.end - fix.start))
  );
}
