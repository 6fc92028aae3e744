import type { BreadcrumbList } from 'schema-dts';
import { routeOf } from '../../check/model/route-of.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';

/** The titles of the pages that have others below them, by address: pages on the way to another one. */
export type SectionTitles = Readonly<Record<string, string>>;

export function sectionTitles(pages: readonly PageResult[]): SectionTitles {
  const titles = new Map(pages.map(({ file, index }) => [routeOf(file), index?.title ?? '']));
  const sections = new Set([...titles.keys()].flatMap((route) => addressesAbove(route)));
  const found = [...titles].filter(([route]) => sections.has(route));
  return Object.fromEntries(found.toSorted(([a], [b]) => compareTexts(a, b)));
}

/**
 * The way from the home page to a page by its address; what is no page on it is left out.
 * @returns nothing for the home page itself
 */
export function breadcrumbs(
  { route, page }: Pick<PageData, 'route' | 'page'>,
  { site, home }: SiteData,
  sections: SectionTitles,
): BreadcrumbList | undefined {
  if (route === home) return undefined;
  const above = addressesAbove(route).flatMap((address) => {
    const name = address === home ? undefined : sections[address];
    return name === undefined ? [] : [{ name, address }];
  });
  const way = [{ name: site.name, address: home }, ...above, { name: page.title, address: route }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + address,
    })),
  };
}

/** /a and /a/b of /a/b/c. */
function addressesAbove(route: string): string[] {
  const steps = route.split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}
