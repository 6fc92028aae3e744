import type { EntryList } from '../../schema/generated/data.d.ts';
import { expect, test } from 'vitest';
import { planLanguages } from '../../check/model/plan.ts';
import { picturesOf, showLists } from './show-lists.ts';

const routes = Array.from({ length: 10 }, (_, index) => `/notes/${index}`);
const entries = {
  '/notes': routes.map((route) => ({ route, title: route, date: '', summary: '', tags: [] })),
};
const list = { folder: '/notes', sort: 'date', limit: 1 } as const;
const show = (route: string, fallbacks: Record<string, string> = {}) => {
  const languages = { ...planLanguages({ language: 'en' }, new Map(), new Map()), fallbacks };
  const [first] = showLists({ route, lists: [list], tags: [] }, { entries, languages }).lists;
  return first;
};

test('a page in the middle leads to its neighbours, the first and the last', () => {
  const { entries: shown, paging } = show('/notes/page/5') ?? {};
  expect(shown?.map(({ href }) => href)).toEqual(['/notes/4']);
  expect(paging).toMatchObject({
    number: 5,
    previous: '/notes/page/4',
    next: '/notes/page/6',
  });
  expect(paging?.pages.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 10]);
  expect(paging?.pages[0]?.href).toBe('/notes');
});

test('the last page leads nowhere further', () => {
  expect(show('/notes/page/10')?.paging).not.toHaveProperty('next');
  expect(show('/notes')?.paging).not.toHaveProperty('previous');
});

test('elsewhere a list shows its first entries and leads to no page', () => {
  expect(show('/team')).toMatchObject({ entries: [{ href: '/notes/0' }] });
  expect(show('/team')).not.toHaveProperty('paging');
});

test('what stands in for a page that is not translated leads on to the pages of the original', () => {
  expect(show('/de/notes', { '/de/notes': '/notes' })?.paging?.next).toBe('/notes/page/2');
});

test('a list that one page shows whole leads to no other', () => {
  const languages = planLanguages({ language: 'en' }, new Map(), new Map());
  const lists = [{ ...list, limit: 10 }];
  const {
    lists: [shown],
  } = showLists({ route: '/notes', lists, tags: [] }, { entries, languages });
  expect(shown?.entries).toHaveLength(10);
  expect(shown).not.toHaveProperty('paging');
});

test('of an entry everything is shown that it has, and nothing that it has not', () => {
  const languages = planLanguages({ language: 'en' }, new Map(), new Map());
  const entry = { title: 'Frost', date: '2026-03-01', summary: 'Cold.' };
  const picture = { src: 'frost.jpg', alt: '' };
  const some = [
    { ...entry, tags: ['ice'], route: '/notes/a', author: 'Ada', picture },
    { ...entry, tags: [], route: '/notes/b' },
  ];
  const { lists, shown } = showLists(
    { route: '/', lists: [{ ...list, limit: 2 }], tags: [] },
    { entries: { '/notes': some }, languages },
  );
  expect(lists).toStrictEqual([
    {
      entries: [
        { ...entry, href: '/notes/a', author: 'Ada', picture },
        { ...entry, href: '/notes/b' },
      ],
    },
  ]);
  expect(shown).toEqual(some);
  expect(picturesOf(some)).toEqual(['frost.jpg']);
});

test('a row has its day, and the price of an event; a card has neither', () => {
  const languages = planLanguages({ language: 'de' }, new Map(), new Map());
  const entry = { title: 'E', date: '2026-03-01', summary: '', tags: [] };
  const event = { from: '2026-12-24T19:00', status: 'scheduled' } as const;
  const some = [
    { ...entry, route: '/notes/a' },
    { ...entry, route: '/notes/b', event: { ...event, price: { amount: 75, currency: 'EUR' } } },
    { ...entry, route: '/notes/c', event: { ...event, price: { amount: 0, currency: 'EUR' } } },
  ];
  const [rows, cards] = showLists(
    {
      route: '/team',
      lists: [
        { ...list, limit: 3, layout: 'rows' },
        { ...list, limit: 3 },
      ],
      tags: [],
    },
    { entries: { '/notes': some }, languages },
  ).lists;
  expect(
    rows?.entries.map(({ day, event: shown }) => [day?.day, day?.month, shown?.price]),
  ).toEqual([
    ['1', 'Mär', undefined],
    ['24', 'Dez', '75\u00a0€'],
    ['24', 'Dez', ''],
  ]);
  expect(JSON.stringify(cards)).not.toMatch(/"day"|"price"/);
});

test('an event that is over has no price, and nobody has to know that it was sold out', () => {
  const languages = planLanguages({ language: 'en' }, new Map(), new Map());
  const entry = { title: 'E', date: '2026-03-01', summary: '', tags: [] };
  const shownOf = (status: 'sold-out' | 'canceled', isOver: boolean) => {
    const price = { amount: 75, currency: 'EUR' };
    const event = { from: '2026-12-24T19:00', status, price };
    const some = [{ ...entry, route: '/notes/a', event, time: { start: 0, isOver } }];
    const rows: EntryList = { ...list, limit: 1, layout: 'rows' };
    const { lists } = showLists(
      { route: '/team', lists: [rows], tags: [] },
      { entries: { '/notes': some }, languages },
    );
    const { price: shown, status: changed } = lists[0]?.entries[0]?.event ?? {};
    return [shown, changed];
  };
  expect(shownOf('sold-out', false)).toEqual(['€75', 'sold-out']);
  expect(shownOf('sold-out', true)).toEqual([undefined, undefined]);
  expect(shownOf('canceled', true)).toEqual([undefined, 'canceled']);
});
