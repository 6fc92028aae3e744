import { expect, test } from 'vitest';
import { checkServices } from './feature.ts';

const routes = new Map(
  ['/', '/team', '/services/audits', '/services/heat/pumps'].map((route) => [route, 'x']),
);

test('there are pages below the address of the services', () => {
  expect(checkServices({ data: { services: '/services' }, routes })).toEqual([]);
  expect(checkServices({ data: { services: '/services/heat' }, routes })).toEqual([]);
});

test('where there is none, the folder is named that was meant', () => {
  expect(checkServices({ data: { services: '/servces' }, routes })).toEqual([
    {
      id: 'broken-link',
      path: ['services'],
      part: 'value',
      message: 'There is no page below /servces.',
      suggestion: 'Did you mean `/services`?',
      replacement: '/services',
    },
  ]);
  expect(checkServices({ data: { services: '/team' }, routes })).toEqual([
    {
      id: 'broken-link',
      path: ['services'],
      part: 'value',
      message: 'There is no page below /team.',
      suggestion: undefined,
    },
  ]);
});

test('of what is no address the schema tells', () => {
  expect(checkServices({ data: { services: 'services' }, routes })).toEqual([]);
  expect(checkServices({ data: {}, routes })).toEqual([]);
  expect(checkServices({ data: 'text', routes })).toEqual([]);
});
