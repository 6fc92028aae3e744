import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPrivate, makePrivate } from './private-files.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
  file = join(folder, 'inquiries.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test.each([
  [0o644, 0o600],
  [0o610, 0o600],
  [0o601, 0o600],
  [0o600, 0o600],
  // What the owner may do is the owner's to say.
  [0o400, 0o400],
])('of a file with the mode %i others have no rights afterwards', (before, after) => {
  writeFileSync(file, '');
  chmodSync(file, before);
  keepPrivate(file);
  expect(modeOf(file)).toBe(after);
});

test("a file that is not there is left alone; a new one is its owner's alone, and made once", () => {
  expect(() => keepPrivate(file)).not.toThrow();
  makePrivate(file);
  expect(modeOf(file)).toBe(0o600);
  expect(() => makePrivate(file)).toThrow('EEXIST');
});
