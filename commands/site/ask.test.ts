import { expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { ask } from './ask.ts';

const QUESTIONS = [
  { text: 'Name', usual: 'Alder row' },
  { text: 'Language', usual: 'en' },
  { text: 'Address', usual: 'https://www.site.example' },
];

test('asks one question after the other, and takes the usual answer for an empty line', async () => {
  const { shown, keyboard } = typed(['  Alder Row ', '', ' ']);
  expect(await ask(QUESTIONS)).toEqual(['Alder Row', 'en', 'https://www.site.example']);
  expect(shown()).toBe('Name (Alder row): Language (en): Address (https://www.site.example): ');
  // Nothing listens any more, so that the program can end.
  expect(keyboard.listenerCount('data')).toBe(0);
});
