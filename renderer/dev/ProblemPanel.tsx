import { useState, type ReactNode } from 'react';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { openEditor } from './open-editor.ts';
import styles from './ProblemPanel.module.css';

/** What is known of the page that is looked at. */
export interface PageInView {
  /** Its file, from the site folder. */
  file: string | null;
  /** Whether there is a page, as it is or as it was when it was last right. */
  hasPage: boolean;
  /** Why a build leaves the page out at the moment. */
  mark: string | null;
}

interface Props {
  problems: Diagnostic[];
  /** What fails without being a problem of a file: sentences. */
  failures: string[];
  view: PageInView;
  /** Whether warnings are folded at first. */
  startsFolded?: boolean;
}

/**
 * What is wrong with the site, over the last good page, and apart from that what could be better and what is not
 * translated; first of all that of the page in view.
 */
export function ProblemPanel({ problems, failures, view, startsFolded = true }: Props) {
  const [note, setNote] = useState<string>();
  const isHere = ({ file }: Diagnostic) => file === view.file;
  const sorted = [...problems.filter(isHere), ...problems.filter((found) => !isHere(found))];
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const untranslated = sorted.filter(({ id }) => id === 'untranslated');
  const warnings = sorted.filter(
    ({ id, severity }) => severity === 'warning' && id !== 'untranslated',
  );
  const count = errors.length + failures.length;
  const ofPage = warnings.filter(isHere).length;
  const open = async (place: string) => setNote(await openEditor(place));
  const listOf = (found: Diagnostic[]) =>
    found.map((problem) => (
      <ProblemEntry
        key={keyOf(problem)}
        problem={problem}
        isHere={isHere(problem)}
        onOpen={(place) => void open(place)}
      />
    ));
  return (
    <div className={styles.dock}>
      {view.mark === null ? null : <p className={styles.mark}>{view.mark}</p>}
      {note === undefined ? null : (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      {count === 0 ? null : (
        <Panel
          name="Problems"
          title={`${counted(count, 'problem')} in the site.${view.hasPage ? ' The last good page is shown.' : ''}`}
        >
          {failures.map((failure) => (
            <li key={failure}>
              <pre className={styles.failure}>{failure}</pre>
            </li>
          ))}
          {listOf(errors)}
        </Panel>
      )}
      {warnings.length === 0 ? null : (
        <Panel
          name="Warnings"
          title={`${counted(warnings.length, 'warning')}${ofPage > 0 ? `, ${ofPage} of them on this page` : ''}`}
          startsFolded={startsFolded}
        >
          {listOf(warnings)}
        </Panel>
      )}
      {untranslated.length === 0 ? null : (
        <Panel
          name="Translations"
          title={`${counted(untranslated.length, 'page')} ${untranslated.length === 1 ? 'is' : 'are'} not translated`}
          startsFolded={startsFolded}
        >
          {listOf(untranslated)}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps {
  name: 'Problems' | 'Warnings' | 'Translations';
  title: string;
  startsFolded?: boolean;
  children: ReactNode;
}

function Panel({ name, title, startsFolded = false, children }: PanelProps) {
  const [folded, setFolded] = useState(startsFolded);
  return (
    <aside
      className={name === 'Problems' ? styles.panel : `${styles.panel} ${styles.warnings}`}
      aria-label={name}
      aria-live="polite"
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {title}
      </button>
      {folded ? null : <ol className={styles.list}>{children}</ol>}
    </aside>
  );
}

/** One problem; its place opens the editor. */
function ProblemEntry({
  problem,
  isHere,
  onOpen,
}: {
  problem: Diagnostic;
  /** Whether it is on the page in view. */
  isHere: boolean;
  onOpen: (place: string) => void;
}) {
  const { file, line, column, block, message, suggestion, sourceLine } = problem;
  const place = `${file}:${line}:${column}`;
  const fixed = fixedLine(problem);
  return (
    <li>
      <p className={styles.place}>
        {isHere ? (
          <>
            <b>This page</b>{' '}
          </>
        ) : null}
        <button type="button" onClick={() => onOpen(place)}>
          {place}
        </button>
        {block ? ` (block ${[block.position, block.type].filter(Boolean).join(', ')})` : null}
      </p>
      <p>
        {message} {suggestion}
      </p>
      {sourceLine?.trim() ? <pre>{sourceLine}</pre> : null}
      {fixed === undefined ? null : (
        <>
          <p>Did you mean:</p>
          <pre>{fixed}</pre>
        </>
      )}
    </li>
  );
}

function keyOf({ file, line, column, id, message }: Diagnostic): string {
  return `${file}:${line}:${column}:${id}:${message}`;
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** The line with the safe fix applied, where there is one on that line. */
function fixedLine({ sourceLine, column, fix }: Diagnostic): string | undefined {
  if (sourceLine === undefined || !fix || fix.text.includes('\n')) return undefined;
  return (
    sourceLine.slice(0, column - 1) +
    fix.text +
    sourceLine.slice(column - 1 + (fix.end - fix.start))
  );
}
