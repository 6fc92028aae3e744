import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appendStep, readJournal, stepsFromEnd } from './journal-file.ts';
import type { Step } from '../../schema/generated/data.d.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const step = (id: number): Step => ({ id, of: id, kind: 'do', about: 'Ä', changes: [] });

test('reads what was written, in a folder that is made', () => {
  const path = join(folder, 'deep/er/journal.jsonl');
  expect(readJournal(path)).toEqual([]);
  appendStep(path, step(1));
  appendStep(path, step(2));
  expect(readJournal(path)).toEqual([step(1), step(2)]);
});

test('what a crash has left of a line is cut off, and what is whole stays', () => {
  const path = join(folder, 'cut.jsonl');
  const lines = `${JSON.stringify(step(1))}\n${JSON.stringify(step(2))}\n`;
  writeFileSync(path, `${lines}{"id":`);
  expect(readJournal(path)).toEqual([step(1), step(2)]);
  expect(readFileSync(path, 'utf8')).toBe(lines);
  writeFileSync(path, '{"id":');
  expect(readJournal(path)).toEqual([]);
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a whole line that is no step is told, with its number', () => {
  const path = join(folder, 'wrong.jsonl');
  writeFileSync(path, `${JSON.stringify(step(1))}\n{}\n`);
  expect(() => readJournal(path)).toThrow(`Line 2 of ${path} is not a step of an edit.`);
});

test('reads from the end, over lines that are longer and shorter than what is read at once', () => {
  const path = join(folder, 'long.jsonl');
  expect([...stepsFromEnd(path)]).toEqual([]);
  const all = [1, 70_000, 3, 200_000, 65_000, 1, 2].map((length, n) => ({
    ...step(n + 1),
    about: 'ä'.repeat(length),
  }));
  for (const made of all) appendStep(path, made);
  expect([...stepsFromEnd(path)]).toEqual(all.toReversed());
  expect(stepsFromEnd(path).next().value).toEqual(all.at(-1));
  writeFileSync(path, `${readFileSync(path, 'utf8')}{"id":`);
  expect([...stepsFromEnd(path)]).toEqual(all.toReversed());
});

test('tells the number of a wrong line from the end, too', () => {
  const path = join(folder, 'wrong-last.jsonl');
  writeFileSync(path, `${JSON.stringify(step(1))}\n{}\n`);
  expect(() => [...stepsFromEnd(path)]).toThrow(`Line 2 of ${path} is not a step of an edit.`);
});
