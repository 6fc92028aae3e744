import { expect, test } from 'vitest';
import { parseCodes } from './codes-module.ts';

test('a code has a title and an explanation', () => {
  const yaml =
    'odd-page:\n  title: Odd page\n  explanation: >-\n    A page is odd.\n    Make it even.\n';
  expect(parseCodes('pages.yaml', yaml)).toEqual({
    'odd-page': { title: 'Odd page', explanation: 'A page is odd. Make it even.' },
  });
});

test.each([
  ['no explanation', 'odd-page:\n  title: Odd page\n'],
  ['a number for a title', 'odd-page:\n  title: 1\n  explanation: Odd.\n'],
  ['a field of another name', 'odd-page:\n  title: Odd\n  explanation: Odd.\n  severity: error\n'],
])('a code with %s is refused by its name', (_, yaml) => {
  expect(() => parseCodes('pages.yaml', yaml)).toThrow('pages.yaml: odd-page needs a title');
});

test('an id that a file has twice is refused', () => {
  const code = 'odd-page: { title: Odd, explanation: Odd. }\n';
  expect(() => parseCodes('pages.yaml', code + code)).toThrow('Map keys must be unique');
});
