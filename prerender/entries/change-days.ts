import { routeOf } from '../../check/model/route-of.ts';
import type { Ledger } from '../../check/model/ledger.ts';
import type { PageResult } from '../../check/model/page-result.ts';

/**
 * The days on which entries have changed after the day that they name, by address. Of a text that was never published
 * as it is now, nobody knows the day yet.
 */
export function changeDays(
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
  ledger: Ledger,
): Record<string, string> {
  const days = pages.flatMap(({ file, index }): [route: string, day: string][] => {
    const route = routeOf(file);
    const known = ledger.get(route);
    if (!known || !index?.entry || known.digest !== index.textDigest) return [];
    return known.day > index.entry.date ? [[route, known.day]] : [];
  });
  return Object.fromEntries(days);
}
