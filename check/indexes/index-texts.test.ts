import { expect, test } from 'vitest';
import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Text } from '../collect-texts.ts';
import { hash } from '../model/page-index.ts';
import { indexTexts } from './index-texts.ts';

const text = (said: string, format?: string, more: Partial<Text> = {}): Text => ({
  text: said,
  path: ['blocks', 0, 'x'],
  schema: { type: 'string', ...(format !== undefined && { format }) },
  owner: {},
  ...more,
});
const index = (...texts: Text[]) => indexTexts(texts, 'https://www.alder.example');
const said = (field: FieldSchema) => index(text('Words', undefined, { schema: field })).textDigest;

test('links lead to pages and places of this site, with its domain or without', () => {
  const { links, anchors } = index(
    text('/team#ann', 'link'),
    text('https://www.alder.example/prices', 'link'),
    text('https://shop.example/a', 'link'),
    text('See [us](/team) or [them](/crew#bob).', 'inline-markup'),
    text('/words', undefined),
  );
  expect(links).toEqual(['/team', '/prices', '/crew']);
  expect(anchors).toEqual(['/team#ann', '/crew#bob']);
});

test('each kind of name is kept apart', () => {
  const found = index(
    text('a.svg', 'media'),
    text('a.svg', 'media'),
    text('share.svg', 'share-image'),
    text('icon.svg', 'favicon'),
    text('air', 'slug'),
    text('12345678', 'version'),
  );
  expect([found.pictures, found.shareImages, found.favicons, found.ids]).toEqual([
    ['a.svg'],
    ['share.svg'],
    ['icon.svg'],
    ['air'],
  ]);
  expect(found.translatedFrom).toBe('12345678');
});

test('a word in the place of a picture for shared links is no picture', () => {
  const found = index(text('none', 'share-image'));
  expect([found.shareImages, found.shareWord]).toEqual([[], 'none']);
});

test('what is shown in frames is noted, where there is any', () => {
  const framed = text('https://youtu.be/M7lc1UVf-VE', 'link', {
    schema: { type: 'string', format: 'link', frame: 'always' },
  });
  expect(index(framed).frames).toEqual(['https://youtu.be/M7lc1UVf-VE']);
  expect(index(text('https://youtu.be/M7lc1UVf-VE', 'link'))).not.toHaveProperty('frames');
});

test('title and keywords are those of the page itself', () => {
  const found = index(
    text('Card', undefined, { path: ['blocks', 0, 'title'] }),
    text('Words', undefined, { path: ['description'] }),
    text('Team', undefined, { path: ['title'] }),
    text('crew', undefined, { path: ['keywords', 0] }),
    text('staff', undefined, { path: ['keywords', 1] }),
  );
  expect([found.title, found.keywords]).toEqual(['Team', ['crew', 'staff']]);
  expect(index(text('crew', undefined, { path: ['keywords', 0] })).keywords).toEqual(['crew']);
  expect(index(text('A', undefined, { path: ['title', 0] })).title).toBeUndefined();
  expect(Object.keys(index())).toEqual([
    'links',
    'anchors',
    'ids',
    'pictures',
    'shareImages',
    'favicons',
    'characters',
    'sentenceHashes',
    'textDigest',
  ]);
});

test('characters are those that a font may lack, in order; a note shows none', () => {
  expect(index(text('Zoë, é'), text('aéü'), text('ß', 'note')).characters).toBe('éëü');
});

test('sentences count from 60 characters on, but not those of a link', () => {
  const long = `${'x'.repeat(59)}.`;
  expect(index(text(long), text(long.slice(1))).sentenceHashes).toEqual([hash(long)]);
  expect(index(text(long, 'link')).sentenceHashes).toEqual([]);
});

test('what is said to people makes the digest, and not what is chosen or named', () => {
  const nothing = index().textDigest;
  expect(said({ type: 'string' })).toBe(hash('Words').toString(36));
  expect(said({ enum: ['Words'] })).toBe(nothing);
  expect(said({ const: 'Words' })).toBe(nothing);
  expect(said({ format: 'icon' })).toBe(nothing);
  expect(said({ format: 'note' })).toBe(nothing);
});
