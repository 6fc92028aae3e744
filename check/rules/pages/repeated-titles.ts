import { type Diagnostic, diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import { languageOf } from '../../model/plan.ts';
import { routeOf } from '../../model/route-of.ts';
import type { CheckedPages } from '../../model/rule.ts';

/** Warns of pages in one language that have the same title, in browser tabs and search results. */
export function findRepeatedTitles({
  languages,
  visible,
}: Pick<CheckedPages, 'languages' | 'visible'>): Diagnostic[] {
  const first = new Map<string, string>();
  return [...visible].flatMap(([file, { title }]): Diagnostic[] => {
    if (title === undefined || !file.startsWith('pages/')) return [];
    const key = `${languageOf(languages, routeOf(file))}: ${title.trim().toLowerCase()}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    return [
      diagnosticOfFile(file, {
        id: 'repeated-title',
        message: `\`${title}\` is also the title of ${other}, so search results show the two alike.`,
        suggestion: 'Write in the title what is on this page only.',
      }),
    ];
  });
}
