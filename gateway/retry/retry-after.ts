/** A target that asks for more is asked again anyway: a wrong date must not end deliveries. */
const LONGEST_MILLISECONDS = 15 * 60_000;

/**
 * How long an answer asks to wait, in milliseconds: Retry-After as seconds or as a date (RFC 9110,
 * section 10.2.3), at most a quarter of an hour. Undefined without the header or when it is neither.
 * @param now milliseconds since 1970
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_MILLISECONDS, Math.max(0, wait));
}
