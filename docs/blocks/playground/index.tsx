import { useId, useRef } from 'react';
import { GroundSection, Wrap } from 'website-from-yaml/block';
import type { Playground } from './data.d.ts';
import { PAGE, SAMPLE } from './sample.ts';
import { selectPlace } from './select-place.ts';
import styles from './style.module.css';
import { useCheck } from './use-check.ts';

/** A page in YAML that visitors change, what the check says about it, and the page. */
export default function PlaygroundBlock({ ground }: Playground) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const { checked, drawn, isLoading, hasFailed } = useCheck(field, page);
  const isStale = drawn === 'earlier';
  return (
    <GroundSection ground={ground}>
      <Wrap className={styles.desk}>
        <div className={styles.writing}>
          <label htmlFor={id}>{PAGE}</label>
          {/* Hydrated when the browser is idle, as what moves by itself. */}
          <textarea
            ref={field}
            id={id}
            className={styles.field}
            defaultValue={SAMPLE}
            rows={24}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            data-hydrate="idle"
          />
        </div>
        <div className={styles.findings}>
          <h2 className={styles.heading}>What the check says</h2>
          <div className="without-script">
            <p>The check and the page need JavaScript. Of this page the check says:</p>
            <p>1 page checked, no problems.</p>
          </div>
          <p role="status" className={styles.summary}>
            {isLoading ? 'The check is loading.' : null}
            {hasFailed ? 'The check could not be loaded. Load the page again.' : null}
            {checked ? lastLine(checked.report) : null}
            {isStale ? ' Below is the page as it was without errors.' : null}
          </p>
          <ol className={styles.list}>
            {checked?.problems.map((problem) => (
              <li key={problem.text}>
                <button
                  type="button"
                  className={styles.problem}
                  onClick={() => selectPlace(field.current, problem)}
                >
                  {problem.text.split('\n')[0]}
                </button>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
      <div className={drawn ? styles.result : styles.none}>
        <Wrap>
          <h2 className={styles.heading}>The page</h2>
        </Wrap>
        <div ref={page} className={isStale ? styles.stale : styles.page} inert={isStale} />
      </div>
    </GroundSection>
  );
}

function lastLine(report: string): string {
  return report.trimEnd().split('\n').at(-1) ?? '';
}
