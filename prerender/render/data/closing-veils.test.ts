import { expect, test } from 'vitest';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import { closingVeils } from './closing-veils.ts';

const photograph = (lightest: string, darkest = lightest): PictureFile => {
  const part = { lightest, darkest };
  return {
    kind: 'bitmap',
    url: '',
    width: 1600,
    height: 900,
    sources: [],
    veil: '',
    tones: { top: part, all: part },
  };
};
const pictures = {
  'night.jpg': photograph('#0a1020'),
  'snow.jpg': photograph('#f4f6fa'),
  'gray.jpg': photograph('#777777'),
  'busy.jpg': photograph('#ffffff', '#000000'),
};

const veilOn = (src: string, files: { narrow?: string; dark?: string } = {}) => {
  const action = { label: 'Write', href: 'mailto:a@b.example' };
  const picture = { src, alt: '', ...files };
  return closingVeils(
    { closing: { title: '', text: '', action, picture, pictures: [] } },
    pictures,
  )?.[src];
};

test('a photograph has the weakest veil with which words on it can be read', () => {
  expect(veilOn('night.jpg')).toBe('none');
  expect(veilOn('snow.jpg')).toBe('none');
  expect(veilOn('gray.jpg')).toBe('light');
  expect(veilOn('busy.jpg')).toBe('strong');
});

test('all of its files count, each with its own words', () => {
  expect(veilOn('night.jpg', { narrow: 'gray.jpg' })).toBe('light');
  expect(veilOn('night.jpg', { narrow: 'snow.jpg' })).toBe('strong');
  expect(veilOn('snow.jpg', { dark: 'night.jpg' })).toBe('none');
  expect(veilOn('night.jpg', { dark: 'snow.jpg' })).toBe('strong');
});

test('the photographs of parts of the site have their own, and drawings none', () => {
  const action = { label: 'Write', href: 'mailto:a@b.example' };
  const closing = { title: '', text: '', action };
  const below = [{ below: '/a', picture: { src: 'gray.jpg', alt: '' } }];
  const picture = { src: 'hills.svg', alt: '' };
  expect(closingVeils({ closing: { ...closing, picture, pictures: below } }, pictures)).toEqual({
    'gray.jpg': 'light',
  });
  expect(
    closingVeils({ closing: { ...closing, picture, pictures: [] } }, pictures),
  ).toBeUndefined();
  expect(closingVeils({ closing: 'none' }, pictures)).toBeUndefined();
});
