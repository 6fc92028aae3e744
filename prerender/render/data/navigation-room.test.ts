import { expect, test } from 'vitest';
import type { Site } from '../../../schema/generated/content.d.ts';
import { navigationRoom } from './navigation-room.ts';

type Languages = Parameters<typeof navigationRoom>[1];

/** From when all entries have room. */
const wholeRoom = (navigation: Site['navigation'], languages?: Languages, search = false) =>
  navigationRoom({ navigation, search, logo: { width: 96 } }, languages).at(-1);

/** Entries of ten letters of usual width, each 6.2 rem and what is around it. */
const entries = (count: number, href?: string) =>
  Array.from({ length: count }, (_, index) => ({
    name: `abcdeghno${index % 10}`,
    ...(href === undefined ? { sections: [] } : { href }),
  }));

test('a few entries stand in the bar early, more of them late, very many never', () => {
  expect(wholeRoom(entries(5, '/a'))).toBe('usual');
  expect(wholeRoom(entries(6, '/a'))).toBe('middle');
  expect(wholeRoom(entries(8, '/a'))).toBe('late');
  expect(wholeRoom(entries(9, '/a'))).toBe('never');
});

test('the arrow of an entry with a menu needs room too', () => {
  expect(wholeRoom(entries(5))).toBe('middle');
});

const named = (name: string) => wholeRoom([{ name, href: '/a' }]);

test('narrow letters need less room than wide ones, as do those of an alphabet than signs', () => {
  expect(named('i'.repeat(100))).toBe('usual');
  expect(named('i'.repeat(120))).toBe('middle');
  expect(named('m'.repeat(45))).toBe('middle');
  expect(named('\u4e00'.repeat(45))).toBe('middle');
  expect(named('n'.repeat(60))).toBe('usual');
});

test('Hebrew and Arabic letters need no more room than Latin ones, but for wide ones', () => {
  expect(named('\u05d0'.repeat(60))).toBe('usual');
  expect(named('\u062d'.repeat(60))).toBe('usual');
  expect(named('\u062d'.repeat(80))).toBe('middle');
  expect(named('\u0634'.repeat(45))).toBe('middle');
});

test('Arabic letters of one stroke are narrow, and marks take no room', () => {
  expect(named('\u0627'.repeat(118))).toBe('usual');
  expect(named('\u0627'.repeat(119))).toBe('middle');
  expect(named('\u0628'.repeat(116))).toBe('usual');
  // A tail at the end of a word is wide.
  expect(named('\u0641 '.repeat(31))).toBe('usual');
  expect(named('\u0641 '.repeat(32))).toBe('middle');
  expect(named('\u062d\u064b\u0651'.repeat(60))).toBe('usual');
});

test('the choice of language takes the room of its longest name', () => {
  const five = entries(5, '/a');
  const languages = [{ language: 'de', name: 'Deutsch', home: '/de' }];
  expect(wholeRoom(five, languages)).toBe('middle');
  expect(wholeRoom(entries(4, '/a'), languages)).toBe('usual');
});

test('the search takes the room of its button, which narrower entries give in part', () => {
  expect(wholeRoom(entries(5, '/a'), [], true)).toBe('usual');
  expect(wholeRoom(entries(8, '/a'), [], true)).toBe('never');
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
  ['usual', wholeRoom([link(59, 22)])],
  ['middle', wholeRoom([link(67, 9)])],
  ['late', wholeRoom([link(97, 10)])],
  ['never', wholeRoom([link(86, 28)])],
  ['usual', wholeRoom([link(38, 1, 20)])],
  ['middle', wholeRoom([link(27, 19, 20)])],
  ['usual', wholeRoom([menu(69, 2)])],
  ['middle', wholeRoom([menu(58, 20)])],
  ['usual', wholeRoom([link(46, 29)], languages)],
  ['middle', wholeRoom([link(54, 16)], languages)],
  ['usual', wholeRoom([link(58, 16)], [], true)],
  ['middle', wholeRoom([link(66, 3)], [], true)],
  ['late', wholeRoom([link(86, 19)], [], true)],
  ['never', wholeRoom([link(94, 6)], [], true)],
])('to a hundredth of a rem there is room: %s', (expected, room) => {
  expect(room).toBe(expected);
});

/** Of so many entries, next to a logo of so many pixels. */
const roomsOf = (count: number, width = 96) =>
  navigationRoom({ navigation: entries(count, '/a'), search: false, logo: { width } });

test('of more than fits the first entries stand in the bar, beside the menu that has the others', () => {
  // Each is 8.25 rem wide, and the button of the menu 3.4.
  expect(roomsOf(6)).toEqual([...Array<string>(5).fill('usual'), 'middle']);
  expect(roomsOf(8)).toEqual([...Array<string>(5).fill('usual'), 'middle', 'late', 'late']);
  expect(roomsOf(9)).toEqual([
    ...Array<string>(5).fill('usual'),
    'middle',
    'late',
    'never',
    'never',
  ]);
});

test('a wide logo takes room from the entries, a small one gives some', () => {
  expect(roomsOf(6, 280)).toEqual([...Array<string>(3).fill('usual'), 'middle', 'middle', 'late']);
  // Six times 8.25 is 2.5 rem more than there is next to a logo of 96 px.
  expect(roomsOf(6, 57).at(-1)).toBe('middle');
  expect(roomsOf(6, 56).at(-1)).toBe('usual');
});

test('the name of a language takes no more than its choice does', () => {
  const long = [{ language: 'x', name: 'n'.repeat(100), home: '/x' }];
  expect(wholeRoom(entries(3, '/a'), long)).toBe('usual');
});

test('the button of the header takes its room from 80 rem on, where it is in the bar', () => {
  const header = { action: { label: 'n'.repeat(10), href: '/a' } };
  const roomsWith = (count: number) =>
    navigationRoom({
      navigation: entries(count, '/a'),
      search: false,
      logo: { width: 96 },
      header,
    });
  // It is 9.2 rem wide. Five entries of 8.25 rem have room next to it at 80 rem, and six at 90.
  expect(roomsWith(5)).toEqual(Array<string>(5).fill('usual'));
  expect(roomsWith(6)).toEqual([...Array<string>(5).fill('usual'), 'late']);
  expect(roomsWith(8)).toEqual([...Array<string>(5).fill('usual'), 'late', 'never', 'never']);
});
