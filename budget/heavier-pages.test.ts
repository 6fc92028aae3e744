import { expect, test } from 'vitest';
import { heavierPages } from './heavier-pages.ts';

const home = (size: string) => `/: HTML and CSS weighs ${size}, 1 KB over the limit of 20 KB.`;
const team = '/team: HTML and CSS weighs 21 KB, 1 KB over the limit of 20 KB.';

test('a page is named if it was within the limit, and not if it was over it already', () => {
  expect(heavierPages({ overruns: [home('21 KB')] }, { overruns: [home('22 KB'), team] })).toEqual([
    { route: '/team', message: team },
  ]);
});

test('what has become lighter is not named', () => {
  expect(heavierPages({ overruns: [team] }, { overruns: [] })).toEqual([]);
});
