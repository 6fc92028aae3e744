import { expect, it } from 'vitest';
import { matchMediaNames } from './match-media-names.ts';

const composed = 'team/m\u00fcller.svg';
const decomposed = 'team/mu\u0308ller.svg';

it.each([
  [composed, decomposed],
  [decomposed, composed],
])('finds a picture whose name has another Unicode form', (written, file) => {
  const page = { picture: { src: written }, pictures: [written], title: 'Müller' };
  matchMediaNames(page, new Set([file]));
  expect(page).toEqual({ picture: { src: file }, pictures: [file], title: 'Müller' });
});

it('leaves alone what names no picture', () => {
  const page = { src: composed };
  matchMediaNames(page, new Set(['team/moller.svg']));
  expect(page).toEqual({ src: composed });
});
