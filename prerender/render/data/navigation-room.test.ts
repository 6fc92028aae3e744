import { expect, test } from 'vitest';
import { navigationRoom } from './navigation-room.ts';

/** Entries of ten letters of usual width, each 6.2 rem and what is around it. */
const entries = (count: number, href?: string) =>
  Array.from({ length: count }, (_, index) => ({
    name: `abcdeghno${index % 10}`,
    ...(href === undefined ? { sections: [] } : { href }),
  }));

test('a few entries stand in the bar early, more of them late, very many never', () => {
  expect(navigationRoom(entries(5, '/a'))).toBe('usual');
  expect(navigationRoom(entries(6, '/a'))).toBe('late');
  expect(navigationRoom(entries(8, '/a'))).toBe('late');
  expect(navigationRoom(entries(9, '/a'))).toBe('never');
});

test('the arrow of an entry with a menu needs room too', () => {
  expect(navigationRoom(entries(5))).toBe('late');
});

const named = (name: string) => navigationRoom([{ name, href: '/a' }]);

test('narrow letters need less room than wide ones, as do those of an alphabet than signs', () => {
  expect(named('i'.repeat(100))).toBe('usual');
  expect(named('i'.repeat(120))).toBe('late');
  expect(named('m'.repeat(45))).toBe('late');
  expect(named('\u4e00'.repeat(45))).toBe('late');
  expect(named('n'.repeat(60))).toBe('usual');
});

test('Hebrew and Arabic letters need no more room than Latin ones, but for wide ones', () => {
  expect(named('\u05d0'.repeat(60))).toBe('usual');
  expect(named('\u0627'.repeat(60))).toBe('usual');
  expect(named('\u0634'.repeat(45))).toBe('late');
});

test('the choice of language takes the room of its longest name', () => {
  const five = entries(5, '/a');
  const languages = [{ language: 'de', name: 'Deutsch', home: '/de' }];
  expect(navigationRoom(five, languages)).toBe('late');
  expect(navigationRoom(entries(4, '/a'), languages)).toBe('usual');
});

test('the search takes the room of its button, which narrower entries give in part', () => {
  expect(navigationRoom(entries(5, '/a'), [], true)).toBe('usual');
  expect(navigationRoom(entries(8, '/a'), [], true)).toBe('never');
});

/** A name of some usual letters, each 0.62 rem wide, some narrow ones of 0.38, and wide ones of 1.05. */
const nameOf = (usual: number, narrow: number, wide = 0) =>
  'n'.repeat(usual) + 'i'.repeat(narrow) + 'm'.repeat(wide);
const link = (...letters: Parameters<typeof nameOf>) => ({ name: nameOf(...letters), href: '/a' });
const menu = (...letters: Parameters<typeof nameOf>) => ({
  name: nameOf(...letters),
  sections: [],
});
const language = (name: string) => ({ language: 'x', name, home: '/x' });
const languages = ['n', 'nnnnn', 'nn'].map(language);

// Each pair is a hundredth of a rem below what there is room for, and one above.
test.each([
  ['usual', navigationRoom([link(59, 22)])],
  ['late', navigationRoom([link(67, 9)])],
  ['late', navigationRoom([link(97, 10)])],
  ['never', navigationRoom([link(86, 28)])],
  ['usual', navigationRoom([link(38, 1, 20)])],
  ['late', navigationRoom([link(27, 19, 20)])],
  ['usual', navigationRoom([menu(69, 2)])],
  ['late', navigationRoom([menu(58, 20)])],
  ['usual', navigationRoom([link(46, 29)], languages)],
  ['late', navigationRoom([link(54, 16)], languages)],
  ['usual', navigationRoom([link(58, 16)], [], true)],
  ['late', navigationRoom([link(66, 3)], [], true)],
  ['late', navigationRoom([link(86, 19)], [], true)],
  ['never', navigationRoom([link(94, 6)], [], true)],
])('to a hundredth of a rem there is room: %s', (expected, room) => {
  expect(room).toBe(expected);
});
