import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { BASE, editedFile, FILE, set } from '../../test-support/content/edited-file.ts';
import { changeBetween } from './file-change.ts';
import type { FileChange, Step } from '../../schema/generated/data.d.ts';

/** No process has a number as high as this, so its lock is that of one that was killed. */
const NOBODY = String(2 ** 30);

const { at, edits, edit, write, read } = editedFile();

/** A folder next to the site, with a file that its owner wants to keep. */
let outside = '';
const kept = () => join(outside, 'kept.yaml');
const readKept = () => readFileSync(kept(), 'utf8');
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(kept(), 'theirs\n');
  write(BASE);
});
afterEach(() => rmSync(outside, { recursive: true }));

/** Puts a journal into the site as somebody else may have packed it. */
function forge(steps: readonly Pick<Step, 'kind' | 'of' | 'changes'>[], lock?: string): void {
  mkdirSync(at('.data/edits'), { recursive: true });
  const lines = steps.map((step, n) => JSON.stringify({ id: n + 1, about: 'Title', ...step }));
  writeFileSync(at('.data/edits/journal.jsonl'), `${lines.join('\n')}\n`);
  if (lock !== undefined) writeFileSync(at('.data/edits/lock'), lock);
}

const forgeDone = (change: FileChange, lock?: string) =>
  forge([{ kind: 'do', of: 1, changes: [change] }], lock);

/** Paths that lead to the folder next to the site. */
const ways: [about: string, path: (name: string) => string][] = [
  ['dots', (name) => `../${outside.split('/').at(-1)}/${name}`],
  ['dots below pages/', (name) => `pages/../../${outside.split('/').at(-1)}/${name}`],
  ['a linked folder', (name) => `pages/linked/${name}`],
];
beforeEach(() => symlinkSync(outside, at('pages/linked')));

test.for(ways)('writes nothing outside that a forged journal names, over %s', async ([, path]) => {
  forgeDone(changeBetween(path('new.yaml'), undefined, 'forged\n'), NOBODY);
  await expect(edit(set('/title', 'Uno'))).rejects.toThrow('cannot be edited. If .data/edits');
  expect(existsSync(join(outside, 'new.yaml'))).toBe(false);
  expect(read()).toBe(BASE);
});

test.for(ways)('changes nothing outside that a forged journal names, over %s', async ([, path]) => {
  forgeDone(changeBetween(path('kept.yaml'), 'theirs\n', 'forged\n'), NOBODY);
  await expect(edits().history()).rejects.toThrow('cannot be edited. If .data/edits');
  expect(readKept()).toBe('theirs\n');
});

test.for(ways)('undo deletes nothing outside, over %s', async ([, path]) => {
  forgeDone(changeBetween(path('kept.yaml'), undefined, 'theirs\n'));
  await expect(edits().undo()).rejects.toThrow('cannot be edited. If .data/edits');
  expect(readKept()).toBe('theirs\n');
});

test.for(ways)('redo writes nothing outside, over %s', async ([, path]) => {
  const change = changeBetween(path('new.yaml'), undefined, 'forged\n');
  const back = changeBetween(path('new.yaml'), 'forged\n', undefined);
  forge([
    { kind: 'do', of: 1, changes: [change] },
    { kind: 'undo', of: 1, changes: [back] },
  ]);
  await expect(edits().redo()).rejects.toThrow('cannot be edited. If .data/edits');
  expect(existsSync(join(outside, 'new.yaml'))).toBe(false);
});

test.for(['package.json', '.git/hooks/pre-commit', 'pages/a.txt', '.data/edits/lock', 'media'])(
  'takes back no change of %s, which edits do not write',
  async (file) => {
    forgeDone(changeBetween(file, undefined, 'forged\n'), NOBODY);
    await expect(edits().history()).rejects.toThrow(
      `${file} cannot be edited. If .data/edits names it, delete that folder.`,
    );
  },
);

test.for(['.data', '.data/edits'])('keeps nothing in %s if that is a link', async (folder) => {
  mkdirSync(join(outside, 'edits'));
  if (folder === '.data/edits') mkdirSync(at('.data'));
  symlinkSync(outside, at(folder));
  await expect(edit(set('/title', 'Uno'))).rejects.toThrow(
    `${folder} is a symbolic link. Edits do not follow links.`,
  );
  expect(read()).toBe(BASE);
});

test.for(['journal.jsonl', 'partial', 'partial.old', 'lock'])(
  'writes to no %s that is a link',
  async (name) => {
    mkdirSync(at('.data/edits'), { recursive: true });
    symlinkSync(kept(), at(`.data/edits/${name}`));
    await expect(edit(set('/title', 'Uno'))).rejects.toThrow(
      `.data/edits/${name} is a symbolic link. Edits do not follow links. Remove it.`,
    );
    expect([read(), readKept()]).toEqual([BASE, 'theirs\n']);
  },
);

it('still changes what a link leads to inside of the site', async () => {
  symlinkSync('a.yaml', at('pages/b.yaml'));
  const operations = [set('/title', 'Uno')];
  await edits().apply('Test', [{ file: 'pages/b.yaml', base: BASE, operations }]);
  expect(readFileSync(at(FILE), 'utf8')).toContain('title: Uno');
});
