import type { StudioProblem } from '../../protocol.ts';

interface Props {
  problems: readonly StudioProblem[];
  isChanged: boolean;
  /** How much it says, which is told of what has changed as well. */
  count: string | undefined;
  /** What is told of any other. */
  usual: string;
  /** Of the word that tells that it has changed. */
  id?: string;
}

/** The state of a field: what is wrong comes first, then that it differs from the file. */
export function FieldState({ problems, isChanged, count, usual, id }: Props) {
  // As the bar counts them.
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return <span className="is-wrong">{countOf(errors, 'problem')}</span>;
  if (problems.length > 0) return countOf(problems.length, 'warning');
  if (!isChanged) return count ?? usual;
  return (
    <>
      <span className="is-changed" id={id}>
        Changed
      </span>
      {count === undefined ? '' : `, ${count}`}
    </>
  );
}

function countOf(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
