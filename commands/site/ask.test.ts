import { expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { ask } from './ask.ts';

const read = (answer: string) => {
  if (answer === 'x') throw new Error('Not x.');
  return answer.toUpperCase();
};

const QUESTIONS = [
  { text: 'Name', usual: 'Alder row', read: String },
  { text: 'Language', usual: 'en', read },
  { text: 'Address', usual: 'https://www.site.example', read: String },
];

test('asks one question after the other, and takes the usual answer for an empty line', async () => {
  const { shown, keyboard } = typed(['  Alder Row ', '', ' ']);
  expect(await ask(QUESTIONS)).toEqual(['Alder Row', 'EN', 'https://www.site.example']);
  expect(shown()).toBe('Name (Alder row): Language (en): Address (https://www.site.example): ');
  // Nothing listens any more, so that the program can end.
  expect(keyboard.listenerCount('data')).toBe(0);
});

test('asks again at once where an answer cannot be used, and keeps those before it', async () => {
  const { shown } = typed(['Alder Row', 'x', 'x', 'de', '']);
  expect(await ask(QUESTIONS)).toEqual(['Alder Row', 'DE', 'https://www.site.example']);
  expect(shown()).toBe(
    'Name (Alder row): Language (en): Not x.\nLanguage (en): Not x.\nLanguage (en): Address (https://www.site.example): ',
  );
});
