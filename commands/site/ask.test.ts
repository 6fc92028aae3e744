import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from './ask.ts';

const QUESTIONS = [
  { text: 'Name', usual: 'Alder row' },
  { text: 'Language', usual: 'en' },
  { text: 'Address', usual: 'https://www.site.example' },
];

/** Puts a terminal in the place of that of the tests, on which somebody types each line once it is asked for. */
function type(lines: readonly string[]): { shown: () => string; keyboard: PassThrough } {
  const streams = Object.getOwnPropertyDescriptors(process);
  const [keyboard, screen] = [new PassThrough(), new PassThrough()];
  const left = [...lines];
  let shown = '';
  screen.on('data', (chunk) => {
    shown += String(chunk);
    const line = left.shift();
    if (line !== undefined) keyboard.write(`${line}\n`);
  });
  Object.defineProperty(process, 'stdin', { value: keyboard, configurable: true });
  Object.defineProperty(process, 'stdout', { value: screen, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(process, 'stdin', streams.stdin);
    Object.defineProperty(process, 'stdout', streams.stdout);
  });
  return { shown: () => shown, keyboard };
}

test('asks one question after the other, and takes the usual answer for an empty line', async () => {
  const { shown, keyboard } = type(['  Alder Row ', '', ' ']);
  expect(await ask(QUESTIONS)).toEqual(['Alder Row', 'en', 'https://www.site.example']);
  expect(shown()).toBe('Name (Alder row): Language (en): Address (https://www.site.example): ');
  // Nothing listens any more, so that the program can end.
  expect(keyboard.listenerCount('data')).toBe(0);
});
