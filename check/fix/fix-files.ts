import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixText } from './fix-text.ts';
import type { Fix, Diagnostic } from '../diagnostics/diagnostic.ts';
import { SourceText } from '../diagnostics/source-text.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** What a fix has changed; line and column count from 1, in the file as it was before. */
export interface Change {
  /** Path from the site folder. */
  file: string;
  line: number;
  column: number;
  before: string;
  after: string;
}

/**
 * Makes the safe fixes among the problems of a site in its files.
 *
 * @returns what was changed, in the order of files and places
 */
export function fixFiles(siteFolder: string, problems: readonly Diagnostic[]): Change[] {
  const fixes = new Map<string, Fix[]>();
  for (const { file, fix } of problems) {
    if (fix) fixes.set(file, [...(fixes.get(file) ?? []), fix]);
  }
  return [...fixes].flatMap(([file, ofFile]) => {
    const path = join(siteFolder, file);
    const written = readFileSync(path, 'utf8');
    // The check counts without the mark that some editors put first.
    const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const source = new SourceText(written.slice(mark.length));
    const { text, made } = fixText(source.text, ofFile);
    writeFileSync(path, mark + text);
    return made.map(({ start, end, text: after }): Change => {
      const { line, column } = source.position(start);
      return { file, line, column, before: source.text.slice(start, end), after };
    });
  });
}
