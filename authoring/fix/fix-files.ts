import { join } from 'node:path';
import { readText } from '../../edit/journal/replace-file.ts';
import type { FileEdit } from '../../edit/journal/edits.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { fixText } from './fix-text.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Fix } from '../../check/diagnostics/codes.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';

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
  const changes: Change[] = [];
  const edits: FileEdit[] = [];
  for (const [file, ofFile] of fixes) {
    const written = readText(join(siteFolder, file)) ?? '';
    // The check counts without the mark that some editors put first.
    const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const source = new SourceText(written.slice(mark.length));
    const { text, made } = fixText(source.text, ofFile);
    edits.push({ file, base: written, text: mark + text });
    for (const { start, end, text: after } of made) {
      const { line, column } = source.position(start);
      changes.push({ file, line, column, before: source.text.slice(start, end), after });
    }
  }
  if (edits.length > 0) new SiteEdits(siteFolder).apply('Safe fixes', edits);
  return changes;
}
