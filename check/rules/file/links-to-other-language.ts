import { hrefsOf } from '../../collect-texts.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { counterpartOf, folderOf, languageOf, type LanguagePlan } from '../../model/plan.ts';
import { routeOf } from '../../model/route-of.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Fields that name a page in another language on purpose. */
const MEANT: ReadonlySet<unknown> = new Set(['canonical', 'translations']);

/** Warns where a page, menu or form in a further language leads to another one, though there is the same page in its own. */
export function findLinksToOtherLanguage({
  file,
  texts,
  languages,
}: Pick<CheckedFile, 'file' | 'texts' | 'languages'>): Finding[] {
  const language = languageOfFile(file, languages);
  if (language === languages.main) return [];
  return texts
    .filter(({ path: [field] }) => !MEANT.has(field))
    .flatMap((text) =>
      hrefsOf(text).flatMap((href): Finding[] => {
        const [route = ''] = href.split('#');
        const own = ownPage(route, language, languages);
        if (own === undefined || own === route) return [];
        const meant = own + href.slice(route.length);
        return [
          {
            id: 'link-to-other-language',
            path: text.path,
            part: 'value',
            words: text.text === href ? text.words : href,
            isAddress: true,
            message: `${route} is in ${languageOf(languages, route)}, but this file is in ${language}.`,
            // It may be meant, so it is not mended automatically.
            suggestion: didYouMean([meant]),
          },
        ];
      }),
    );
}

/** Of a page by its address, of other files by the end of their name: site.de.yaml, forms/order.de.yaml. */
function languageOfFile(file: string, plan: LanguagePlan): string {
  if (file.startsWith('pages/')) return languageOf(plan, routeOf(file));
  const further = plan.languages.filter((tag) => tag !== plan.main);
  return further.find((tag) => file.endsWith(`.${folderOf(tag)}.yaml`)) ?? plan.main;
}

/** Where a page is in a language, if only as the original that is used instead; nothing for what is not a page. */
function ownPage(
  route: string,
  language: string,
  { main, pages, fallbacks }: LanguagePlan,
): string | undefined {
  const group = pages[route];
  const original = group?.[main];
  if (original === undefined) return undefined;
  const standIn = counterpartOf(original, language);
  return group?.[language] ?? (Object.hasOwn(fallbacks, standIn) ? standIn : undefined);
}
