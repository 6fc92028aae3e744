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

it('undoes and redoes step by step, byte by byte, from the journal alone', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  const first = read();
  await edits().apply('Test', [
    { file: FILE, base: first, operations: [{ op: 'remove', path: '/cards/1' }] },
  ]);
  const second = read();
  expect(second).toBe(BASE.replace('One', 'Uno').replace('  - name: B\n', ''));
  await edits().undo();
  expect(read()).toBe(first);
  await edits().undo();
  expect(read()).toBe(BASE);
  expect(await edits().undo()).toBeUndefined();
  await edits().redo();
  await edits().redo();
  expect(read()).toBe(second);
  expect(await edits().redo()).toBeUndefined();
  await edits().undo();
  await edits().apply('Test', [{ file: FILE, base: first, operations: [set('/lead', 'Due')] }]);
  expect(await edits().redo()).toBeUndefined();
  expect((await edits().history()).map(({ kind }) => kind)).toEqual(['redo', 'do']);
});

it('makes a file and removes one, and takes that back', async () => {
  write(BASE);
  const other = at('pages/de/b.yaml');
  await edits().apply('Test', [
    { file: 'pages/de/b.yaml', base: undefined, text: 'title: B\n' },
    { file: FILE, base: BASE, text: undefined },
  ]);
  expect(readFileSync(other, 'utf8')).toBe('title: B\n');
  expect(existsSync(at(FILE))).toBe(false);
  await edits().undo();
  expect(existsSync(other)).toBe(false);
  expect(read()).toBe(BASE);
});

it('keeps the mode of a file, and a symbolic link', async () => {
  const target = at('pages/b.yaml');
  writeFileSync(target, BASE, { mode: 0o640 });
  symlinkSync(target, at(FILE));
  await edit(set('/title', 'Uno'));
  expect(lstatSync(at(FILE)).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toContain('Uno');
  expect(statSync(target).mode & 0o777).toBe(0o640);
});

it('leaves nothing behind but the journal and the texts that undo may need', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  expect(readdirSync(at('.')).toSorted()).toEqual(['.data', 'pages']);
  expect(readdirSync(at('pages'))).toEqual(['a.yaml']);
  expect(readdirSync(at('.data/edits'))).toEqual(['journal.jsonl', 'texts']);
});

it('does not make a step again that somebody has taken back with other means', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  write(BASE);
  expect(await edits().history()).toHaveLength(1);
  expect(read()).toBe(BASE);
});

it('reads a journal whose last line was cut off, and finishes what a killed process began', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  const journal = at('.data/edits/journal.jsonl');
  const whole = readFileSync(journal, 'utf8');
  // Killed between the journal and the file, and once more in the middle of the next line.
  write(BASE);
  writeFileSync(journal, whole + whole.slice(0, 40));
  writeFileSync(at('.data/edits/lock'), '999999999');
  expect(await edits().history()).toHaveLength(1);
  expect(read()).toBe(BASE.replace('One', 'Uno'));
  expect(readFileSync(journal, 'utf8')).toBe(whole);
});

it('numbers the steps, and says of each which one it takes back', async () => {
  write(BASE);
  expect(await edit(set('/title', 'Uno'))).toMatchObject({ id: 1, of: 1 });
  expect(await edits().undo()).toMatchObject({ id: 2, of: 1 });
  expect(await edits().redo()).toMatchObject({ id: 3, of: 1 });
  expect(await edit(set('/lead', 'Due'))).toMatchObject({ id: 4, of: 4 });
});

it('tries five times while a file is another one than it was read, and leaves nothing half done', async () => {
  write(BASE);
  writeFileSync(at('pages/b.yaml'), BASE);
  // The second edit of a file finds what the first has made of it.
  const files = ['pages/b.yaml', FILE, FILE];
  const twice = files.map((file) => ({ file, base: BASE, operations: [set('/title', 'Uno')] }));
  await expect(edits().apply('Test', twice)).rejects.toThrow(
    'A file keeps changing during the edit.',
  );
  expect([read(), readFileSync(at('pages/b.yaml'), 'utf8')]).toEqual([BASE, BASE]);
  expect(await edits().history()).toEqual([]);
  const journal = readFileSync(at('.data/edits/journal.jsonl'), 'utf8');
  expect(journal.trimEnd().split('\n')).toHaveLength(2 * 5);
});

it('makes no step of what changes nothing', async () => {
  write(BASE);
  await edit(set('/title', 'Uno'));
  expect(await edit(set('/title', 'Uno'))).toBeUndefined();
  const text = read();
  expect(await edits().apply('Test', [{ file: FILE, base: text, text }])).toBeUndefined();
  expect(await edits().apply('Test', [{ file: FILE, base: text, operations: [] }])).toBeUndefined();
  await edits().undo();
  expect(read()).toBe(BASE);
});
