import { didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { collectRoutes } from '../check/routes/routes.ts';
import { routeOf } from '../check/model/route-of.ts';
import { slugify } from '../schema/texts/slugify.ts';

export interface PageName {
  /** Such as /services/audits. */
  route: string;
  /** Path from the site folder, such as pages/services/audits.yaml. */
  file: string;
}

/**
 * Understands how people name a page: services/audits, /services/audits or
 * pages/services/audits.yaml.
 *
 * @throws if the name cannot be an address
 */
export function readPageName(words: string): PageName {
  const isFile = words.endsWith('.yaml');
  const path = words
    .replace(isFile ? /^(\.?\/)?pages\/|\.yaml$/g : /^\/+|\/+$/g, '')
    .replace(/^\/+/, '');
  const file = `pages/${path === '' ? 'index' : path}.yaml`;
  const [problem] = collectRoutes([file]).problems;
  if (!problem) return { route: routeOf(file), file };
  if (problem.id === 'reserved-route') throw new Error(problem.message);
  const tidy = path
    .split('/')
    .map(slugify)
    .filter((step) => step !== '')
    .join('/');
  throw new Error(
    `\`${words}\` cannot be an address. Use only lowercase letters, digits and single hyphens. ${didYouMean(tidy === '' ? [] : [tidy]) ?? ''}`.trim(),
  );
}
