import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { ownPages } from '../../../authoring/own-pages.ts';
import type { SiteNavigationItem } from '../../../schema/generated/content.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { ListedPage, PageGroup } from '../../protocol.ts';

/** What is in no menu. */
const REST = 'Not in the menu';

/** All pages of a site that are files, in the order of its menu; each is listed once, where the menu names it first. */
export function listPages(opened: OpenedSite): PageGroup[] {
  const left = new Map(ownPages(opened));
  const take = (name: string, href: string): ListedPage[] => {
    const [route = ''] = href.split('#');
    const file = left.get(route);
    if (file === undefined) return [];
    left.delete(route);
    return [{ route, file, name }];
  };
  const navigation = opened.site?.navigation ?? [];
  const groups = navigation.map((item): PageGroup => {
    const pages = linksOf(item).flatMap(({ name, href }) => take(name, href));
    return item.href === undefined ? { name: item.name, pages } : { pages };
  });
  const home = take(opened.site?.name ?? 'Home', '/');
  const rest = [...left].toSorted(([a], [b]) => compareTexts(a, b));
  const others = rest.map(([route, file]) => ({
    route,
    file,
    name: titleOf(opened, file) ?? route,
  }));
  return [{ pages: home }, ...groups, { name: REST, pages: others }].filter(
    ({ pages }) => pages.length > 0,
  );
}

function linksOf({ name, href, sections = [], dropdownItems = [] }: SiteNavigationItem) {
  const own = href === undefined ? [] : [{ name, href }];
  return [...own, ...sections.flatMap(({ items }) => items), ...dropdownItems];
}

function titleOf({ context }: OpenedSite, file: string): string | undefined {
  const read = readYamlFile(context, file);
  const data = 'yaml' in read ? read.yaml.parsed.data : undefined;
  const title = isRecord(data) ? data['title'] : undefined;
  return typeof title === 'string' ? title : undefined;
}
