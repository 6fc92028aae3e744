import { expect, test } from 'vitest';
import { warnAboutBareAddress, warnAboutWords } from './words.ts';

test.each([
  ['a placeholder', 'Dear {name}, hello', '{name}'],
  ['one of 40 characters', `Dear {${'n'.repeat(40)}}`, `{${'n'.repeat(40)}}`],
  ['an underlined heading', '### Air', '### '],
  ['stressed words', 'All of _this house_ here', '_this house_'],
  ['stressed words of 60 characters', `All _${'w'.repeat(60)}_ here`, `_${'w'.repeat(60)}_`],
  ['one stressed letter', 'All _a_ here', '_a_'],
  ['strong words', 'All of __this house__', '__this house__'],
  ['strong words of 60 characters', `~~${'w'.repeat(60)}~~`, `~~${'w'.repeat(60)}~~`],
  ['one deleted letter', 'All ~~a~~ here', '~~a~~'],
  ['code', 'Type `npm` first', '`npm`'],
  ['a list', 'Bring:\n- a lamp', '- '],
  ['a numbered list', '1. Look\n2. Leap', '1. '],
  ['a quotation', '> Look', '> '],
  ['a table', '| a | b |', '| a | b |'],
  ['a link with a space', 'See [this] (/team) first', '[this] (/team)'],
  ['a word of 61 letters', `The ${'w'.repeat(61)} sails`, 'w'.repeat(61)],
  ['a lost letter', 'Stra\uFFFDe', '\uFFFD'],
  ['quotes around a text', '"Yes, we do"', '"Yes, we do"'],
])('%s is shown as it is', (_what, text, words) => {
  expect(warnAboutWords(text)?.words).toBe(words);
});

test.each([
  ['a placeholder of 41 characters', `Dear {${'n'.repeat(41)}}`],
  ['words between underscores, 61 characters', `All _${'w '.repeat(30)}w_ here`],
  ['words between tildes, 61 characters', `~~${'w '.repeat(30)}w~~`],
  ['a name with underscores', 'Open file_name_of.txt'],
  ['a sign of one level, as in a rank', '# 1 in Leeds'],
  ['one number', '1. Mai'],
  ['a word of 60 letters', `The ${'w'.repeat(60)} sails`],
  ['a measure', 'A screen of 27"'],
  ['an apostrophe', "'Tis the season"],
])('%s is no mistake', (_what, text) => {
  expect(warnAboutWords(text)).toBe(undefined);
});

test('a damaged letter is told with what it was', () => {
  expect(warnAboutWords('MÃ¼ller')).toEqual({
    id: 'damaged-text',
    words: 'Ã¼',
    message: '`Ã¼` was probably `ü` before the text was opened in the wrong encoding.',
    suggestion: 'Copy the text again from its source, or correct the letters here.',
  });
});

const suggestionFor = (text: string) => warnAboutBareAddress(text)?.suggestion;

test('an address that could be a link is told as one, without the full stop behind it', () => {
  expect(warnAboutBareAddress('See www.alder.example/team.')?.words).toBe('www.alder.example/team');
  expect(suggestionFor('See www.alder.example.')).toBe(
    'Write a link: [words](https://www.alder.example).',
  );
  expect(suggestionFor('See http://alder.example')).toBe(
    'Write a link: [words](https://alder.example).',
  );
  expect(suggestionFor('See [us](https://alder.example), or mail.www.alder.example')).toBe(
    undefined,
  );
});
