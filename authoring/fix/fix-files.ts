import { fixText } from './fix-text.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Fix } from '../../check/diagnostics/codes.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import type { SiteFiles } from '../../check/files/site-files.ts';
import { type Planned, textIn, writeChanges } from '../planned.ts';

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

/** Makes the safe fixes among the problems of a site in its files; see `planFixes`. */
export async function fixFiles(
  siteFolder: string,
  problems: readonly Diagnostic[],
): Promise<Change[]> {
  const { made, ...planned } = planFixes({ folder: siteFolder }, problems);
  if (planned.changes.size > 0) await writeChanges(siteFolder, planned);
  return made;
}

/**
 * Plans the safe fixes among the problems of a site.
 *
 * @returns what would be changed, in the order of files and places
 */
export function planFixes(
  site: SiteFiles,
  problems: readonly Diagnostic[],
): Planned & { made: Change[] } {
  const fixes = new Map<string, Fix[]>();
  for (const { file, fix } of problems) {
    if (fix) fixes.set(file, [...(fixes.get(file) ?? []), fix]);
  }
  const made: Change[] = [];
  const changes = new Map<string, string>();
  for (const [file, ofFile] of fixes) {
    const written = textIn(site, file) ?? '';
    // The check counts without the mark that some editors put first.
    const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    const source = new SourceText(written.slice(mark.length));
    const fixed = fixText(source.text, ofFile);
    changes.set(file, mark + fixed.text);
    for (const { start, end, text: after } of fixed.made) {
      const { line, column } = source.position(start);
      made.push({ file, line, column, before: source.text.slice(start, end), after });
    }
  }
  return { about: 'Safe fixes', changes, made };
}
