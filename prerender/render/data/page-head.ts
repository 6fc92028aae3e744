import type { Head } from '../../../renderer/data/types.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { canonicalUrl, isUnlisted } from '../../../check/model/canonical.ts';
import type { LanguagePlan } from '../../../check/model/plan.ts';
import { listedTranslationsOf } from '../../../check/model/translated-addresses.ts';
import { numberedTitle } from '../../entries/list-head.ts';
import { cardUrl } from '../../share-cards/card-url.ts';
import { type PageContext, siteAt } from '../page-context.ts';

/** What search engines and shared links say about a page. */
export function pageHead(
  { route, page }: { route: string; page: Page },
  context: PageContext,
): Head {
  const { images, languages, cards, changeDays } = context;
  const { site, messages } = siteAt(context, route);
  const original = languages.fallbacks[route];
  const title = numberedTitle(page.title, route, messages);
  const shareImage = page.shareImage ?? site.shareImage;
  const key = cards[original === undefined ? site.language : languages.main];
  const card = shareImage === 'drawn' && key ? cardUrl(key, page.title) : undefined;
  const image = card ?? images[shareImage];
  const own = page.shareImage === undefined ? site.shareImageAlt : page.shareImageAlt;
  const imageAlt = card === undefined ? image && own : page.title;
  const modified = changeDays[route];
  return {
    // A title that names the site already, as a home page's does, needs no second mention.
    title: title.includes(site.name) ? title : `${title} | ${site.name}`,
    description: page.description ?? '',
    canonical: canonicalUrl(site.url, original ?? route, page.canonical),
    // What search engines are not to find here says nothing about other languages.
    ...(original === undefined && !isUnlisted(page, site.url, route)
      ? { alternates: alternatesOf(site.url, route, languages) }
      : {}),
    ...((original !== undefined || page.noindex) && { noindex: true }),
    image: image && site.url + image,
    ...(imageAlt !== undefined && { imageAlt }),
    ...(modified !== undefined && { modified }),
  };
}

/** None on a site in one language. A page that is in one language alone names itself. */
function alternatesOf(url: string, route: string, plan: LanguagePlan): Head['alternates'] {
  if (plan.languages.length < 2) return undefined;
  return listedTranslationsOf(plan, route).map(([language, address]) => ({
    language,
    href: url + address,
  }));
}
