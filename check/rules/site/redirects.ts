import type { AddressContext } from '../texts/links/address.ts';
import { checkAddress } from '../texts/links/link.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { explainReserved } from '../../files/reserved-routes.ts';

interface Targets extends Pick<AddressContext, 'publicFiles'> {
  routes: ReadonlyMap<string, string>;
}

/**
 * Checks that each redirect of site.yaml leads from an address without a page to one with a page.
 *
 * @param site the data of site.yaml, whose form is judged elsewhere
 * @param context the files of all pages by address, and what else a redirect may lead to
 */
export function checkRedirects(site: unknown, context: Targets): Finding[] {
  const { routes } = context;
  const redirects = isRecord(site) ? site['redirects'] : undefined;
  if (!isRecord(redirects)) return [];
  return Object.entries(redirects).flatMap(([from, to]) => {
    const findings: Finding[] = [];
    const path = ['redirects', from];
    const page = routes.get(from);
    if (
      page !== undefined &&
      typeof to === 'string' &&
      !routes.has(to) &&
      redirects[to] === undefined
    ) {
      findings.push({
        id: 'redirect-from-page',
        path,
        part: 'key',
        message: `${from} has a page, ${page}, and ${to} has none: the two addresses are probably exchanged.`,
        suggestion: `Write \`${to}: ${from}\`: first the old address, then the new one.`,
      });
      return findings;
    }
    if (page !== undefined) {
      findings.push({
        id: 'redirect-from-page',
        path,
        part: 'key',
        message: `${from} has a page, ${page}, which visitors would never see.`,
        suggestion: 'Remove this line.',
      });
    }
    const reserved = explainReserved(from);
    if (reserved) {
      const suggestion = 'Remove this line.';
      findings.push({ id: 'reserved-route', path, part: 'key', message: reserved, suggestion });
    }
    if (typeof to === 'string' && to.startsWith('/')) {
      const mistake = explainTarget(to, redirects, context);
      if (mistake) findings.push({ ...mistake, path, part: 'value' });
    }
    return findings;
  });
}

function explainTarget(
  to: string,
  redirects: Record<string, unknown>,
  { routes, publicFiles }: Targets,
): Omit<Finding, 'path' | 'part'> | undefined {
  const next = redirects[to];
  if (typeof next !== 'string' || !routes.has(next)) {
    return checkAddress(to, { routes, publicFiles, anchors: () => new Set() });
  }
  if (routes.has(to)) return undefined;
  return {
    id: 'broken-link',
    message: `${to} has no page; it is redirected itself.`,
    suggestion: didYouMean([next]),
    replacement: next,
  };
}
