import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';

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
  const message = `This file does not translate ${names}, so visitors see the text of ${original.file}, in ${original.language}.`;
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
  original: { file: string; version?: string | undefined },
  kind: 'page' | 'form',
): Diagnostic[] {
  if (original.version === undefined || translatedFrom === original.version) return [];
  const run = `run \`npm run translated -- ${file}\``;
  return [
    diagnosticOfFile(file, {
      id: 'outdated-translation',
      message: translatedFrom
        ? `${original.file} has changed since this ${kind} was translated from it.`
        : `This ${kind} does not record which version of ${original.file} it was translated from.`,
      suggestion: translatedFrom
        ? `Translate the change, then ${run}.`
        : `When both are in step, ${run}.`,
    }),
  ];
}
