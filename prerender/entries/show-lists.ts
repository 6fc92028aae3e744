import type { EntriesByFolder, RoutedEntry } from '../../check/model/entries/entry.ts';
import type { EntryList } from '../../schema/generated/data.d.ts';
import { listedEntries } from '../../check/model/entries/listed-entries.ts';
import { listPageAt, listPageRoute, pagedList } from '../../check/model/entries/list-pages.ts';
import { languageOf, type LanguagePlan } from '../../check/model/plan.ts';
import type { EntryListData, ListedEvent } from '../../renderer/data/types.ts';
import type { EntryEvent } from '../../schema/generated/content.d.ts';
import { CALENDARS, changedStatus } from './event-data.ts';
import { drawnDay } from './drawn-day.ts';
import { priceText, whenOf } from './event-texts.ts';

/** How many pages are on either side of the one that is shown, among those to choose from. */
const AROUND = 2;

/** The page that shows some lists. */
interface Listing {
  /** With the number of the page, as in /resources/blog/page/2. */
  route: string;
  lists: readonly EntryList[];
  /** Of the page as an entry. */
  tags: readonly string[];
}

/** What lists are made from. */
export interface ListContext {
  entries: EntriesByFolder;
  languages: LanguagePlan;
}

/**
 * What the lists of a page show.
 * @returns the lists in their order, and all entries on them
 */
export function showLists(
  { route, lists, tags }: Listing,
  { entries, languages }: ListContext,
): { lists: EntryListData[]; shown: RoutedEntry[] } {
  const { first, number } = listPageAt(route);
  // The fallback of a page that is not translated leads on to the pages of the original.
  const home = languages.fallbacks[first] ?? first;
  const paged = pagedList(lists, home);
  const language = languageOf(languages, home);
  const shown: RoutedEntry[] = [];
  const data = lists.map((list, at): EntryListData => {
    const all = listedEntries(list, entries, { route: home, tags }, language);
    const start = at === paged ? (number - 1) * list.limit : 0;
    const some = all.slice(start, start + list.limit);
    shown.push(...some);
    const isRow = list.layout === 'rows';
    const of = Math.ceil(all.length / list.limit);
    return {
      entries: some.map(
        ({ title, summary, date, author, picture, topic, event, time, route: href }) => ({
          title,
          summary,
          date,
          href,
          ...(author !== undefined && { author }),
          ...(picture && { picture }),
          ...(topic !== undefined && { topic }),
          ...(event && {
            event: {
              when: whenOf(event),
              ...(event.place && { place: event.place.name }),
              ...changedStatus(event, time?.isOver),
              ...(isRow && !time?.isOver && listedPrice(event, language)),
            },
          }),
          ...(isRow && { day: drawnDay(event?.from ?? date, language) }),
        }),
      ),
      ...(list.sort === 'upcoming' &&
        all.length > 0 && { calendar: `${list.folder}/${CALENDARS.all}` }),
      ...(at === paged && of > 1 && { paging: paging(home, number, of) }),
    };
  });
  return { lists: data, shown };
}

function listedPrice({ price }: EntryEvent, language: string): Pick<ListedEvent, 'price'> {
  return price ? { price: priceText(price, language) ?? '' } : {};
}

function paging(home: string, number: number, of: number): EntryListData['paging'] {
  const numbers = Array.from({ length: of }, (_, index) => index + 1).filter(
    (other) => other === 1 || other === of || Math.abs(other - number) <= AROUND,
  );
  return {
    number,
    ...(number > 1 && { previous: listPageRoute(home, number - 1) }),
    ...(number < of && { next: listPageRoute(home, number + 1) }),
    pages: numbers.map((other) => ({ number: other, href: listPageRoute(home, other) })),
  };
}

/** The icons that the covers of some entries are drawn with. */
export function topicsOf(entries: readonly RoutedEntry[]): string[] {
  return entries.flatMap(({ picture, topic }) => (picture || topic === undefined ? [] : [topic]));
}

/** The pictures of some entries, as paths below media/. */
export function picturesOf(entries: readonly RoutedEntry[]): string[] {
  return entries.flatMap(({ picture }) =>
    picture ? [picture.src, picture.narrow, picture.dark].filter((file) => file !== undefined) : [],
  );
}
