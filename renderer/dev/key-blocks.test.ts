import { expect, test } from 'vitest';
import { keyBlocks } from './key-blocks.ts';

/** Blocks written as "type digest". */
const blocks = (words: readonly string[]) =>
  words.map((word) => {
    const [type = '', digest = ''] = word.split(' ');
    return { type, digest };
  });

test.for([
  ['the same', ['hero a', 'prose b', 'prose c'], [0, 1, 2]],
  [
    'one more of a type before others of it',
    ['hero a', 'prose new', 'prose b', 'prose c'],
    [0, 3, 1, 2],
  ],
  ['moved', ['prose c', 'hero a', 'prose b'], [2, 0, 1]],
  ['one less', ['hero a', 'prose c'], [0, 2]],
  ['edited', ['hero a', 'prose b', 'prose edited'], [0, 1, 2]],
  ['edited and moved', ['prose c', 'prose edited', 'hero a'], [2, 1, 0]],
  ['of another type', ['hero a', 'faq b', 'prose c'], [0, 3, 2]],
  ['one copied', ['hero a', 'prose b', 'prose b', 'prose c'], [0, 1, 3, 2]],
  ['none', [], []],
] as const)('blocks that are %s', ([, words, keys]) => {
  const before = keyBlocks([], blocks(['hero a', 'prose b', 'prose c']));
  expect(before.map(({ key }) => key)).toEqual([0, 1, 2]);
  expect(keyBlocks(before, blocks(words)).map(({ key }) => key)).toEqual(keys);
});
