import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { entriesByFolder } from './entries-by-folder.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { countListPages, listPageAt, listPageRoute, pagedList } from './list-pages.ts';
import { planLanguages } from '../plan.ts';
import { listsOf } from './index-entries.ts';
import { listedEntries } from './listed-entries.ts';

const entry = (name: string, date: string, ...tags: string[]) => ({
  file: `pages/notes/${name}.yaml`,
  index: { ...emptyIndex, entry: { title: name, date, summary: '', tags } },
});

const entries = entriesByFolder([
  entry('ofen', '2025-01-01', 'a', 'b'),
  entry('öl', '2025-03-01', 'b'),
  entry('zug', '2025-02-01', 'a', 'b', 'c'),
  entry('rohr', '2025-02-01'),
]);
const list: EntryList = { folder: '/notes', sort: 'date', limit: 3 };
const titles = (own: Partial<EntryList>, tags: string[] = [], route = '/') =>
  listedEntries({ ...list, ...own }, entries, { route, tags }, 'de').map(({ title }) => title);

test('the newest comes first; those of one day follow their addresses', () => {
  expect(titles({})).toEqual(['öl', 'rohr', 'zug', 'ofen']);
});

test('titles follow the alphabet of the language', () => {
  expect(titles({ sort: 'title' })).toEqual(['ofen', 'öl', 'rohr', 'zug']);
});

test('a tag leaves those that have it', () => {
  expect(titles({ tag: 'a' })).toEqual(['zug', 'ofen']);
  expect(titles({ tag: 'z' })).toEqual([]);
});

test('of related entries the one that shares most comes first, then the newest, never the page itself', () => {
  expect(titles({ sort: 'related' }, ['a', 'b', 'c'], '/notes/zug')).toEqual(['ofen', 'öl']);
  expect(titles({ sort: 'related' }, [])).toEqual([]);
});

const event = (name: string, from: string, to?: string) => ({
  file: `pages/events/${name}.yaml`,
  index: {
    ...emptyIndex,
    entry: {
      title: name,
      date: '2026-01-01',
      summary: '',
      tags: [],
      event: { from, ...(to !== undefined && { to }), status: 'scheduled' as const },
    },
  },
});

test('events are over as of a moment: those to come from the next on, those that are over from the last on', () => {
  const pages = [
    event('fair', '2026-12-02', '2026-12-05'),
    event('talk', '2026-12-03T19:00', '2026-12-03T21:00'),
    event('walk', '2026-12-04T10:00'),
    event('ball', '2026-12-01T20:00'),
    { ...entry('boiler', '2026-12-01'), file: 'pages/events/boiler.yaml' },
  ];
  const asOf = (moment: string, sort: EntryList['sort'], zone = 'Europe/Berlin') =>
    listedEntries(
      { ...list, folder: '/events', sort },
      entriesByFolder(pages, { asOf: Date.parse(moment), timeZone: zone }),
      { route: '/', tags: [] },
    ).map(({ title }) => title);
  expect(asOf('2026-12-03T20:59+01:00', 'upcoming')).toEqual(['fair', 'talk', 'walk']);
  expect(asOf('2026-12-03T21:00+01:00', 'upcoming')).toEqual(['fair', 'walk']);
  expect(asOf('2026-12-03T21:00+01:00', 'past')).toEqual(['talk', 'ball']);
  // The same moment is another day where the site is: in Tokyo the walk is over.
  expect(asOf('2026-12-04T16:00Z', 'upcoming')).toEqual(['fair', 'walk']);
  expect(asOf('2026-12-04T16:00Z', 'upcoming', 'Asia/Tokyo')).toEqual(['fair']);
});

test('past events go on at further addresses, and upcoming ones do not', () => {
  const upcoming = { ...list, sort: 'upcoming' } as const;
  expect(pagedList([upcoming, { ...list, sort: 'past' }], '/notes')).toBe(1);
  expect(pagedList([upcoming], '/notes')).toBe(-1);
});

test('a folder without entries has an empty list of one page', () => {
  expect(titles({ folder: '/none' })).toEqual([]);
  expect(countListPages([{ ...list, folder: '/none' }], '/none', entries)).toBe(1);
});

test('a list goes on where it stands at the address of its folder and shows all entries', () => {
  expect(countListPages([list], '/notes', entries)).toBe(2);
  expect(countListPages([list], '/', entries)).toBe(1);
  expect(pagedList([{ ...list, tag: 'a' }, { ...list, sort: 'related' }, list], '/notes')).toBe(2);
});

test('a list with a tag goes on where its page is there for it, and the list of all does not', () => {
  const tagged = { ...list, limit: 1, tag: 'a', ofTagPage: true } as const;
  expect(countListPages([tagged], '/notes/about-a', entries)).toBe(2);
  expect(countListPages([{ ...list, limit: 1, tag: 'a' }], '/notes/about-a', entries)).toBe(1);
  expect(pagedList([tagged, list], '/notes')).toBe(1);
  expect(pagedList([{ ...tagged, sort: 'related' }, tagged], '/notes')).toBe(1);
});

test.each([
  ['/notes/about-a', false, true],
  ['/notes', false, true],
  ['/notes-of-others', false, undefined],
  ['/', false, undefined],
  ['/notes/zug', true, undefined],
])('the list with a tag at %s, an entry: %s, is that of its page: %s', (route, isEntry, is) => {
  const languages = planLanguages({ language: 'de' }, new Map(), new Map());
  const block = {
    type: 'entries',
    folder: 'notes',
    tag: 'a',
    sort: 'date',
    limit: 1,
    ground: 'plain',
  } as const;
  const page = {
    title: '',
    blocks: [block],
    ...(isEntry && { entry: { date: '', summary: '', tags: [] } }),
  };
  expect(listsOf(page, route, languages)[0]?.ofTagPage).toBe(is);
});

test('an address with a number is that of a further page, and the number is read back', () => {
  expect(listPageRoute('/notes', 1)).toBe('/notes');
  expect(listPageAt(listPageRoute('/notes', 12))).toEqual({ first: '/notes', number: 12 });
  expect(listPageAt('/notes/page')).toEqual({ first: '/notes/page', number: 1 });
});
