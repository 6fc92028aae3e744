import type { BreadcrumbList } from 'schema-dts';
import { addressesAbove, type SectionTitles } from '../../../check/model/section-titles.ts';
import type { PageData, SiteData } from '../../../renderer/data/types.ts';

/**
 * The way from the home page to a page by its address; what is not a page on it is left out.
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
