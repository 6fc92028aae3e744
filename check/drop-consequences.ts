import type { Diagnostic } from '../schema/generated/data.d.ts';
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

/** What follows from a field of site.yaml that cannot be read, by its name. */
const ofFields: Readonly<Record<string, ReadonlySet<DiagnosticCode>>> = {
  timeZone: new Set(['moment-without-zone']),
  embeds: new Set(['embed-not-allowed']),
  languages: new Set([
    'broken-link',
    'link-to-other-language',
    'outdated-translation',
    'unlisted-language',
    'unlinked-page',
    'untranslated',
    'wrong-form-name',
  ]),
};

/**
 * Leaves out what only follows from an error in site.yaml: one misspelled `facts` there would else be
 * a problem of every page that refers to a fact.
 */
export function dropConsequences(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const ofSite = problems.filter(
    ({ file, severity }) => file === 'site.yaml' && severity === 'error',
  );
  const dropped = new Set<DiagnosticCode>(
    ofSite.some(({ id }) => losing.has(id)) ? following : undefined,
  );
  for (const problem of ofSite) {
    for (const id of ofFields[fieldOf(problem)] ?? []) dropped.add(id);
  }
  return problems.filter(({ id }) => !dropped.has(id));
}

/** The field of site.yaml that a problem is about: of a misspelled one, that which was meant. */
function fieldOf({ id, path, fix }: Diagnostic): string {
  const name = String(path?.[0] ?? '');
  return id === 'unknown-field' && path?.length === 1 ? (fix?.text ?? name) : name;
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
