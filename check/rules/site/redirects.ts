import { checkAddress } from '../texts/links/link.ts';
import { ownRoute } from '../../indexes/link-warnings.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { explainReserved } from '../../model/reserved-routes.ts';
import { searchPages } from '../../routes/search-pages.ts';

type Targets = Pick<CheckedFile, 'routes' | 'publicFiles' | 'siteUrl'>;

type Mistake = Omit<Finding, 'path' | 'part'>;

/** Checks that each redirect of site.yaml leads from an address without a page to one with a page, at once. */
export function checkRedirects({
  data,
  ...context
}: Targets & Pick<CheckedFile, 'data'>): Finding[] {
  const redirects = isRecord(data) ? data['redirects'] : undefined;
  if (!isRecord(redirects)) return [];
  const lists = [...searchPages(data).values()];
  return Object.entries(redirects).flatMap(([from, to]) => {
    const path = ['redirects', from];
    if (lists.includes(from)) return [{ ...explainList(from), path, part: 'key' }];
    const exchanged = explainExchanged(from, to, redirects, context);
    if (exchanged) return [{ ...exchanged, path, part: 'key' }];
    const source = explainSource(from, context.routes);
    const target =
      typeof to === 'string' && /^(\/|https:)/.test(to)
        ? explainTarget(from, to, redirects, context)
        : undefined;
    return [
      ...source.map((mistake): Finding => ({ ...mistake, path, part: 'key' })),
      ...(target ? [{ ...target, path, part: 'value' } as const] : []),
    ];
  });
}

function explainList(from: string): Mistake {
  return {
    id: 'reserved-route',
    message: `${from} is the list of all pages, which visitors would never see.`,
    suggestion: 'Remove this line, or remove `search: true` from site.yaml.',
  };
}

function explainExchanged(
  from: string,
  to: unknown,
  redirects: Record<string, unknown>,
  { routes }: Targets,
): Mistake | undefined {
  const page = routes.get(from);
  if (page === undefined || typeof to !== 'string' || !to.startsWith('/')) return undefined;
  if (routes.has(to) || redirects[to] !== undefined) return undefined;
  return {
    id: 'redirect-from-page',
    message: `${from} is the page ${page}, but ${to} does not exist: the two addresses are probably swapped.`,
    suggestion: `Write the old address first: \`${to}: ${from}\`.`,
  };
}

function explainSource(from: string, routes: Targets['routes']): Mistake[] {
  const suggestion = 'Remove this line.';
  const page = routes.get(from);
  const reserved = explainReserved(from);
  const seen = `${from} is the page ${page}, which visitors would never see.`;
  return [
    ...(page === undefined
      ? []
      : [{ id: 'redirect-from-page', message: seen, suggestion } as const]),
    ...(reserved ? [{ id: 'reserved-route', message: reserved, suggestion } as const] : []),
  ];
}

function explainTarget(
  from: string,
  to: string,
  redirects: Record<string, unknown>,
  context: Targets,
): Mistake | undefined {
  const { routes, publicFiles, siteUrl } = context;
  const own = ownRoute(to, siteUrl);
  if (own !== undefined)
    return {
      id: 'wrong-address',
      message: 'Write a redirect to a page of this site without the domain.',
      suggestion: didYouMean([own]),
      replacement: own,
    };
  if (routes.has(to)) return undefined;
  const end = followRedirects(from, redirects, routes);
  if (end === 'loop')
    return {
      id: 'redirect-loop',
      message: `${to} leads in a circle, never to a page.`,
      suggestion: 'Point one of these redirects to a page, or remove them.',
    };
  if (end === to || !isTarget(end, routes))
    return checkAddress(to, { routes, publicFiles, anchors: () => new Set() });
  return {
    id: 'broken-link',
    message: `${to} is not a page; it is itself redirected.`,
    suggestion: didYouMean([end]),
    replacement: end,
  };
}

function isTarget(address: string, routes: Targets['routes']): boolean {
  return routes.has(address) || address.startsWith('https://');
}

/** Where a visitor ends who follows redirects from an address. */
function followRedirects(
  from: string,
  redirects: Record<string, unknown>,
  routes: Targets['routes'],
): string {
  const seen = new Set<string>();
  for (let at = from; !seen.has(at);) {
    const next = redirects[at];
    if (typeof next !== 'string' || (at !== from && routes.has(at))) return at;
    seen.add(at);
    at = next;
  }
  return 'loop';
}
