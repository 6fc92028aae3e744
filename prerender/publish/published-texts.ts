import type { EntriesByFolder, RoutedEntry } from '../../check/model/entries/entry.ts';
import { entriesByFolder } from '../../check/model/entries/entries-by-folder.ts';
import { listedEntries } from '../../check/model/entries/listed-entries.ts';
import { countListPages, listPageRoute, pagedList } from '../../check/model/entries/list-pages.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { countPassed } from '../../check/model/timed-parts.ts';
import { searchPages } from '../../check/routes/search-pages.ts';
import { languageOf } from '../../check/model/plan.ts';
import { textDigest } from '../../check/model/page-index.ts';
import type { EntryList, PageIndex } from '../../schema/generated/data.d.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * The digests of what the pages of a site say, by address: of those that authors write, and of those that the build
 * makes, which are further pages of lists and the lists of all pages.
 */
export function publishedTexts({
  opened: { site, context },
  pages,
}: Pick<PublishedSite, 'opened' | 'pages'>): Map<string, string> {
  const entries = entriesByFolder(pages, context);
  const known = pages.flatMap(({ file, index }) =>
    index ? [{ route: routeOf(file), index: withPassed(index, context.asOf) }] : [],
  );
  const texts = new Map(known.flatMap(({ route, index }) => withFurther(route, index, entries)));
  for (const [language, address] of searchPages(site)) {
    const titles = known
      .filter(
        ({ route, index }) =>
          languageOf(context.languages, route) === language && !index.isUnlisted,
      )
      .map(({ route, index: { title } }) => `${route} ${title}`);
    texts.set(address, textDigest(titles.toSorted()));
  }
  return texts;
}

/** What a page says is another text once a part of it has appeared or disappeared. */
function withPassed(index: PageIndex, asOf: number): PageIndex {
  if (!index.moments) return index;
  const passed = String(countPassed(index.moments, asOf));
  return { ...index, textDigest: textDigest([index.textDigest, passed]) };
}

/** A page, and if a list of it goes on at further addresses, those; each says what its part of the list says. */
function withFurther(
  route: string,
  { lists = [], textDigest: own }: PageIndex,
  entries: EntriesByFolder,
): [route: string, digest: string][] {
  const list: EntryList | undefined = lists[pagedList(lists, route)];
  if (!list) return [[route, own]];
  const all = listedEntries(list, entries, { route, tags: [] });
  return Array.from({ length: countListPages(lists, route, entries) }, (_, at) => [
    listPageRoute(route, at + 1),
    textDigest([own, ...all.slice(at * list.limit, (at + 1) * list.limit).map(said)]),
  ]);
}

/** What a list says about an entry. */
function said({ route, title, date, summary }: RoutedEntry): string {
  return [route, title, date, summary].join('\n');
}
