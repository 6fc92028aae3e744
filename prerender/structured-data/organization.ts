import type { Organization, WebSite } from 'schema-dts';
import type { SiteData } from '../../renderer/data/types.ts';

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
      location: site.locations.map(({ title, address, phone, map }) => ({
        '@type': 'Place',
        name: title,
        address: address.join(', '),
        ...(phone !== undefined && { telephone: phone }),
        ...(map !== undefined && { hasMap: map }),
      })),
    }),
  };
}

export function webSite({ site }: SiteData): WebSite {
  return { '@type': 'WebSite', name: site.name, url: site.url };
}
