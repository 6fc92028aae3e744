import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { isRecord } from '../../../schema/is-record.ts';

const ARROW = /\s*(?:[-=]+>|[→⇒])\s*/u;

type Pair = readonly [from: string, to: string];

/**
 * Says how redirects are written where they are as in other programs: a list, `from` and `to`, an arrow.
 * @param data of site.yaml
 */
export function checkRedirectForms({ data }: Pick<CheckedFile, 'data'>): Finding[] {
  const redirects = isRecord(data) ? data['redirects'] : undefined;
  if (typeof redirects === 'string') return [wrongForm([], pairOf(redirects.split('\n')[0]))];
  if (Array.isArray(redirects)) return [wrongForm([], pairOf(redirects[0]))];
  if (!isRecord(redirects)) return [];
  const names = Object.keys(redirects);
  const pair = names.some(isAddress) ? undefined : pairOf(redirects);
  if (pair) return [wrongForm(names.slice(0, 1), pair)];
  return Object.entries(redirects).flatMap(([from, to]): Finding[] => {
    if (to === null) return ARROW.test(from) ? [wrongForm([from], pairOf(from))] : [];
    if (typeof to !== 'string' || !isAddress(from)) return [];
    const [before, address] = to.split(ARROW);
    return before === '' && address ? [wrongForm([from], [from, address])] : [];
  });
}

function isAddress(text: string): boolean {
  return text.startsWith('/');
}

/** Old and new address of an entry: `/old -> /new`, `/old: /new`, or two fields. */
function pairOf(entry: unknown): Pair | undefined {
  const parts = typeof entry === 'string' ? entry.split(ARROW) : partsOf(entry);
  const [from, to] = parts.flatMap((part) => (typeof part === 'string' ? part.split(' ')[0] : []));
  return from !== undefined && to !== undefined && isAddress(from) ? [from, to] : undefined;
}

function partsOf(entry: unknown): unknown[] {
  if (!isRecord(entry)) return [];
  const names = Object.keys(entry);
  return names.some(isAddress) ? Object.entries(entry).flat() : Object.values(entry);
}

function wrongForm(path: readonly string[], pair: Pair | undefined): Finding {
  const [from, to] = pair ?? ['/old-page', '/new-page'];
  return {
    id: 'wrong-redirect',
    path: ['redirects', ...path],
    part: path.length > 0 ? 'key' : 'value',
    message: 'A redirect is one line: old address, colon, space, new address.',
    suggestion: `Write \`${from}: ${to}\`.`,
  };
}
