import { checkAddress } from '../../../check/rules/texts/links/link.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { StudioLink } from '../../../schema/generated/data.d.ts';
import type { LinkTargets, RefusedLink } from '../../protocol.ts';
import type { DevSite } from '../../../prerender/dev/site.ts';
import { indexesOf, listPages } from './list-pages.ts';

/** Where links of a site can lead: its pages in the order of the menu, places on them, and its files. */
export async function linkTargets(opened: OpenedSite, site: DevSite): Promise<LinkTargets> {
  const { context } = opened;
  const pages = listPages(opened, await indexesOf(opened, site)).flatMap((group) => group.pages);
  return {
    pages: pages.map(({ route, name }) => ({ href: route, name })),
    places: [
      ...Array.from(context.globalAnchors, (slug) => ({ href: `#${slug}`, on: 'every page' })),
      ...pages.flatMap(({ route, name }) =>
        Array.from(context.anchors(route) ?? [])
          .filter((slug) => !context.globalAnchors.has(slug))
          .map((slug) => ({ href: `${route}#${slug}`, on: name })),
      ),
    ],
    files: [...context.publicFiles].toSorted(compareTexts),
  };
}

/** What is wrong with an address that somebody wants in a file, and what was probably meant; nothing if it is right. */
export function refuseLink(
  { context }: OpenedSite,
  { file, href }: StudioLink,
): RefusedLink | null {
  // What a reference says is put in before the check.
  if (href.includes('{')) return null;
  const own = [...context.routes].find(([, of]) => of === file)?.[0];
  const anchors = (route: string | undefined) => context.anchors(route ?? own ?? '/');
  const wrong = checkAddress(href, { ...context, anchors });
  if (!wrong) return null;
  const { message, suggestion = '', replacement } = wrong;
  return {
    why: `${message} ${suggestion}`.trim(),
    ...(replacement !== undefined && { replacement }),
  };
}
