import { expect, test } from 'vitest';
import {
  explainBadText,
  findBadCharacters,
  foreignSpaceAfterMark,
  hasBadCharacters,
} from './bad-characters.ts';

const found = (text: string) => findBadCharacters(text).map(({ at: [start], id }) => [start, id]);

test.each(['a\u0000', 'a\u0008', 'a\u000b', 'a\u001f', 'a\u007f', 'a\u009f', 'a\u2028', 'a\rb'])(
  '%j holds a control character',
  (text) => {
    expect(found(text)).toEqual([[1, 'yaml-control-character']]);
    expect(hasBadCharacters(text)).toBe(true);
    expect(explainBadText(text)?.id).toBe('yaml-control-character');
  },
);

test.each(['a\u200b', 'a\u202e', 'a\u2066', 'a\ufeff', 'a\u{e0041}'])(
  '%j holds a character that hides or turns text',
  (text) => {
    expect(found(text)).toEqual([[1, 'yaml-hidden-character']]);
  },
);

test.each([
  'a\tb\r\nc\n',
  'a\u00a0b',
  'a\u200db',
  '\u200ea\u061cb\u200f',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  '',
])('%j holds none', (text) => {
  expect(found(text)).toEqual([]);
  expect(hasBadCharacters(text)).toBe(false);
  expect(explainBadText(text)).toBeUndefined();
});

test('spaces that are none for YAML are told where a line begins with them', () => {
  expect(found('a\n  \u00a0\u3000b\u00a0c')).toEqual([[4, 'yaml-control-character']]);
  expect(findBadCharacters('\u3000a')[0]?.message).toBe(
    'This line is indented with an ideographic space (U+3000), probably pasted from elsewhere.',
  );
});

test.each([
  ['a:\u00a0b', '\u00a0'],
  ['- a: \u2003\u2003 b', '\u2003\u2003'],
  ['-\u00a0a', '\u00a0'],
  ['a: b\u00a0c', undefined],
  ['a b:\u00a0c', undefined],
])('%j has %j behind its mark', (text, space) => {
  expect(foreignSpaceAfterMark.exec(text)?.[1]).toBe(space);
});
