import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixText } from './fix-text.ts';
import type { Fix, Diagnostic } from '../diagnostics/diagnostic.ts';

const byteOrderMark = '\uFEFF';

/**
 * Makes the safe mends among the problems of a site in its files.
 *
 * @returns how many mends were made
 */
export function fixFiles(siteFolder: string, problems: readonly Diagnostic[]): number {
  const fixes = new Map<string, Fix[]>();
  for (const { file, fix } of problems) {
    if (fix) fixes.set(file, [...(fixes.get(file) ?? []), fix]);
  }
  for (const [file, ofFile] of fixes) {
    const path = join(siteFolder, file);
    const written = readFileSync(path, 'utf8');
    // The check counts without the mark that some editors put first.
    const mark = written.startsWith(byteOrderMark) ? byteOrderMark : '';
    writeFileSync(path, mark + fixText(written.slice(mark.length), ofFile));
  }
  return [...fixes.values()].flat().length;
}
