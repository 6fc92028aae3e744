import { expect, test } from 'vitest';
import { kebabCase, uniqueSlugs } from './kebab-case.ts';

test.each([
  ['Data MBA in six minutes', 'data-mba-in-six-minutes'],
  ['  What? A demo - really!  ', 'what-a-demo-really'],
  ['Überblick für Ärzte', 'uberblick-fur-arzte'],
  ['100% in 3 steps', '100-in-3-steps'],
  ['Обзор', 'обзор'],
])('%s', (title, slug) => {
  expect(kebabCase(title)).toBe(slug);
});

test('two videos of one title have an address each', () => {
  expect(uniqueSlugs(['A demo', 'Other', 'A demo', 'A demo'])).toEqual([
    'a-demo',
    'other',
    'a-demo-2',
    'a-demo-3',
  ]);
});
