import { type Host, SERVED } from './host.ts';
import { headerRules } from './header-rules.ts';
import { headersFile, redirectsOf } from './rule-files.ts';

/**
 * Netlify: docs.netlify.com/manage/routing. It takes an address with a slash at its end for the same as without, and shows
 * `about.html` at `/about`, where a folder would be sent on to
 * `/about/`; a redirect from the one to the other would lead in a circle.
 */
export const netlify: Host = {
  copies: [],
  place: (file) => file.replace(/(.)\/index\.html$/, '$1.html'),
  files: (site, limits) => ({
    [`${SERVED}/_headers`]: headersFile(headerRules(site, limits)),
    [`${SERVED}/_redirects`]: [
      ...redirectsOf(site.moved)
        .filter(({ path, location }) => path.replace(/(\/index)?\.html$/, '') !== location)
        .map(({ path, parameters, location }) =>
          [
            path,
            ...parameters.map((pair) => pair.map(encodeURIComponent).join('=')),
            location,
            '301!',
          ].join(' '),
        ),
      ...site.notFound.map((folder) => `${folder}/* ${folder}/404.html 404`),
      '',
    ].join('\n'),
  }),
};
