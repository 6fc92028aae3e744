import { expect, it } from 'vitest';
import { choosePictures } from './choose-pictures.ts';

const media = ['logo.svg', 'notes.txt', 'team/ada.svg', 'services/b.svg', 'services/audits.png'];
const options = { route: '/offers/roofs', folders: [], except: new Set(['logo.svg']) };

it('takes the folder that fits the kind, else that of the page, else any picture', () => {
  expect(choosePictures(media, { ...options, folders: ['people', 'team'] })).toEqual([
    'team/ada.svg',
  ]);
  expect(choosePictures(media, { ...options, route: '/services/roofs' })).toEqual([
    'services/audits.png',
    'services/b.svg',
  ]);
  expect(choosePictures(media, options)).toEqual([
    'services/audits.png',
    'services/b.svg',
    'team/ada.svg',
  ]);
});

it('prefers the picture that has the name of the page', () => {
  const route = '/offers/audits';
  expect(choosePictures(media, { ...options, route, folders: ['team'] })).toEqual([
    'services/audits.png',
    'team/ada.svg',
  ]);
});

it('gives nothing where there is nothing', () => {
  expect(choosePictures(['logo.svg', 'notes.txt'], options)).toEqual([]);
});
