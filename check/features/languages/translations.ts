import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { routeOf } from '../../model/route-of.ts';
import { findOutdated } from '../../rules/pages/outdated.ts';
import { folderOf, languageOf } from '../../model/plan.ts';

/** Says which pages are not in every language, and which translations are older than their originals. */
export function findTranslationWarnings({
  languages: plan,
  pages,
}: Pick<CheckedPages, 'languages' | 'pages'>): Diagnostic[] {
  const { main, languages, pages: groups } = plan;
  if (languages.length < 2) return [];
  const byRoute = new Map(pages.map((page) => [routeOf(page.file), page]));
  return pages.flatMap((page) => {
    const route = routeOf(page.file);
    const group = groups[route] ?? {};
    if (languageOf(plan, route) === main) {
      const missing = languages.filter((language) => group[language] === undefined);
      return missing.length > 0 ? [untranslated(page.file, missing, main)] : [];
    }
    const original = byRoute.get(group[main] ?? '');
    const translation = { file: page.file, translatedFrom: page.index?.translatedFrom };
    if (!original) return [];
    const { version } = original.index ?? {};
    return findOutdated(translation, { file: original.file, version }, 'page');
  });
}

function untranslated(file: string, missing: string[], main: string): Diagnostic {
  return diagnosticOfFile(file, {
    id: 'untranslated',
    message: `This page is not translated to ${missing.join(', ')} yet: visitors see it in ${main} there, with a notice.`,
    suggestion: `Write ${missing.map((language) => file.replace('pages/', `pages/${folderOf(language)}/`)).join(' and ')}.`,
  });
}
