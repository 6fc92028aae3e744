import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { CacheLines } from './cache-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-lines-'));
const below = join(folder, 'below');
const file = join(below, 'kept.txt');
afterAll(() => rmSync(folder, { recursive: true }));

function keep(lines: readonly string[], at = file): string[] {
  const kept = new CacheLines(at, 'key');
  for (const line of lines) kept.add(line);
  kept.save();
  return new CacheLines(at, 'key').read();
}

beforeEach(() => {
  keep(['é', '', 'words']);
});

it('gives the lines that were added', () => {
  expect(new CacheLines(file, 'key').read()).toEqual(['é', '', 'words']);
  expect(keep([])).toEqual([]);
});

it('keeps more than is written at once, and leaves no other file', () => {
  const lines = Array.from({ length: 50 }, (_, at) => String(at).repeat(60_000));
  expect(keep(lines)).toEqual(lines);
  expect(readdirSync(below)).toEqual(['kept.txt']);
});

it('holds the old lines until the new ones are saved', () => {
  new CacheLines(file, 'key').add('x'.repeat(2 ** 21));
  expect(new CacheLines(file, 'key').read()).toEqual(['é', '', 'words']);
});

/** How much is written before it is saved; nothing before any is. */
const written = () => {
  const [name] = readdirSync(below).filter((one) => one !== 'kept.txt');
  return name === undefined ? undefined : statSync(join(below, name)).size;
};

it('writes on the way whenever a megabyte waits, and not before', () => {
  const piece = 'x'.repeat(2 ** 20 - 1);
  const lines = new CacheLines(file, 'key');
  lines.add(piece);
  lines.add('x');
  expect(written()).toBeUndefined();
  lines.add('x');
  expect(written()).toBe(2 ** 20 + 4);
  lines.add(piece);
  lines.add('x');
  expect(written()).toBe(2 ** 20 + 4);
  lines.add('x');
  expect(written()).toBe(2 * (2 ** 20 + 4));
  lines.save();
  expect(new CacheLines(file, 'key').read()).toEqual([piece, 'x', 'x', piece, 'x', 'x']);
});

it('keeps the old lines where a part of the new ones could not be written', () => {
  const lines = new CacheLines(file, 'key');
  const elsewhere = join(folder, 'elsewhere');
  renameSync(below, elsewhere);
  writeFileSync(below, 'no folder');
  lines.add('x'.repeat(2 ** 21));
  rmSync(below);
  renameSync(elsewhere, below);
  lines.add('more');
  lines.save();
  expect(new CacheLines(file, 'key').read()).toEqual(['é', '', 'words']);
  expect(readdirSync(below)).toEqual(['kept.txt']);
});

it('has no lines under another key, or where nothing was kept', () => {
  expect(new CacheLines(file, 'other').read()).toEqual([]);
  expect(new CacheLines(join(folder, 'nothing.txt'), 'key').read()).toEqual([]);
});

it.each([
  ['cut short', () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))],
  ['changed', () => writeFileSync(file, readFileSync(file, 'utf8').replace('words', 'werds'))],
  ['continued', () => appendFileSync(file, '\n')],
  ['empty', () => writeFileSync(file, '')],
  ['without its seal', () => writeFileSync(file, 'é\n\nwords\n')],
])('has no lines when it was %s', (_name, damage) => {
  damage();
  expect(new CacheLines(file, 'key').read()).toEqual([]);
});

it('is not kept, without complaint, where nothing can be written', () => {
  writeFileSync(join(folder, 'no-folder'), '');
  expect(keep(['words'], join(folder, 'no-folder/kept.txt'))).toEqual([]);
});
