import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { expect, it } from 'vitest';
import { BASE, editedFile, FILE, set } from '../../test-support/content/edited-file.ts';

const { at, edits, edit, write, read } = editedFile();

it('undoes and redoes step by step, byte by byte, from the journal alone', () => {
  write(BASE);
  edit(set('/title', 'Uno'));
  const first = read();
  edits().apply('Test', [
    { file: FILE, base: first, operations: [{ op: 'remove', path: '/cards/1' }] },
  ]);
  const second = read();
  expect(second).toBe(BASE.replace('One', 'Uno').replace('  - name: B\n', ''));
  edits().undo();
  expect(read()).toBe(first);
  edits().undo();
  expect(read()).toBe(BASE);
  expect(edits().undo()).toBeUndefined();
  edits().redo();
  edits().redo();
  expect(read()).toBe(second);
  expect(edits().redo()).toBeUndefined();
  edits().undo();
  edits().apply('Test', [{ file: FILE, base: first, operations: [set('/lead', 'Due')] }]);
  expect(edits().redo()).toBeUndefined();
  expect(
    edits()
      .history()
      .map(({ kind }) => kind),
  ).toEqual(['redo', 'do']);
});

it('makes a file and removes one, and takes that back', () => {
  write(BASE);
  const other = at('pages/de/b.yaml');
  edits().apply('Test', [
    { file: 'pages/de/b.yaml', base: undefined, text: 'title: B\n' },
    { file: FILE, base: BASE, text: undefined },
  ]);
  expect(readFileSync(other, 'utf8')).toBe('title: B\n');
  expect(existsSync(at(FILE))).toBe(false);
  edits().undo();
  expect(existsSync(other)).toBe(false);
  expect(read()).toBe(BASE);
});

it('keeps the mode of a file, and a symbolic link', () => {
  const target = at('pages/b.yaml');
  writeFileSync(target, BASE, { mode: 0o640 });
  symlinkSync(target, at(FILE));
  edit(set('/title', 'Uno'));
  expect(lstatSync(at(FILE)).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toContain('Uno');
  expect(statSync(target).mode & 0o777).toBe(0o640);
});

it('leaves nothing behind but the journal and the texts that undo may need', () => {
  write(BASE);
  edit(set('/title', 'Uno'));
  expect(readdirSync(at('.')).toSorted()).toEqual(['.data', 'pages']);
  expect(readdirSync(at('pages'))).toEqual(['a.yaml']);
  expect(readdirSync(at('.data/edits'))).toEqual(['journal.jsonl', 'texts']);
});

it('does not make a step again that somebody has taken back with other means', () => {
  write(BASE);
  edit(set('/title', 'Uno'));
  write(BASE);
  expect(edits().history()).toHaveLength(1);
  expect(read()).toBe(BASE);
});

it('reads a journal whose last line was cut off, and finishes what a killed process began', () => {
  write(BASE);
  edit(set('/title', 'Uno'));
  const journal = at('.data/edits/journal.jsonl');
  const whole = readFileSync(journal, 'utf8');
  // Killed between the journal and the file, and once more in the middle of the next line.
  write(BASE);
  writeFileSync(journal, whole + whole.slice(0, 40));
  writeFileSync(at('.data/edits/lock'), '999999999');
  expect(edits().history()).toHaveLength(1);
  expect(read()).toBe(BASE.replace('One', 'Uno'));
  expect(readFileSync(journal, 'utf8')).toBe(whole);
});

it('numbers the steps, and says of each which one it takes back', () => {
  write(BASE);
  expect(edit(set('/title', 'Uno'))).toMatchObject({ id: 1, of: 1 });
  expect(edits().undo()).toMatchObject({ id: 2, of: 1 });
  expect(edits().redo()).toMatchObject({ id: 3, of: 1 });
  expect(edit(set('/lead', 'Due'))).toMatchObject({ id: 4, of: 4 });
});

it('tries five times while a file is another one than it was read, and leaves nothing half done', () => {
  write(BASE);
  writeFileSync(at('pages/b.yaml'), BASE);
  // The second edit of a file finds what the first has made of it.
  const files = ['pages/b.yaml', FILE, FILE];
  const twice = files.map((file) => ({ file, base: BASE, operations: [set('/title', 'Uno')] }));
  expect(() => edits().apply('Test', twice)).toThrow('A file keeps changing during the edit.');
  expect([read(), readFileSync(at('pages/b.yaml'), 'utf8')]).toEqual([BASE, BASE]);
  expect(edits().history()).toEqual([]);
  const journal = readFileSync(at('.data/edits/journal.jsonl'), 'utf8');
  expect(journal.trimEnd().split('\n')).toHaveLength(2 * 5);
});

it('makes no step of what changes nothing', () => {
  write(BASE);
  edit(set('/title', 'Uno'));
  expect(edit(set('/title', 'Uno'))).toBeUndefined();
  const text = read();
  expect(edits().apply('Test', [{ file: FILE, base: text, text }])).toBeUndefined();
  expect(edits().apply('Test', [{ file: FILE, base: text, operations: [] }])).toBeUndefined();
  edits().undo();
  expect(read()).toBe(BASE);
});
