import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { entriesThatLeave, isInside, leadsTo, removeEntries } from './entries-that-leave.ts';

const schemas = loadSchemas();
const isHidden = leadsTo(new Set(['/later']));

/** The data without the entries that leave. */
function left(data: unknown): unknown {
  const copy = structuredClone(data);
  removeEntries(copy, entriesThatLeave(schemas, copy, isHidden));
  return copy;
}

const cell = (href: string) => ({ icon: 'leaf', title: 'A', text: 'B', href });
const grid = (...hrefs: string[]) => ({
  type: 'link-grid',
  heading: 'More',
  items: hrefs.map(cell),
});
const section = (...items: object[]) => ({ title: 'A', items });

test('a link leads to a hidden page also at one of its places', () => {
  expect(['/later', '/later#team', '/late', '/later/on'].map(isHidden)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an entry that is nothing without its link leaves, and a block of which nothing is left', () => {
  const blocks = [grid('/now', '/later'), grid('/later#a', '/later'), { type: 'hero', title: 'A' }];
  expect(left({ blocks })).toEqual({ blocks: [grid('/now'), { type: 'hero', title: 'A' }] });
});

const toLater = { label: 'Later', href: '/later' };
const toNow = { label: 'Now', href: '/now' };
const hero = { type: 'hero', title: 'A', text: 'B' };

test('a card or column leaves with the page that its link leads to, whether it needs one or not', () => {
  const columns = [{ text: 'A', action: toNow }, { text: 'B', action: toLater }, { text: 'C' }];
  expect(left({ blocks: [hero, { type: 'columns', columns }] })).toEqual({
    blocks: [hero, { type: 'columns', columns: [columns[0], columns[2]] }],
  });
  const plans = [
    { name: 'A', price: '1', text: 'B', action: toLater },
    { name: 'C', price: '2', text: 'D', action: toNow },
  ];
  expect(left({ blocks: [hero, { type: 'pricing', heading: 'A', plans }] })).toEqual({
    blocks: [hero, { type: 'pricing', heading: 'A', plans: [plans[1]] }],
  });
});

test('a person stays whose one link leaves', () => {
  const person = { name: 'Ada', role: 'Founder' };
  const links = [{ icon: 'link', name: 'A', href: '/later' }];
  expect(left({ blocks: [hero, { type: 'team', items: [{ ...person, links }] }] })).toEqual({
    blocks: [hero, { type: 'team', items: [{ ...person, links: [] }] }],
  });
});

test('a button leaves, and with it a block that is nothing without it', () => {
  expect(left({ blocks: [{ ...hero, action: toLater }] })).toEqual({ blocks: [hero] });
  const feature = { type: 'feature', heading: 'A', text: 'B', points: ['C'] };
  const blocks = [hero, { ...feature, action: toLater }, { ...feature, action: toNow }];
  expect(left({ blocks })).toEqual({ blocks: [hero, { ...feature, action: toNow }] });
});

test('the opening of a page stays, even if all in it leads to a hidden page', () => {
  const banner = { type: 'banner', heading: 'A', label: 'B' };
  const slide = { label: 'A', title: 'B', text: 'C' };
  const needed = { blocks: [{ ...banner, action: toLater, slides: [slide] }] };
  expect(left(needed)).toEqual(needed);
  const all = { blocks: [{ ...banner, action: toNow, slides: [{ ...slide, link: toLater }] }] };
  expect(left(all)).toEqual(all);
});

test('the closing band keeps its button', () => {
  const data = { closing: { title: 'A', text: 'B', action: toLater } };
  expect(left(data)).toEqual(data);
});

test('menus lose the entries that lead there, and those of which nothing is left', () => {
  const now = { name: 'Now', href: '/now' };
  const later = { name: 'Later', href: '/later' };
  const navigation = [
    now,
    later,
    { name: 'Both', sections: [section(now, later), section(later)] },
    { name: 'None', sections: [section(later)] },
    { name: 'Some', dropdownItems: [later, now] },
  ];
  expect(left({ navigation })).toEqual({
    navigation: [
      now,
      { name: 'Both', sections: [section(now)] },
      { name: 'Some', dropdownItems: [now] },
    ],
  });
});

test('a list stays that is longer than the arguments of a call can be', () => {
  const list = Array.from({ length: 200_000 }, () => 'A');
  expect(left({ blocks: [grid('/now', '/later')], list })).toEqual({
    blocks: [grid('/now')],
    list,
  });
});

test('tells which problems lie in what leaves', () => {
  const data = { blocks: [grid('/now', '/later')] };
  const gone = entriesThatLeave(schemas, data, isHidden);
  expect(isInside(data, ['blocks', 0, 'items', 1, 'href'], gone)).toBe(true);
  expect(isInside(data, ['blocks', 0, 'items', 1], gone)).toBe(true);
  expect(isInside(data, ['blocks', 0, 'items', 0, 'href'], gone)).toBe(false);
  expect(isInside(data, ['blocks', 0], gone)).toBe(false);
});

const tabs = (...all: object[]) => ({ type: 'tabs', heading: 'A', tabs: all });

test('blocks in tabs leave as on a page, and a tab with the last of them', () => {
  const text = { label: 'B', text: 'C' };
  const [gone, stays] = [grid('/later'), grid('/now', '/later')];
  expect(
    left({
      blocks: [
        hero,
        tabs(text, { label: 'D', blocks: [gone] }, { label: 'E', blocks: [stays, gone] }),
      ],
    }),
  ).toEqual({ blocks: [hero, tabs(text, { label: 'E', blocks: [grid('/now')] })] });
  expect(left({ blocks: [hero, tabs({ label: 'D', blocks: [gone] })] })).toEqual({
    blocks: [hero],
  });
});
