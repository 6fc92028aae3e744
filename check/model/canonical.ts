import { isRecord } from '../../schema/is-record.ts';

/**
 * The whole address under which search engines are to know a page: its own, or the one that it names.
 * @param siteUrl where the site is published
 */
export function canonicalUrl(
  siteUrl: string,
  route: string,
  canonical: string | undefined,
): string {
  const address = canonical ?? route;
  return address.startsWith('/') ? siteUrl + address : address;
}

/** Whether search engines are to leave a page out, or to find it elsewhere, by its data, checked or not. */
export function isUnlisted(page: unknown, siteUrl: string | undefined, route: string): boolean {
  if (!isRecord(page)) return false;
  const { noindex, canonical } = page;
  if (noindex === true) return true;
  if (typeof canonical !== 'string') return false;
  const site = siteUrl ?? '';
  return canonicalUrl(site, route, canonical) !== canonicalUrl(site, route, undefined);
}
