import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { DiagnosticCode } from './diagnostics/codes.ts';

/** Errors of site.yaml by which a value may be there, but not where it is looked for. */
const losing: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'missing-field',
  'misplaced-field',
  'unknown-field',
  'wrong-form',
  'wrong-type',
]);

/** What all that refers to such a value then lacks. */
const following: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'broken-fragment',
  'missing-site-field',
  'unknown-reference',
]);

/**
 * Leaves out what only follows from an error in site.yaml: one misspelt `facts` there would else be
 * a problem of every page that refers to a fact.
 */
export function dropConsequences(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const loses = problems.some(({ file, id }) => file === 'site.yaml' && losing.has(id));
  return loses ? problems.filter(({ id }) => !following.has(id)) : problems;
}

/** That a page is in no list is why nothing links to it. */
export function dropFollowing(problems: readonly Diagnostic[]): Diagnostic[] {
  const missing = new Set(
    problems.flatMap(({ id, file }) => (id === 'missing-entry' ? [file] : [])),
  );
  return problems.filter(({ id, file }) => id !== 'unlinked-page' || !missing.has(file));
}
