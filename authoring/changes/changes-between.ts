import type {
  Changes,
  FieldChange,
  PageChange,
  SharedChange,
} from '../../schema/generated/data.d.ts';
import { meaningOf } from './meaning.ts';
import { comparePages, type TwoStates } from './page-changes.ts';
import { pageTitles } from './page-titles.ts';
import { compareShared } from './shared-changes.ts';

/** How the two states are called in the report, such as HEAD. */
interface Labels {
  before: string;
  /** Nothing for the folder as it is. */
  after?: string;
}

/** What is different between two states of a site, for people who look at its pages: in words, without pictures. */
// oxlint-disable-next-line max-lines-per-function -- Pages and the rest are told of by the same moves.
export function changesBetween(states: TwoStates, labels: Labels): Changes {
  const compared = comparePages(states);
  const { shared, ...others } = compareShared(states);
  const moves = new Map(
    compared.pages.flatMap(({ from, route }) => (from === undefined ? [] : [[from, route]])),
  );
  const { pages, followed } = withoutFollowed(compared.pages, moves);
  const isOfMove = ({ from, path, before, after, place }: FieldChange): boolean => {
    const old = place[1];
    const to = old === undefined ? undefined : moves.get(old);
    return (
      (from === undefined &&
        path?.startsWith('/redirects/') === true &&
        after === to &&
        to !== undefined) ||
      hasFollowed({ before, after }, moves)
    );
  };
  const isTold = ({ file }: { file: string }): boolean => !isLeftOut(states, file);
  const { made, mended, outdated, ...meaning } = meaningOf(states, pages);
  const told = {
    pages: pages.map((page) => {
      const redirected = shared.some(
        ({ change }) =>
          page.from !== undefined && change.place[1] === page.from && isOfMove(change),
      );
      const { from, route } = page;
      const move = new Map(from === undefined ? [] : [[from, route]]);
      const followedEverywhere = shared.flatMap(({ change, everyPage }) =>
        everyPage && hasFollowed(change, move) ? [linkName(change)] : [],
      );
      const links = followed.get(from ?? '');
      return {
        ...page,
        ...(page.from !== undefined && { redirected }),
        ...(links && { followed: [...links] }),
        ...(followedEverywhere.length > 0 && { followedEverywhere }),
      };
    }),
    shared: shared.filter(
      (one) => !isOfMove(one.change) && !(states.after.publishedOnly && isForNobody(one)),
    ),
  };
  return {
    format: 1,
    ...labels,
    ...told,
    titles: pageTitles(states, {
      ...told,
      outdated: outdated.filter(isTold).map(({ file }) => file),
    }),
    // What is left out of a file may differ, and is not to be told.
    unseen: states.after.publishedOnly ? [] : [...compared.unseen, ...others.unseen],
    unreadable: [...compared.unreadable, ...others.unreadable].filter(isTold),
    meaning: {
      ...meaning,
      made: made.filter(isTold),
      mended: mended.filter(isTold),
      outdated: outdated.filter(isTold),
      heavier: [],
    },
  };
}

/** The place of a link without the name of its field: people look for the link. */
function linkName({ place }: FieldChange): string {
  return (place.length > 1 ? place.slice(0, -1) : place).join(', ');
}

/** Of a file that only pages show, and none that visitors find: one that is left out may. */
function isForNobody({ area, change, everyPage, pages }: SharedChange): boolean {
  const isFact = area === 'site' && (change.path ?? change.from ?? '').startsWith('/facts/');
  const isOfPages = isFact || area === 'picture' || area === 'form' || area === 'block';
  return isOfPages && !everyPage && pages.length === 0;
}

/** Whether a file is of a page that is left out, in one of the states at least: in the other it may be unreadable. */
function isLeftOut({ before, after }: TwoStates, file: string): boolean {
  return after.publishedOnly && (before.hidden.has(file) || after.hidden.has(file));
}

/** Pages without the links that have only followed a page to its new address, and which pages those were on. */
function withoutFollowed(
  pages: readonly PageChange[],
  moves: ReadonlyMap<string, string>,
): { pages: PageChange[]; followed: ReadonlyMap<string, ReadonlySet<string>> } {
  const followed = new Map<string, Set<string>>();
  const left = pages.map((page) => ({
    ...page,
    changes: page.changes.filter(({ kind, before, after }) => {
      if (kind !== 'changed' || !hasFollowed({ before, after }, moves)) return true;
      for (const old of moves.keys())
        if (before !== undefined && follow(before, new Map([[old, '']])) !== before)
          followed.set(old, (followed.get(old) ?? new Set()).add(page.route));
      return false;
    }),
  }));
  return {
    pages: left.filter(({ kind, changes }) => kind !== 'changed' || changes.length > 0),
    followed,
  };
}

/** Whether a value differs in nothing but links that lead to where a page is now. */
function hasFollowed(
  { before, after }: Pick<FieldChange, 'before' | 'after'>,
  moves: ReadonlyMap<string, string>,
): boolean {
  return before !== undefined && before !== after && follow(before, moves) === after;
}

/** A text, or an address, with links to pages that have moved led to where they are now. */
function follow(text: string, moves: ReadonlyMap<string, string>): string {
  return text.replaceAll(/(^|\]\()(\/[^\s#)]*)/g, (all, start: string, route: string) => {
    const to = moves.get(route);
    return to === undefined ? all : `${start}${to}`;
  });
}
