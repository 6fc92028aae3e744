import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';

/** Puts a terminal in the place of that of the tests, on which somebody types each line once it is asked for. */
export function typed(
  lines: readonly string[],
  isTTY = true,
): { shown: () => string; keyboard: PassThrough } {
  const streams = Object.getOwnPropertyDescriptors(process);
  const [keyboard, screen] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
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
