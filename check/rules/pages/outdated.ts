import { type Diagnostic, diagnosticOfFile } from '../../diagnostics/diagnostic.ts';

/** How much of a file's digest its translation carries: enough to tell one version from the next. */
const DIGEST_LENGTH = 8;

/** How a translation names the version of its original, from the digest of that. */
export function versionOf(digest: string): string {
  return digest.slice(0, DIGEST_LENGTH);
}

/**
 * Says what a file leaves out of what another one says in the main language.
 * @param missing names of fields
 */
export function findUntranslated(
  file: string,
  missing: readonly string[],
  original: { file: string; language: string },
): Diagnostic[] {
  if (missing.length === 0) return [];
  const names = missing.map((name) => `\`${name}\``).join(', ');
  const message = `This file does not say ${names}, so visitors read what ${original.file} says, in ${original.language}.`;
  return [
    diagnosticOfFile(file, { id: 'untranslated', message, suggestion: 'Translate it here.' }),
  ];
}

/** A translation, and which version of its original it says that it says the same as. */
interface Translation {
  file: string;
  translatedFrom: string | undefined;
}

/** Says that a translation is older than its original, or does not tell. */
export function findOutdated(
  { file, translatedFrom }: Translation,
  original: { file: string; digest: string },
  kind: 'page' | 'form',
): Diagnostic[] {
  const version = versionOf(original.digest);
  if (translatedFrom === version) return [];
  const line = `\`translatedFrom: '${version}'\``;
  return [
    diagnosticOfFile(file, {
      id: 'outdated-translation',
      message: translatedFrom
        ? `${original.file} has changed since this ${kind} was translated from it.`
        : `Nothing says which version of ${original.file} this ${kind} was translated from.`,
      suggestion: translatedFrom
        ? `Bring the change over, then write ${line}.`
        : `Once both say the same, add ${line}.`,
    }),
  ];
}
