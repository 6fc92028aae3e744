import { expect, test } from 'vitest';
import { checkServices } from './services.ts';

const routes = ['/', '/team', '/services/audits', '/services/heat/pumps'];

test('there are pages below the address of the services', () => {
  expect(checkServices({ services: '/services' }, routes)).toEqual([]);
  expect(checkServices({ services: '/services/heat' }, routes)).toEqual([]);
});

test('where there is none, the folder is named that was meant', () => {
  expect(checkServices({ services: '/servces' }, routes)).toEqual([
    {
      id: 'broken-link',
      path: ['services'],
      part: 'value',
      message: 'There is no page below /servces.',
      suggestion: 'Did you mean `/services`?',
      replacement: '/services',
    },
  ]);
  expect(checkServices({ services: '/team' }, routes)).toEqual([
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
  expect(checkServices({ services: 'services' }, routes)).toEqual([]);
  expect(checkServices({}, routes)).toEqual([]);
  expect(checkServices('text', routes)).toEqual([]);
});
