import { isInFolder, manualFolders } from '../../../check/model/manual-folders.ts';
import { menuNames } from '../../../check/model/menu-names.ts';
import { folderIn, type LanguagePlan, languageOf } from '../../../check/model/plan.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { addressesAbove } from '../../../check/model/section-titles.ts';
import type { Manual, SiteData } from '../../../renderer/data/types.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';

/** What site.yaml says, with all pages of its manuals by their names. */
export type ListedSite = Omit<Site, 'manuals'> & Pick<SiteData['site'], 'manuals'>;

/** The pages that visitors find, and their languages. */
interface KnownPages {
  languages: LanguagePlan;
  pages: readonly Pick<PageResult, 'file' | 'index'>[];
}

type Item = Manual['sections'][number]['items'][number];

/** A page of a folder, and the pages on the way to it from there, each by its name and address. */
interface Found {
  item: Item;
  way: Item[];
}

/**
 * Adds the pages of their folders to the manuals of a site, so that nothing behind this knows of folders. Every page is
 * in the section of the folder nearest to it. What is written stays at its index, which tells where it was written.
 */
export function listManuals(site: Site, content: KnownPages): ListedSite {
  const { manuals, ...others } = site;
  if (!manuals) return others;
  const found = pagesByFolder(site, content);
  const addedBy = (folder = '') =>
    found.get(folderIn(site.language, folder, content.languages)) ?? [];
  const listed = manuals.map((manual): Manual => {
    const sections = manual.sections
      // All pages of a list may be hidden.
      .filter(({ items, folder }) => folder !== undefined || items?.length)
      .map(({ folder, ...section }) => ({
        ...section,
        items: [...(section.items ?? []), ...addedBy(folder)],
      }));
    return { ...manual, sections };
  });
  return { ...site, manuals: listed.filter(({ sections }) => sections.length > 0) };
}

/** The pages that no list names in their order, by the address of the nearest folder of a manual. */
function pagesByFolder(site: Site, { languages, pages }: KnownPages): Map<string, Item[]> {
  const folders = manualFolders(site, languages);
  if (folders.length === 0) return new Map();
  const found = new Map(folders.map((folder): [string, Found[]] => [folder, []]));
  const lists = (site.manuals ?? []).flatMap(({ sections }) => sections);
  const named = new Set(lists.flatMap(({ items = [] }) => items.map(({ href }) => href)));
  const inMenus = menuNames(site);
  const titles = titlesOf({ pages, languages });
  const itemAt = (href: string): Item => ({
    // Of a folder without a page of its own, its name.
    name: inMenus.get(href)?.name ?? titles.get(href) ?? href.slice(href.lastIndexOf('/') + 1),
    href,
  });
  for (const route of titles.keys()) {
    const isMeant =
      languageOf(languages, route) === site.language &&
      isInFolder(route, folders) &&
      !named.has(route);
    if (!isMeant) continue;
    const way = [...addressesAbove(route), route];
    const nearest = way.findLast((address) => found.has(address)) ?? '';
    const below = way.slice(way.indexOf(nearest) + 1).map(itemAt);
    found.get(nearest)?.push({ item: itemAt(route), way: below });
  }
  const compare = byWay(site.language);
  return new Map(
    [...found].map(([folder, of]) => [folder, of.toSorted(compare).map(({ item }) => item)]),
  );
}

/** Titles by address; a page that is not translated has that of its original. */
function titlesOf({ pages, languages }: KnownPages): Map<string, string> {
  const titles = new Map(
    pages.flatMap(({ file, index }): [string, string][] =>
      index?.title === undefined ? [] : [[routeOf(file), index.title]],
    ),
  );
  for (const [route, original] of Object.entries(languages.fallbacks)) {
    const title = titles.get(original);
    if (title !== undefined) titles.set(route, title);
  }
  return titles;
}

/** By name; the pages below a page follow it. Numbers at the beginning of titles count as numbers. */
function byWay(language: string): (one: Found, other: Found) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return ({ way }, { way: others }) => {
    for (const [at, step] of way.entries()) {
      const other = others[at];
      if (!other) break;
      const order = compare(step.name, other.name) || compareTexts(step.href, other.href);
      if (order !== 0) return order;
    }
    return way.length - others.length;
  };
}
