/**
 * Whether a request was sent by a page that may use this gateway. It keeps other sites from
 * sending inquiries through their visitors' browsers; a program outside a browser can claim
 * anything, and the rate limits are there for it.
 *
 * Browsers always send Origin with a POST by fetch; where it is absent, Sec-Fetch-Site decides,
 * and a client that sends neither is not a browser.
 * @param allowed the origins allowed; empty: only the one that the request was sent to
 */
export function isAllowedOrigin(headers: Headers, allowed: readonly string[]): boolean {
  const origin = headers.get('origin');
  const fetchSite = headers.get('sec-fetch-site');
  if (origin !== null && allowed.length > 0) return allowed.includes(origin);
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
