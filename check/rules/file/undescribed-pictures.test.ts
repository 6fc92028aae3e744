import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import type { DecodedPicture } from '../../../schema/generated/data.d.ts';
import { collectPageTexts } from '../../collect-texts.ts';
import { warnAboutUndescribedPictures } from './undescribed-pictures.ts';

const tone = { lightest: '#ffffff', darkest: '#000000' };
const tones = { left: tone, right: tone, all: tone, top: tone };
const photograph = { size: { width: 1600, height: 900 }, tones };

/** The places of the pictures that are reported on a page with these fields. */
function reported(page: Record<string, unknown>): string[] {
  const data = { title: 'House', ...page };
  const texts = collectPageTexts(loadSchemas(), data);
  const pictures = new Map<string, DecodedPicture>([
    ['roof.jpg', photograph],
    ['plan.svg', { tones }],
  ]);
  return warnAboutUndescribedPictures({ data, texts, pictures }).map(({ path }) => path.join('/'));
}

const story = (picture: object) => ({ blocks: [{ type: 'story', heading: 'House', picture }] });

test('a photograph says what it shows, or that it decorates', () => {
  expect(reported(story({ src: 'roof.jpg' }))).toEqual(['blocks/0/picture/src']);
  expect(reported(story({ src: 'roof.jpg', alt: '' }))).toEqual(['blocks/0/picture/src']);
  expect(reported(story({ src: 'roof.jpg', alt: 'A roof' }))).toEqual([]);
  expect(reported(story({ src: 'roof.jpg', decoration: true }))).toEqual([]);
});

test('so does a drawing, of which a fix says that it decorates', () => {
  expect(reported(story({ src: 'plan.svg' }))).toEqual(['blocks/0/picture/src']);
  expect(reported(story({ src: 'plan.svg', alt: '' }))).toEqual(['blocks/0/picture/src']);
  expect(reported(story({ src: 'plan.svg', alt: 'A plan' }))).toEqual([]);
  expect(reported(story({ src: 'plan.svg', decoration: true }))).toEqual([]);
  // It is not there, which is said already.
  expect(reported(story({ src: 'hills.svg' }))).toEqual([]);
});

test('a picture behind a section or above the title of an entry decorates', () => {
  for (const src of ['roof.jpg', 'plan.svg']) {
    expect(reported({ blocks: [{ type: 'stats', behind: { src } }] })).toEqual([]);
    expect(reported({ entry: { picture: { src } }, blocks: [] })).toEqual([]);
  }
});

test('a portrait is read aloud with the name next to it', () => {
  const items = [{ name: 'Ada', picture: { src: 'roof.jpg' } }];
  expect(reported({ blocks: [{ type: 'team', items }] })).toEqual([]);
  const quote = { type: 'quote', text: 'Warm.', name: 'Ada', picture: { src: 'roof.jpg' } };
  expect(reported({ blocks: [quote] })).toEqual([]);
});
