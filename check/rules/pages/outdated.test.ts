import { expect, test } from 'vitest';
import { findOutdated } from './outdated.ts';

const original = { file: 'pages/team.yaml', version: '12345678' };
const found = (translatedFrom: string | undefined) =>
  findOutdated({ file: 'pages/de/team.yaml', translatedFrom }, original, 'page').map(
    ({ file, message, suggestion }) => [file, message, suggestion],
  );

test('a translation names the version of its original', () => {
  expect(found('12345678')).toEqual([]);
  expect(found('1234567')).toEqual([
    [
      'pages/de/team.yaml',
      'pages/team.yaml has changed since this page was translated from it.',
      'Translate the change, then run `npm run translated -- pages/de/team.yaml`.',
    ],
  ]);
});

test('one that names none is told what to write', () => {
  expect(found(undefined)).toEqual([
    [
      'pages/de/team.yaml',
      'This page does not record which version of pages/team.yaml it was translated from.',
      'When both are in step, run `npm run translated -- pages/de/team.yaml`.',
    ],
  ]);
});
