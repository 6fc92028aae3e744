import type { OpenedSite } from '../../check/model/context.ts';
import { waysToLanguages } from '../../check/model/translated-addresses.ts';
import { counterpartOf, languageOf } from '../../check/model/plan.ts';
import { asIfComplete } from '../as-if-complete.ts';
import { existingPage } from '../own-pages.ts';
import type { PageName } from '../page-name.ts';
import { siteOf } from '../site-of.ts';
import { type Moved, planMoves } from './move-pages.ts';

export interface Removal extends Moved {
  page: PageName;
  /** The page that takes its visitors. */
  to: PageName;
}

/**
 * Plans that a page goes, leads its visitors to another one, and lets every link to it lead there as well.
 *
 * @param isUnknown whether the page is in a draft alone, so that nobody can come to it
 * @throws if that is not possible, with a sentence that says why
 */
export async function planRemoval(
  opened: OpenedSite,
  name: string,
  target: string,
  isUnknown = false,
): Promise<Removal> {
  const siteUrl = siteOf(asIfComplete(opened)).url;
  const page = removablePage(opened, name);
  const to = existingPage(opened, target);
  if (page.route === to.route) throw new Error('A page cannot lead to itself.');
  const { languages } = opened.context;
  const { [languageOf(languages, page.route)]: _, ...others } = languages.pages[page.route] ?? {};
  const [other] = Object.values(others);
  if (other !== undefined) throw new Error(explainPair(opened, page.route, other));
  // Where it is the fallback of a missing translation, its visitors find the other page in that language.
  const fallbacks = Object.entries(languages.fallbacks)
    .filter(([, original]) => original === page.route)
    .map(([route]) => route);
  const ways = waysToLanguages(languages, to.route);
  const moves = [page.route, ...fallbacks].map((from) => ({
    from,
    to: from === page.route ? to.route : (ways[languageOf(languages, from)] ?? to.route),
    siteUrl,
    losesPlaces: true,
  }));
  const files = new Map([[page.file, undefined]]);
  return { page, to, ...(await planMoves(opened, { files, moves, pairings: [], isUnknown })) };
}

/**
 * The page that a person names, if it may go at all.
 * @throws if there is no such page, or it is the home page
 */
export function removablePage(opened: OpenedSite, name: string): PageName {
  const page = existingPage(opened, name);
  if (page.route === '/')
    throw new Error(
      'The home page cannot be removed, because a site needs one. Change its content instead.',
    );
  return page;
}

/** Why a page goes alone only: what becomes of its translations is for a person to say. */
function explainPair({ context: { languages } }: OpenedSite, route: string, other: string): string {
  const language = languageOf(languages, route);
  if (language === languages.main) {
    return `${other} is a translation of ${route}. Remove the translation first.`;
  }
  return route === counterpartOf(other, language)
    ? `${other} replaces ${route} as soon as that page is gone, so a redirect is not needed: delete the file.`
    : `${route} is the translation of ${other}. Delete its line under \`translations:\` first.`;
}
