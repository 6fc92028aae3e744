import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { keepData, readKept } from './kept-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-data-'));
const file = join(folder, 'below/kept.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => keepData(file, 'key', { words: ['é', '\n'] }));

it('comes back as it was kept', () => {
  expect(readKept(file, 'key')).toEqual({ words: ['é', '\n'] });
});

it('is nothing under another key, or where nothing was kept', () => {
  expect(readKept(file, 'other key')).toBeUndefined();
  expect(readKept(join(folder, 'nothing.json'), 'key')).toBeUndefined();
});

it.each([
  ['cut short', () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))],
  ['changed', () => writeFileSync(file, readFileSync(file, 'utf8').replace('words', 'werds'))],
  ['continued', () => appendFileSync(file, ' ')],
  ['empty', () => writeFileSync(file, '')],
  ['without its seal', () => writeFileSync(file, '{"words":[]}')],
])('is not trusted when it was %s', (_name, damage) => {
  damage();
  expect(readKept(file, 'key')).toBeUndefined();
});

it('is not kept, without complaint, where nothing can be written', () => {
  writeFileSync(join(folder, 'no-folder'), '');
  expect(() => keepData(join(folder, 'no-folder/kept.json'), 'key', 1)).not.toThrow();
});
