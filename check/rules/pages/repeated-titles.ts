import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
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
        message: `\`${title}\` is also the title of ${other}, so the two look the same in search results.`,
        suggestion: 'Write a title that only fits this page.',
      }),
    ];
  });
}
