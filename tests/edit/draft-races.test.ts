import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Draft, openDraft } from '../../edit/draft/draft.ts';
import type { Operation } from '../../schema/generated/data.d.ts';

/* What an editor does to a file while a draft of it is open, and what Save makes of both. */

const FILE = 'pages/a.yaml';
const BASE = `# top
title: One
lead: Two
cards:
  - name: Roofs
    text: First of all we look up.
  - name: Walls
    text: Second, we knock on them.
  - name: Windows
    text: Third, we look out.
`;

let folder = '';
let draft: Draft;
const at = (file: string) => join(folder, file);
const read = () => readFileSync(at(FILE), 'utf8');
const write = (text: string | Buffer) => writeFileSync(at(FILE), text);
const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });
const title = set('/title', 'Uno');
const B = `  - name: Walls\n    text: Second, we knock on them.\n`;
const second = set('/cards/1/text', 'Zwei, we knock on them.');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draft-races-'));
  mkdirSync(at('pages'));
  write(BASE);
  draft = openDraft(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file as it must be after Save. */
const fitting: [about: string, ours: Operation, outside: () => void, saved: () => string][] = [
  [
    'another field',
    title,
    () => write(BASE.replace('Two', 'Due')),
    () => BASE.replace('Two', 'Due').replace('One', 'Uno'),
  ],
  [
    'a comment',
    title,
    () => write(BASE.replace('# top', '# new')),
    () => BASE.replace('# top', '# new').replace('One', 'Uno'),
  ],
  [
    'the same words',
    title,
    () => write(BASE.replace('One', 'Uno')),
    () => BASE.replace('One', 'Uno'),
  ],
  ['the same bytes', title, () => write(BASE), () => BASE.replace('One', 'Uno')],
  [
    'another file in its place, as editors save',
    title,
    () => {
      writeFileSync(at('pages/a.tmp'), BASE.replace('Two', 'Due'));
      renameSync(at('pages/a.tmp'), at(FILE));
    },
    () => BASE.replace('Two', 'Due').replace('One', 'Uno'),
  ],
  [
    'gone for a moment, and there again',
    title,
    () => {
      rmSync(at(FILE));
      draft.takeIn();
      write(BASE.replace('Two', 'Due'));
    },
    () => BASE.replace('Two', 'Due').replace('One', 'Uno'),
  ],
  [
    'written in two parts',
    title,
    () => {
      write(BASE.slice(0, 30));
      draft.takeIn();
      write(BASE.replace('Two', 'Due'));
    },
    () => BASE.replace('Two', 'Due').replace('One', 'Uno'),
  ],
  [
    'an entry before ours',
    second,
    () => write(BASE.replace('cards:\n', 'cards:\n  - name: N\n    text: New\n')),
    () =>
      BASE.replace('cards:\n', 'cards:\n  - name: N\n    text: New\n').replace('Second', 'Zwei'),
  ],
  [
    'the entry before ours goes',
    second,
    () => write(BASE.replace('  - name: Roofs\n    text: First of all we look up.\n', '')),
    () =>
      BASE.replace('  - name: Roofs\n    text: First of all we look up.\n', '').replace(
        'Second',
        'Zwei',
      ),
  ],
  [
    'our entry moves to the end',
    second,
    () => write(BASE.replace(B, '') + B),
    () => BASE.replace(B, '') + B.replace('Second', 'Zwei'),
  ],
  [
    'another field of our entry',
    second,
    () => write(BASE.replace('name: Walls', 'name: All walls')),
    () => BASE.replace('name: Walls', 'name: All walls').replace('Second', 'Zwei'),
  ],
  [
    'an entry that we move is changed',
    { op: 'move', path: '/cards/1', to: 2 },
    () => write(BASE.replace('knock', 'tap')),
    () => BASE.replace(B, '') + B.replace('knock', 'tap'),
  ],
  [
    'the field that we remove goes there as well',
    { op: 'remove', path: '/lead' },
    () => write(BASE.replace('lead: Two\n', '')),
    () => BASE.replace('lead: Two\n', ''),
  ],
];

test.each(fitting)('%s: both are in the file', async (_, ours, outside, saved) => {
  draft.apply([{ file: FILE, operations: [ours] }]);
  outside();
  expect((await draft.save()).conflicts).toEqual([]);
  expect(read()).toBe(saved());
  expect(draft.changedFiles()).toEqual([]);
});

/** The places at which somebody has to choose; empty for the whole file. */
const asking: [about: string, ours: Operation, outside: () => void, paths: string[]][] = [
  ['the same field', title, () => write(BASE.replace('One', 'Eins')), ['/title']],
  ['our field goes', set('/lead', 'Due'), () => write(BASE.replace('lead: Two\n', '')), ['/lead']],
  ['our entry goes', second, () => write(BASE.replace(B, '')), ['/cards/1/text']],
  [
    'an entry that we remove is changed',
    { op: 'remove', path: '/cards/1' },
    () => write(BASE.replace('knock', 'tap')),
    ['/cards/1'],
  ],
  ['the file goes', title, () => rmSync(at(FILE)), ['']],
  ['the file is renamed', title, () => renameSync(at(FILE), at('pages/b.yaml')), ['']],
  ['the file is emptied', title, () => write(''), ['']],
  ['the file is not YAML', title, () => write(`${BASE}  bad: [\n`), ['']],
  ['the file is not in UTF-8', title, () => write(Buffer.from([0xff, 0xfe, 0x41])), ['']],
  [
    'a folder is in its place',
    title,
    () => {
      rmSync(at(FILE));
      mkdirSync(at(FILE));
    },
    [''],
  ],
];

test.each(asking)('%s: nothing is written, and nothing lost', async (_, ours, outside, paths) => {
  draft.apply([{ file: FILE, operations: [ours] }]);
  const text = draft.text(FILE);
  outside();
  const bytes = () =>
    existsSync(at(FILE)) && paths[0] !== '' ? readFileSync(at(FILE)) : undefined;
  const before = bytes();
  const { files, conflicts } = await draft.save();
  expect([files, conflicts.map(({ path }) => path)]).toEqual([[], paths]);
  expect(bytes()).toEqual(before);
  expect(openDraft(folder).text(FILE)).toBe(text);
  // Once the file is back, all of it is saved.
  rmSync(at(FILE), { recursive: true, force: true });
  write(BASE);
  expect(await draft.save()).toEqual({ files: [FILE], conflicts: [] });
  expect(read()).toBe(text);
});

test('a link that leads out of the site is neither read nor written', async () => {
  draft.apply([{ file: FILE, operations: [title] }]);
  const outside = join(tmpdir(), `${folder.split('/').at(-1)}-outside.yaml`);
  writeFileSync(outside, BASE);
  rmSync(at(FILE));
  symlinkSync(outside, at(FILE));
  const { files, conflicts } = await draft.save();
  expect([files, conflicts]).toMatchObject([
    [],
    [{ path: '', why: expect.stringContaining('cannot be edited') }],
  ]);
  expect(readFileSync(outside, 'utf8')).toBe(BASE);
  rmSync(outside);
});
