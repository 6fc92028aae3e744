import { expect, test } from 'vitest';
import { kebabCase } from './kebab-case.ts';

test.each([
  ['Data MBA in six minutes', 'data-mba-in-six-minutes'],
  ['  What? A demo - really!  ', 'what-a-demo-really'],
  ['Überblick für Ärzte', 'uberblick-fur-arzte'],
  ['100% in 3 steps', '100-in-3-steps'],
  ['Обзор', 'обзор'],
])('%s', (title, slug) => {
  expect(kebabCase(title)).toBe(slug);
});
