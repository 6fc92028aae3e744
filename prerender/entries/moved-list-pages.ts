import { listPageAt } from '../../check/model/entries/list-pages.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { Ledger } from '../../check/model/ledger.ts';
import type { Site } from '../../schema/generated/content.d.ts';

const firstOf = (route: string): string => listPageAt(route).first;

type Moves = Pick<Site, 'redirects' | 'gone'>;

/**
 * The redirects of a site, and those of further pages of lists that were published and no longer exist, because the
 * list has become shorter: they lead to the first page, or where that has gone. Their number is not a choice of the
 * author, so nobody has to write these by hand.
 * @param pages all that are built
 */
export function movedListPages(
  { redirects, gone }: Moves,
  ledger: Ledger,
  pages: readonly { file: string }[],
): Moves {
  const present = new Set(pages.map(({ file }) => routeOf(file)));
  const lost = [...ledger.keys()].filter(
    (route) => listPageAt(route).number > 1 && !present.has(route),
  );
  const moved = lost
    .filter((route) => !gone.includes(firstOf(route)))
    .map((route): [string, string] => [route, redirects[firstOf(route)] ?? firstOf(route)]);
  return {
    redirects: { ...Object.fromEntries(moved), ...redirects },
    gone: [...gone, ...lost.filter((route) => gone.includes(firstOf(route)))],
  };
}
