import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { CacheFile } from './cache-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-file-'));
const file = join(folder, 'below/kept.json');
const kept = new CacheFile(file, 'key');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => kept.write({ words: ['é', '\n'] }));

it('comes back as it was kept', () => {
  expect(kept.read()).toEqual({ words: ['é', '\n'] });
});

it('is nothing under another key, or where nothing was kept', () => {
  expect(new CacheFile(file, 'other key').read()).toBeUndefined();
  expect(new CacheFile(join(folder, 'nothing.json'), 'key').read()).toBeUndefined();
});

it.each([
  ['cut short', () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))],
  ['changed', () => writeFileSync(file, readFileSync(file, 'utf8').replace('words', 'werds'))],
  ['continued', () => appendFileSync(file, ' ')],
  ['empty', () => writeFileSync(file, '')],
  ['without its seal', () => writeFileSync(file, '{"words":[]}')],
])('is not trusted when it was %s', (_name, damage) => {
  damage();
  expect(kept.read()).toBeUndefined();
});

it('is not kept, without complaint, where nothing can be written', () => {
  writeFileSync(join(folder, 'no-folder'), '');
  const nowhere = new CacheFile(join(folder, 'no-folder/kept.json'), 'key');
  nowhere.write(1);
  expect(nowhere.read()).toBeUndefined();
});
