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

/**
 * That a page is in no list is why nothing links to it, and that its language is not listed, why it is not in the others;
 * of a language whose file has another name, nothing is missing.
 */
export function dropFollowing(all: readonly Diagnostic[]): Diagnostic[] {
  const unlisted = all.flatMap(({ id, file }) => (id === 'unlisted-language' ? [file] : []));
  const problems = all.filter(
    ({ id, file }) =>
      !(id === 'unlinked-page' || id === 'untranslated') ||
      !unlisted.some((path) => file.startsWith(`${path}/`) || isSameName(file, path)),
  );
  const missing = new Set(
    problems.flatMap(({ id, file }) => (id === 'missing-entry' ? [file] : [])),
  );
  return problems.filter(({ id, file }) => id !== 'unlinked-page' || !missing.has(file));
}

function isSameName(file: string, other: string): boolean {
  return file === other.toLowerCase().replace(/\.yml$/, '.yaml');
}
