import { expect, test } from 'vitest';
import { checkMarkdown } from './markdown.ts';
import { checkMarkup, checkPlainText } from './markup.ts';
import { warnAboutStrayCharacters } from './stray-characters.ts';

const wordsOf = (found: { words?: string }[]) => found.map(({ words }) => words);

test.each([
  ['strong words without a partner', 'All **of it', ['**']],
  ['a link without an address', 'See [us](', ['[us](']],
  ['a link without words', 'See [](/team)', ['[](']],
  ['an entity', 'Bread &amp; butter', ['&amp;']],
  ['HTML', 'All <b>of it</b>', ['<b>']],
  ['a picture', 'Here ![us](a.svg) it is', ['![us](a.svg)']],
  ['two of them', 'All ** of <br> it', ['**', '<br>']],
])('%s is broken markup', (_what, text, words) => {
  expect(wordsOf(checkMarkup(text))).toEqual(words);
});

test.each(['All **of it**', 'See [us](/team)', 'a < b > c', '`**`, `<b>` and `&amp;`', 'R & B'])(
  '%s is markup, or none',
  (text) => {
    expect(checkMarkup(text)).toEqual([]);
  },
);

const inPlainText = (text: string) => {
  const { words, suggestion } = checkPlainText(text) ?? {};
  return [words, suggestion];
};

test('a field without markup shows it as it is', () => {
  expect(inPlainText('All **of it**')).toEqual(['**of it**', 'Write only the words.']);
  expect(inPlainText('See [us](/team)')).toEqual(['[us](/team)', 'Write only the words.']);
  expect(inPlainText('Bread &amp; butter')).toEqual(['&amp;', 'Write the character itself.']);
  expect(inPlainText('2 ** 3, [a] (b), a < b')).toEqual([undefined, undefined]);
});

test('in Markdown broken markup comes before a warning, and quotes belong to the text', () => {
  expect(wordsOf(checkMarkdown('Dear {you}, ** of it\n\nDear {name}\n\n"Yes"'))).toEqual([
    '**',
    '{name}',
  ]);
  expect(wordsOf(checkMarkdown('See www.alder.example'))).toEqual(['www.alder.example']);
});

test.each([
  ['“All of it”', undefined],
  ['‚All of it‘', undefined],
  ['All of it,', ','],
  ['All of it;', ';'],
])('%s has characters that visitors see', (text, words) => {
  expect(warnAboutStrayCharacters(text)).toMatchObject({
    id: 'stray-characters',
    ...(words !== undefined && {
      message: `Visitors see the \`${words}\` at the end of this text.`,
    }),
  });
});

test.each(['All of it', 'All “of” it', '“All” of it', 'a, b; c'])('%s has none', (text) => {
  expect(warnAboutStrayCharacters(text)).toBe(undefined);
});

test.each([
  ['Two weeks of measuring,', 'Visitors see the `,` at the end of this text.'],
  ['\u201cTwo **weeks** of measuring', 'This text has a quote at one end only.'],
  ['Two **weeks**"', 'The quotes at the ends of this text are part of it, so visitors see them.'],
])('a Markdown text in one line has nothing stray at its ends: %j', (text, message) => {
  expect(checkMarkdown(text)).toMatchObject([{ id: 'stray-characters', message }]);
  expect(checkMarkdown(`${text}\n\nAnd more.\n`)).toEqual([]);
});

test.each(['We say "yes" and **mean** it.', '\u201cYes,\u201d she said, and **meant** it.'])(
  'quotes inside a Markdown text belong to it: %j',
  (text) => {
    expect(checkMarkdown(text)).toEqual([]);
  },
);
