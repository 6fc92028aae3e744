import { expect, test } from 'vitest';
import { lineOf } from './line-of.ts';

const TEXT = 'title: A\nblocks:\n  - type: hero\n    lead: >-\n      Words\n  - type: faq\n';

test.each([
  [['title'], 1],
  [['blocks'], 2],
  [['blocks', 0, 'lead'], 4],
  [['blocks', 1], 6],
  [['blocks', 1, 'lead'], 6],
])('%j is found in line %i', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});

test('a file that cannot be read is shown from its beginning', () => {
  expect(lineOf('a: 1\nb: [\n', ['b'])).toBe(1);
});
