import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
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

test('what need not have a link stays without it', () => {
  const cards = [{ icon: 'leaf', title: 'A', text: 'B', link: { label: 'C', href: '/later' } }];
  const data = { blocks: [{ type: 'card-grid', heading: 'More', cards }] };
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
