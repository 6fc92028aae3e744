import type { Organization, Place, WebSite } from 'schema-dts';
import type { SiteData } from '../../../renderer/data/types.ts';

/** Whose site it is, as the footer of every page tells it. */
export function organization({ site, pictures }: SiteData): Organization {
  const logo = pictures[site.logo.src];
  const sameAs = site.footer.social.flatMap(({ href }) =>
    href.startsWith('https://') ? [href] : [],
  );
  return {
    '@type': 'Organization',
    name: site.name,
    url: site.url,
    ...(logo && { logo: site.url + logo.url }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(site.locations.length > 0 && {
      location: site.locations.map(place),
    }),
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

export function webSite({ site }: SiteData): WebSite {
  return { '@type': 'WebSite', name: site.name, url: site.url };
}
