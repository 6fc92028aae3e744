import { collectFileTexts } from '../../check/collect-texts.ts';
import { folderIn, languageOf, localFileOf } from '../../check/model/plan.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { applySplices, lineAt } from '../../edit/splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';

/** A folder of pages that gets another address. */
export interface FolderMove {
  /** Such as /services. */
  from: string;
  to: string;
}

/**
 * Lets the lists of a page, and the manuals of a file such as site.yaml, show what is in a folder, or in one in it, at its
 * new address.
 * @returns the text and the lines of what was changed, counted from 1
 */
export function updateFolders(
  schemas: Schemas,
  { file, source, parsed }: YamlFile,
  { from, to }: FolderMove,
  plan: LanguagePlan,
): { text: string; lines: number[] } {
  const language = languageOfFile(file, plan);
  const home = folderIn(language, '', plan);
  const edits = collectFileTexts(schemas, file, parsed.data).flatMap((found): Splice[] => {
    if (found.schema.format !== 'entries') return [];
    const folder = folderIn(language, found.text, plan);
    if (folder !== from && !folder.startsWith(`${from}/`)) return [];
    const [start, end] = parsed.locate(found.path, 'value');
    const at = source.text.slice(start, end).indexOf(found.text);
    if (at < 0) return [];
    const name = to.slice(home.length);
    return [{ start: start + at, end: start + at + from.length - home.length, text: name }];
  });
  const lines = edits.map(({ start }) => lineAt(source.text, start));
  return { text: applySplices(source.text, edits), lines };
}

/** The language of a file: that of a page is in its address, that of a file such as site.de.yaml in its name. */
function languageOfFile(file: string, plan: LanguagePlan): string {
  if (file.startsWith('pages/')) return languageOf(plan, routeOf(file));
  return plan.languages.find((tag) => file === localFileOf(tag)) ?? plan.main;
}
