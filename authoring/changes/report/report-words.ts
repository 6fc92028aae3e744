import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReportWords } from '../../../schema/generated/data.d.ts';
import { isReportWords } from '../../../schema/generated/guards/changes.js';
import { schemaFolder } from '../../../schema/load-schemas.ts';
import { readJson } from '../../../schema/read-json.ts';

const FOLDER = join(schemaFolder, 'report-words');

/** The tags of all languages that a report can be in. */
export function reportLanguages(): string[] {
  return readdirSync(FOLDER).map((file) => basename(file, '.json'));
}

/**
 * The words of a report in a language.
 * @param language a tag, of which the first part decides
 * @returns nothing for a language that the engine does not speak
 */
export function reportWords(language: string): ReportWords | undefined {
  const [base = ''] = language.toLowerCase().split('-');
  if (!reportLanguages().includes(base)) return undefined;
  return readJson(join(FOLDER, `${base}.json`), isReportWords);
}

/** The words that programs and terminals are told. */
export function englishWords(): ReportWords {
  const words = reportWords('en');
  if (words) return words;
  throw new Error('The engine speaks English.');
}

/** Puts values in the place of names in braces. What values say in braces themselves stays. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
