import { expect, test } from 'vitest';
import { cleanText, withoutUnseen } from './clean-text.ts';

test.each([
  ['breaks and tabs become spaces', 'one\r\n\n two\tthree', 'one two three'],
  ['paragraphs of other programs as well', 'one\u2028two\u2029three', 'one two three'],
  ['what nobody sees goes', 'a\u200bb\u2060c\ufeffd', 'abcd'],
  ['so does what changes the direction', 'a\u202eb\u2066c\u2069', 'abc'],
  ['controls go', 'a\u0000b\u0007c\u001b', 'abc'],
  [
    'tags go, but in flags',
    'a\u{e0061}\u{e007f}b 🏴\u{e0067}\u{e0062}\u{e007f}',
    'ab 🏴\u{e0067}\u{e0062}\u{e007f}',
  ],
  ['joiners stay', 'نمی\u200cخواهم 👩\u200d🌾', 'نمی\u200cخواهم 👩\u200d🌾'],
  ['spaces stay as they are', '  a  b\u00a0c ', '  a  b\u00a0c '],
])('%s', (_, text, clean) => {
  expect(cleanText(text).text).toBe(clean);
});

test('a text that may have breaks keeps one for each', () => {
  expect(cleanText('one \r\n \n two\tthree', true).text).toBe('one\ntwo\nthree');
});

test('what went is counted, without breaks, and tags as one each', () => {
  expect(cleanText('a\u200bb\r\nc\u202e\ufeff\u{e0061}').gone).toBe(4);
});

test('a text of many lines keeps them', () => {
  expect(withoutUnseen('# a\u200b\n\n\t- b\u2028c')).toEqual({ text: '# a\n\n\t- b\nc', gone: 1 });
});
