import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { KeptTexts } from './kept-texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('gives the texts that it keeps, and no others', () => {
  const texts = new KeptTexts(folder);
  expect(texts.read(digestOf('one'))).toBeUndefined();
  texts.keep(['one', 'two', 'one']);
  expect(texts.read(digestOf('one'))).toBe('one');
  expect(texts.read(digestOf('two'))).toBe('two');
  expect(texts.read(null)).toBeUndefined();
  expect(texts.read('../journal')).toBeUndefined();
});

test('takes what was cut off or forged for nothing', () => {
  const texts = new KeptTexts(folder);
  texts.keep(['one']);
  const digest = digestOf('one');
  writeFileSync(join(folder, 'texts', `${digest}.gz`), 'no gzip');
  expect(texts.read(digest)).toBeUndefined();
});

test('writes through no link', () => {
  mkdirSync(join(folder, 'texts'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'texts', `${digestOf('one')}.gz`));
  new KeptTexts(folder).keep(['one']);
  expect(readdirSync(folder)).toEqual(['texts']);
});

test('forgets the older half of too many', () => {
  const texts = new KeptTexts(folder);
  const all = Array.from({ length: 1_001 }, (_, n) => `text ${n}`);
  texts.keep(all.slice(0, 1_000));
  texts.prune();
  expect(readdirSync(join(folder, 'texts'))).toHaveLength(1_000);
  texts.keep(all);
  texts.prune();
  expect(readdirSync(join(folder, 'texts'))).toHaveLength(500);
});
