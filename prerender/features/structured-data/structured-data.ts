import type { Graph, Thing } from 'schema-dts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import type { PageData } from '../../../renderer/data/types.ts';
import type { ElementContext } from '../../render/make-page.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, webSite } from './organization.ts';
import { article, questions, service, videos } from './page-things.ts';

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
  const things: (Thing | undefined)[] = [
    ...(isHome ? [organization(site), webSite(site)] : []),
    breadcrumbs(page, site, sections),
    isService(page.route, site.site.services, languages) ? service(page, site) : undefined,
    article(page, site),
    ...videos(page, site),
    questions(page),
  ];
  const graph: Graph = {
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
