import type { BreadcrumbList, Organization, Place, Thing, WebSite } from 'schema-dts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import { addressesAbove, type SectionTitles } from '../../../check/model/section-titles.ts';
import type { PageData, SiteData } from '../../../renderer/data/types.ts';
import type { ElementContext } from '../../render/make-page.ts';
import { businessAt } from '../../../schema/hours/week.ts';
import { type BusinessThing, businesses } from './businesses.ts';
import { article, event, questions, service, videos } from './page-things.ts';

/**
 * What a page says, for search engines, in the words of schema.org: nothing that it does not show as well.
 * @returns as an element, a data block that no browser runs; empty for a page that they are to leave out
 */
export function structuredData(
  page: PageData,
  { site, sections, languages }: Pick<ElementContext, 'site' | 'sections' | 'languages'>,
): string {
  if (page.head.noindex) return '';
  const isHome = page.route === site.home;
  const things: (Thing | BusinessThing | undefined)[] = [
    ...(isHome ? [organization(site), webSite(site), ...businesses(site)] : []),
    breadcrumbs(page, site, sections),
    isService(page.route, site.site.services, languages) ? service(page, site) : undefined,
    article(page, site),
    event(page, site),
    ...videos(page, site),
    questions(page),
  ];
  const graph = {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  };
  // In a script element `<` alone could end it.
  const text = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

/** Whether the page at an address, or the one that it translates, is below the page of all services. */
function isService(route: string, services: string | undefined, plan: LanguagePlan): boolean {
  const original = plan.pages[route]?.[plan.main] ?? route;
  return services !== undefined && original.startsWith(`${services}/`);
}

/** Whose site it is, as the footer of every page tells it. */
function organization({ site, pictures }: SiteData): Organization {
  const logo = pictures[site.logo.src];
  const sameAs = site.footer.social.flatMap(({ href }) =>
    href.startsWith('https://') ? [href] : [],
  );
  // The others are businesses, which say more.
  const places = site.locations.filter((location) => !businessAt(site.business, location));
  return {
    '@type': 'Organization',
    name: site.name,
    url: site.url,
    ...(logo && { logo: site.url + logo.url }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(places.length > 0 && { location: places.map(place) }),
  };
}

/** Where nothing but the address is known, that alone: the first round trip of a home page has no bytes to waste. */
function place({
  title,
  address,
  phone,
  map,
}: SiteData['site']['locations'][number]): string | Place {
  const lines = address.join(', ');
  if (phone === undefined && map === undefined) return lines;
  return {
    '@type': 'Place',
    name: title,
    address: lines,
    ...(phone !== undefined && { telephone: phone }),
    ...(map !== undefined && { hasMap: map }),
  };
}

function webSite({ site }: SiteData): WebSite {
  return { '@type': 'WebSite', name: site.name, url: site.url };
}

/**
 * The way from the home page to a page by its address; what is not a page on it is left out.
 * @returns nothing for the home page itself
 */
function breadcrumbs(
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
