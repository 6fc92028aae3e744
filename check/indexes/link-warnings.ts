import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { AddressContext } from '../model/address.ts';
import type { Mistake } from '../diagnostics/codes.ts';

/** What the warning has to know of the site. */
export interface OwnAddressContext extends Pick<AddressContext, 'routes'> {
  /** Where the site is published; nothing if site.yaml does not say. */
  siteUrl: string | undefined;
}

/** Warns of an address that can be followed, but hardly leads where it should. */
export function warnAboutAddress(
  href: string,
  { routes, siteUrl }: OwnAddressContext,
): Mistake | undefined {
  if (href === '#') {
    return {
      id: 'dead-link',
      message: 'This link leads nowhere: # alone is the top of the page.',
      suggestion: 'Write the address of a page, or remove the link.',
    };
  }
  if (!URL.canParse(href)) return undefined;
  const { hostname, hash } = new URL(href);
  if (/^\d+(\.\d+){3}$|^\[/.test(hostname)) {
    return {
      id: 'bare-ip-address',
      message: `\`${hostname}\` is the IP address of a machine, not the name of a website.`,
      suggestion:
        'Write the name of the website. Visitors cannot reach a machine in your own network.',
    };
  }
  const route = ownRoute(href, siteUrl);
  if (route === undefined || routes.has(route)) return undefined;
  return {
    id: 'broken-own-address',
    message: `This site has no page ${route}.`,
    suggestion:
      didYouMean(closest(route, routes.keys()).map((near) => near + hash)) ??
      'Write links to this site without the domain, such as /a-page.',
  };
}

/** The page that an address with the site's own domain leads to; nothing for other domains, and for files. */
export function ownRoute(href: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || !URL.canParse(href)) return undefined;
  const { host, pathname } = new URL(href);
  if (host !== new URL(siteUrl).host || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  return pathname.replace(/(.)\/$/, '$1');
}
