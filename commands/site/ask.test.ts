import { expect, test } from 'vitest';
import { typed } from '../../test-support/typed.ts';
import { ask } from './ask.ts';

const QUESTION = {
  text: 'Language',
  usual: 'en',
  read: (answer: string) => {
    if (answer === 'x') throw new Error('Not x.');
    return Promise.resolve(answer.toUpperCase());
  },
};

test('takes the usual answer for an empty line', async () => {
  const { shown, keyboard } = typed(['  de ', '']);
  expect(await ask(QUESTION)).toBe('DE');
  expect(await ask(QUESTION)).toBe('EN');
  expect(shown()).toBe('Language (en): Language (en): ');
  // Nothing listens any more, so that the program can end.
  expect(keyboard.listenerCount('data')).toBe(0);
});

test('asks again at once where an answer cannot be used', async () => {
  const { shown } = typed(['x', 'x', 'de']);
  expect(await ask(QUESTION)).toBe('DE');
  expect(shown()).toBe('Language (en): Not x.\nLanguage (en): Not x.\nLanguage (en): ');
});
