import { type Host, SERVED } from './host.ts';
import { headerRules } from './header-rules.ts';
import { redirectsOf, withSlash } from './rule-files.ts';

/** Vercel: vercel.com/docs/project-configuration. A folder with an index.html is shown with and without a slash. */
export const vercel: Host = {
  copies: [],
  files: (site, limits) => ({
    [`${SERVED}/vercel.json`]: `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        headers: headerRules(site, limits).map(({ pattern, headers }) => ({
          source: sourceOf(pattern),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        redirects: redirectsOf(site.moved).flatMap(({ path, parameters, location }) =>
          withSlash(path).map((from) => ({
            source: sourceOf(from),
            destination: location,
            statusCode: 301,
            ...(parameters.length > 0 && {
              has: parameters.map(([key, value]) => ({
                type: 'query',
                key,
                value: literal(value),
              })),
            }),
          })),
        ),
      },
      null,
      2,
    )}\n`,
  }),
};

/** A pattern as path-to-regexp reads it. */
function sourceOf(pattern: string): string {
  return pattern.replaceAll('+', String.raw`\+`).replaceAll('*', '(.*)');
}

/** A text as a regular expression that only it fits. */
function literal(text: string): string {
  return text.replaceAll(/[^\w-]/g, String.raw`\$&`);
}
