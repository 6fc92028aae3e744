import { ownPages } from '../../../authoring/own-pages.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import { homeOf, languageOf } from '../../../check/model/plan.ts';
import { toPointer } from '../../../schema/pointer.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import { menuLinks } from '../../shell/menu/menu-links.ts';
import type { DevSite } from '../../../prerender/dev/site.ts';
import type { ListedPage, PageGroup } from '../../protocol.ts';
import { dataOf, siteFiles } from './menu-changes.ts';
import { noteOf } from './note-of.ts';

/** What is not in a menu. */
const REST = 'Not in the menu';

/** What is known of pages, by file. */
export type Indexes = ReadonlyMap<string, PageIndex | undefined>;

/** What the check knows of all pages of a site. */
export async function indexesOf(opened: OpenedSite, site: DevSite): Promise<Indexes> {
  const pages = await site.pagesOf(opened)(() => true);
  return new Map(pages.map(({ file, index }) => [file, index]));
}

/**
 * All pages of a site that are files, by language, in the order of its menu; each is listed once, where the menu names it
 * first.
 */
export function listPages(opened: OpenedSite, indexes: Indexes): PageGroup[] {
  const plan = opened.context.languages;
  const own = [...ownPages(opened)];
  return plan.languages.flatMap((language) => {
    const pages = own.filter(([route]) => languageOf(plan, route) === language);
    return groupsOf(opened, { language, left: new Map(pages), indexes });
  });
}

interface Language {
  language: string;
  /** Files by address; those that are listed are taken from it. */
  left: Map<string, string>;
  indexes: Indexes;
}

function groupsOf(opened: OpenedSite, { language, left, indexes }: Language): PageGroup[] {
  const take = (route: string, name?: string, menu?: ListedPage['menu']): ListedPage[] => {
    const file = left.get(route);
    if (file === undefined) return [];
    left.delete(route);
    const note = noteOf(opened, indexes, { route, file });
    return [
      {
        route,
        file,
        name: name ?? indexes.get(file)?.title ?? route,
        ...(menu && { menu }),
        ...(note !== undefined && { note }),
      },
    ];
  };
  const groups: PageGroup[] = [];
  const add = (name: string | undefined, pages: ListedPage[]) => {
    const last = groups.at(-1);
    if (last && name !== undefined && last.name === name) last.pages.push(...pages);
    else if (pages.length > 0)
      groups.push({ ...(name !== undefined && { name }), language, pages });
  };
  const file = siteFiles(opened).find((one) => one.language === language)?.file;
  const links = file === undefined ? [] : menuLinks(dataOf(opened, file));
  const home = homeOf(opened.context.languages, language);
  for (const { path, name, href, way } of links) {
    const [route = '', place] = href.split('#');
    // A link to a place names that, and not the page.
    const isOwn = place === undefined && route !== home;
    const menu = file !== undefined && isOwn ? { file, pointer: toPointer(path) } : undefined;
    add(way[0], take(route, isOwn ? name : undefined, menu));
  }
  // The home page is found by the logo, also where no menu names it.
  const [first] = take(home);
  if (first) groups.unshift({ language, pages: [first] });
  const rest = [...left.keys()].toSorted(compareTexts);
  add(
    REST,
    rest.flatMap((route) => take(route)),
  );
  return groups;
}
