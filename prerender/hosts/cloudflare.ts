import { type Host, SERVED } from './host.ts';
import { headerRules } from './header-rules.ts';
import { headersFile, redirectsOf, withSlash } from './rule-files.ts';

/** A Worker with nothing but files: a page is at its address without a slash, and the nearest 404.html is shown. */
const WRANGLER = {
  name: 'website',
  compatibility_date: '2026-04-01',
  assets: {
    directory: `./${SERVED}`,
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
};

/** Static assets of Cloudflare Workers: developers.cloudflare.com/workers/static-assets. */
export const cloudflare: Host = {
  copies: [],
  files: (site, limits) => ({
    'wrangler.jsonc': `${JSON.stringify(WRANGLER, null, 2)}\n`,
    [`${SERVED}/_headers`]: headersFile(headerRules(site, limits)),
    [`${SERVED}/_redirects`]: redirectsOf(site.moved)
      .filter(({ parameters }) => parameters.length === 0)
      .flatMap(({ path, location }) => withSlash(path).map((from) => `${from} ${location} 301\n`))
      .join(''),
  }),
};
