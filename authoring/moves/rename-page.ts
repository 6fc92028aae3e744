import type { OpenedSite } from '../../check/model/context.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { asIfComplete } from '../as-if-complete.ts';
import { existingPage, ownPages } from '../own-pages.ts';
import { type PageName, readPageName } from '../page-name.ts';
import { siteOf } from '../site-of.ts';
import { type Moved, planMoves } from './move-pages.ts';
import { renameInLanguages } from './rename-in-languages.ts';

export interface Renaming extends Moved {
  /** Every page that has moved, that which was named first; of a folder those in it. */
  pages: { from: PageName; to: PageName }[];
}

/**
 * Plans that a page, or all pages of a folder, move to another address, with all links to them, and leave redirects behind. They
 * stay pairs with their translations, and these stay as new as they were. A page takes along those below its address. For
 * a published page whose file somebody has moved already, what is left is done: the links and the redirect.
 *
 * @param isUnknown whether the page is in a draft alone, so that nobody can come to its old address
 * @throws if that is not possible, with a sentence that says why
 */
export async function planRenaming(
  opened: OpenedSite,
  oldName: string,
  newName: string,
  isUnknown = false,
): Promise<Renaming> {
  const { context } = opened;
  const [from, to] = [readPageName(oldName), readPageName(newName)];
  if (from.route === '/') throw new Error('The address of the home page is always /.');
  if (isMovedByHand(opened, from, to)) {
    // Links of site.yaml to a page that has moved are errors, which this is to fix.
    const moves = [{ from: from.route, to: to.route, siteUrl: context.siteUrl ?? '' }];
    const moved = await planMoves(opened, { files: new Map(), moves, pairings: [] });
    return { pages: [{ from, to }], ...moved };
  }
  const siteUrl = siteOf(asIfComplete(opened)).url;
  const pages = pagesBelow(opened, from.route, to.route);
  // Says which one was probably meant.
  if (pages.length === 0) existingPage(opened, from.route);
  const own = ownPages(opened);
  for (const page of pages) {
    const taken = own.get(page.to.route);
    if (taken !== undefined) throw new Error(`${page.to.route} already exists: ${taken}.`);
  }
  const inLanguages = pages.map((page) =>
    renameInLanguages(context.languages, { from: page.from.route, to: page.to.route }),
  );
  const moves = [
    ...pages.map((page) => ({ from: page.from.route, to: page.to.route })),
    ...inLanguages.flatMap((language) => language.moves),
  ];
  const plan = {
    files: new Map(pages.map((page) => [page.from.file, page.to.file])),
    moves: moves.map((move) => ({ ...move, siteUrl })),
    folder: { from: from.route, to: to.route },
    pairings: inLanguages.flatMap(({ pairings }) => pairings),
    isUnknown,
  };
  return { pages, ...(await planMoves(opened, plan)) };
}

/** Whether a page was published at an address which has none now, and is at the new one already. */
function isMovedByHand(opened: OpenedSite, from: PageName, to: PageName): boolean {
  const pages = ownPages(opened);
  return !pages.has(from.route) && pages.has(to.route) && opened.ledger.has(from.route);
}

/** The page at an address and all below it, each with its new name. */
function pagesBelow(opened: OpenedSite, from: string, to: string): Renaming['pages'] {
  return [...ownPages(opened)]
    .filter(([route]) => route === from || route.startsWith(`${from}/`))
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(([route, file]) => ({
      from: { route, file },
      to: readPageName(to + route.slice(from.length)),
    }));
}
