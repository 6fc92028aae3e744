import { expect, test } from 'vitest';
import { nameOf, pathOf, type Subject, valueAt } from './subject.ts';

const DATA = { cards: [{ title: 'x', 'a/b~c': 1 }], 0: 'zero' };

test('a value is found by its path, if there is one', () => {
  expect(valueAt(DATA, [])).toBe(DATA);
  expect(valueAt(DATA, ['cards', 0, 'title'])).toBe('x');
  expect(valueAt(DATA, ['cards', '0'])).toBeUndefined();
  expect(valueAt(DATA, ['cards', 'length'])).toBeUndefined();
  expect(valueAt(DATA, ['toString'])).toBeUndefined();
  expect(valueAt(DATA, ['cards', 0, 'title', 'more'])).toBeUndefined();
});

test('a pointer counts in lists and names in groups of fields', () => {
  expect(pathOf('/cards/0/title', DATA)).toEqual(['cards', 0, 'title']);
  expect(pathOf('/cards/0/a~1b~0c', DATA)).toEqual(['cards', 0, 'a/b~c']);
  expect(pathOf('/0', DATA)).toEqual(['0']);
  expect(pathOf('', DATA)).toEqual([]);
});

test('what holds fields has a name that writers know', () => {
  const page: Subject = { name: 'the page', schema: {}, data: DATA, path: [] };
  expect(nameOf(page, [])).toBe('the page');
  expect(nameOf(page, ['cards'])).toBe('`cards`');
  expect(nameOf(page, ['cards', 0])).toBe('entry 1 of `cards`');
  expect(nameOf(page, ['rows', 0, 1])).toBe('entry 2 of entry 1 of `rows`');
  expect(nameOf(page, [2])).toBe('entry 3');
});
