import { parseAccept } from 'hono/utils/accept';

/** How a file is compressed, in the order of preference, and the ending of the copy that the build has made. */
export const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof CODINGS)[number];

/**
 * The codings that a client takes (RFC 9110, section 12.5.3): what it gives no weight is refused, also where `*` would
 * take it. Which of those left it likes best does not matter: the smallest is sent.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (!header) return [];
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const others = weights.get('*') ?? 0;
  return CODINGS.filter(({ coding }) => (weights.get(coding) ?? others) > 0);
}
