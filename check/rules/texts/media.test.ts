import { expect, test } from 'vitest';
import type { DecodedPicture } from '../../../schema/generated/data.d.ts';
import { checkMedia } from './media.ts';

const media = new Set(['team/ann.svg', 'Logo.svg', 'a/x.jpg', 'b/x.jpg', 'plan.pdf', 'plain']);
const pictures = new Map<string, DecodedPicture>([
  ['a/x.jpg', { size: { width: 640, height: 480 } }],
]);

const found = (path: string, leastWidth?: number) => {
  const context = { media, pictures };
  const { id, message, suggestion, replacement } =
    checkMedia(path, context, { ...(leastWidth !== undefined && { leastWidth }) }) ?? {};
  return [id, message, suggestion, replacement];
};
const NOTHING = [undefined, undefined, undefined, undefined];

test('a picture is there, and wide enough for its place', () => {
  expect(found('team/ann.svg', 640)).toEqual(NOTHING);
  expect(found('a/x.jpg')).toEqual(NOTHING);
  expect(found('a/x.jpg', 640)).toEqual(NOTHING);
  expect(found('a/x.jpg', 641)).toEqual([
    'small-picture',
    'The picture media/a/x.jpg is 640 pixels wide, but 641 are needed here.',
    'Use a larger picture.',
    undefined,
  ]);
});

test('a file of another kind is no picture', () => {
  expect(found('plan.pdf')[1]).toBe(
    'The file media/plan.pdf is not a picture that browsers can show: its name ends in .pdf.',
  );
  expect(found('plain')[1]).toBe('The file media/plain is not a picture: its name has no ending.');
});

test.each([
  'media/team/ann.svg',
  '/media/team/ann.svg',
  './team/ann.svg',
  '/team/ann.svg',
  '../media/team/ann.svg',
  'team\\ann.svg',
])('%s is written as a path below media/', (path) => {
  expect(found(path)).toEqual([
    'wrong-media-path',
    `\`${path}\` is not a path in media/, such as team/anna.svg.`,
    'Did you mean `team/ann.svg`?',
    'team/ann.svg',
  ]);
});

test.each(['../ann.svg', 'people\\ann.svg', 'https://shop.example/ann.svg', 'media/ben.svg'])(
  '%s is no path below media/, and nothing there is meant',
  (path) => {
    expect(found(path).slice(2)).toEqual([undefined, undefined]);
    expect(found(path)[0]).toBe('wrong-media-path');
  },
);

test.each([
  ['logo.svg', 'Logo.svg', '; uppercase and lowercase letters matter.'],
  ['team/anm.svg', 'team/ann.svg', '.'],
  ['people/office/ann.svg', 'team/ann.svg', '.'],
  ['team/ann', 'team/ann.svg', '.'],
  ['brand/images/Logo.svg', 'Logo.svg', '.'],
])('%s is probably %s', (path, meant, end) => {
  expect(found(path)).toEqual([
    'missing-media',
    `There is no picture media/${path}${end}`,
    `Did you mean \`${meant}\`?`,
    meant,
  ]);
});

test('where several may be meant none is put in its place', () => {
  expect(found('photos/of/x.jpg').slice(2)).toEqual([
    'Did you mean `a/x.jpg` or `b/x.jpg`?',
    undefined,
  ]);
  expect(found('elsewhere.jpg').slice(2)).toEqual([
    'Add the file, or name another one.',
    undefined,
  ]);
});
