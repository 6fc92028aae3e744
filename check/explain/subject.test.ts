import { expect, test } from 'vitest';
import { nameOf, type Subject } from './subject.ts';

const DATA = { cards: [{ title: 'x', 'a/b~c': 1 }], 0: 'zero' };

test('what holds fields has a name that writers know', () => {
  const page: Subject = { name: 'the page', schema: {}, data: DATA, path: [] };
  expect(nameOf(page, [])).toBe('the page');
  expect(nameOf(page, ['cards'])).toBe('`cards`');
  expect(nameOf(page, ['cards', 0])).toBe('entry 1 of `cards`');
  expect(nameOf(page, ['rows', 0, 1])).toBe('entry 2 of entry 1 of `rows`');
  expect(nameOf(page, [2])).toBe('entry 3');
});
