import { expect, it } from 'vitest';
import { choosePictures } from './choose-pictures.ts';

const media = ['logo.svg', 'notes.txt', 'team/ada.svg', 'services/b.svg', 'services/audits.png'];
const wish = { route: '/offers/roofs', folders: [], except: new Set(['logo.svg']) };

it('takes the folder that fits the kind, else that of the page, else any picture', () => {
  expect(choosePictures(media, { ...wish, folders: ['people', 'team'] })).toEqual(['team/ada.svg']);
  expect(choosePictures(media, { ...wish, route: '/services/roofs' })).toEqual([
    'services/audits.png',
    'services/b.svg',
  ]);
  expect(choosePictures(media, wish)).toEqual([
    'services/audits.png',
    'services/b.svg',
    'team/ada.svg',
  ]);
});

it('prefers the picture that has the name of the page', () => {
  const route = '/offers/audits';
  expect(choosePictures(media, { ...wish, route, folders: ['team'] })).toEqual([
    'services/audits.png',
    'team/ada.svg',
  ]);
});

it('gives nothing where there is nothing', () => {
  expect(choosePictures(['logo.svg', 'notes.txt'], wish)).toEqual([]);
});
