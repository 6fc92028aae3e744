import { routeOf } from '../../check/model/route-of.ts';
import type { PageChange, SharedChange } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { SiteState } from './site-state.ts';
import { type FileState, wordsOf } from './value-words.ts';

/** More pages are counted and not named: a list of ten is not read. */
export const MOST_NAMED = 9;

/** An address of the site: the whole of a text, or where a link in it leads. */
const ADDRESS = /(?<=^|\]\()\/[^\s#?)]*/g;

interface NamedPages {
  pages: readonly PageChange[];
  shared: readonly SharedChange[];
  /** Files of translations. */
  outdated: readonly string[];
}

/** The titles of pages that a report names, by address: those that differ, show something, or are led to. */
export function pageTitles(
  { before, after }: { before: SiteState; after: SiteState },
  { pages, shared, outdated }: NamedPages,
): Record<string, string> {
  const changes = [...pages.flatMap((page) => page.changes), ...shared.map(({ change }) => change)];
  const named = new Set([
    ...outdated.map(routeOf),
    ...shared.flatMap((one) => one.pages.slice(0, MOST_NAMED)),
    ...shared.flatMap(({ example }) => (example ? [example.route] : [])),
    ...pages.flatMap(({ followed = [] }) => followed.slice(0, MOST_NAMED)),
    ...changes.flatMap((change) =>
      [change.before, change.after].flatMap((text = '') => text.match(ADDRESS) ?? []),
    ),
  ]);
  const own = pages.map(({ route, title }): [string, string] => [route, title]);
  const others = [...named].flatMap((route): [string, string][] => {
    const title = titleAt(after, route) ?? titleAt(before, route);
    return title === undefined ? [] : [[route, title]];
  });
  return Object.fromEntries([...others, ...own]);
}

function titleAt(state: SiteState, route: string): string | undefined {
  const file = state.opened.context.routes.get(route);
  if (file === undefined || !state.pages.has(file)) return undefined;
  const read = state.read(file);
  return 'data' in read ? titleOf(read) : undefined;
}

/** What a page is called in the browser tab. */
export function titleOf(content: FileState): string {
  const title = isRecord(content.data) ? content.data['title'] : undefined;
  return title === undefined ? '' : wordsOf(title, ['title'], content);
}
