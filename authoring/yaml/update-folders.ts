import { collectFileTexts } from '../../check/collect-texts.ts';
import { folderNamed } from '../../check/model/plan.ts';
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
 * Lets the lists of a page show the entries of a folder, or of one in it, at its new address.
 * @returns the text and the lines of what was changed, counted from 1
 */
export function updateFolders(
  schemas: Schemas,
  { file, source, parsed }: YamlFile,
  { from, to }: FolderMove,
  plan: LanguagePlan,
): { text: string; lines: number[] } {
  if (!file.startsWith('pages/')) return { text: source.text, lines: [] };
  const route = routeOf(file);
  const home = folderNamed('', route, plan);
  const edits = collectFileTexts(schemas, file, parsed.data).flatMap((found): Splice[] => {
    if (found.schema.format !== 'entries') return [];
    const folder = folderNamed(found.text, route, plan);
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
