import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { SiteEdits } from '../journal/site-edits.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type Draft, openDraft } from './draft.ts';

const FILE = 'pages/a.yaml';
const BASE = '# top\ntitle: One\nlead: Two\ncards:\n  - name: A\n  - name: B\n  - name: C\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'draft-'));
  mkdirSync(join(folder, 'pages'));
  write(BASE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const write = (text: string, file = FILE) => writeFileSync(at(file), text);
const read = (file = FILE) => readFileSync(at(file), 'utf8');
const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });
const edit = (...operations: Operation[]) => [{ file: FILE, operations }];
const ONE = BASE.replace('One', 'Uno');

test('a change is in the draft, and in no file', () => {
  const draft = openDraft(folder);
  expect(readdirSync(folder)).toEqual(['pages']);
  expect(draft.changedFiles()).toEqual([]);
  const step = draft.apply(edit(set('/title', 'Uno')), { by: 'ann', said: 'Title' });
  expect(step).toMatchObject({ by: 'ann', about: 'Title' });
  expect(draft.text(FILE)).toBe(ONE);
  expect(draft.base(FILE)).toBe(BASE);
  expect(draft.changedFiles()).toEqual([{ file: FILE, base: BASE, text: ONE }]);
  expect([...draft.unsaved]).toEqual([[FILE, ONE]]);
  expect(read()).toBe(BASE);
  expect(draft.apply(edit(set('/title', 'Uno')))).toBeUndefined();
});

test('opened again, it holds what was in it, and can be undone', () => {
  openDraft(folder).apply(edit(set('/title', 'Uno')));
  openDraft(folder).apply([{ file: 'pages/b.yaml', text: 'title: B\n' }]);
  const draft = openDraft(folder);
  expect([...draft.unsaved.keys()]).toEqual([FILE, 'pages/b.yaml']);
  expect(draft.history()).toHaveLength(2);
  draft.undo();
  expect([...draft.unsaved.keys()]).toEqual([FILE]);
  const again = openDraft(folder);
  again.undo();
  expect([...again.unsaved]).toEqual([]);
  expect(again.text(FILE)).toBe(BASE);
  expect(again.undo()).toBeUndefined();
  again.redo();
  expect(openDraft(folder).text(FILE)).toBe(ONE);
});

test('several changes are one step, of one file also one after the other; fields are written as their schema says', () => {
  const draft = openDraft(folder);
  write('title: One\nblocks: []\n');
  draft.apply(
    [
      ...edit(set('/description', 'Words'), set('/title', 'Uno')),
      ...edit(set('/title', 'Due')),
      { file: 'pages/b.yaml', text: 'title: B\n' },
      { file: 'pages/b.yaml', operations: [set('/title', 'C')] },
    ],
    { schemas: loadSchemas() },
  );
  expect(draft.text(FILE)).toBe('title: Due\ndescription: Words\nblocks: []\n');
  expect(draft.text('pages/b.yaml')).toBe('title: C\n');
  expect(draft.history()).toHaveLength(1);
  expect(() => draft.apply([{ file: 'pages/c.yaml', operations: [set('/title', 'C')] }])).toThrow(
    'There is no file pages/c.yaml to change.',
  );
});

test('a text that is larger than the check reads is refused, and leaves nothing', () => {
  const draft = openDraft(folder);
  const value = 'A'.repeat(10 * 1024 * 1024);
  expect(() => draft.apply(edit(set('/title', value)))).toThrow('the maximum is 256 KB.');
  expect(() => draft.apply([{ file: FILE, text: value }])).toThrow('the maximum is 256 KB.');
  expect(draft.history()).toEqual([]);
});

test('what was meant for an earlier text finds its entry again', () => {
  const draft = openDraft(folder);
  draft.apply(edit({ op: 'insert', path: '/cards/0', value: { name: 'New' } }));
  const seen = digestOf(BASE);
  draft.apply([{ file: FILE, operations: [set('/cards/1/name', 'b')], seen }]);
  expect(draft.text(FILE)).toContain('  - name: New\n  - name: A\n  - name: b\n');
  draft.apply(edit(set('/title', 'Uno')));
  expect(() => draft.apply([{ file: FILE, operations: [set('/title', 'Eins')], seen }])).toThrow(
    'in the same place: /title',
  );
  expect(() => draft.apply([{ file: FILE, operations: [], seen: 'unknown' }])).toThrow(
    'Read it again.',
  );
});

test('undo and redo are of the author who asks', () => {
  const draft = openDraft(folder);
  draft.apply(edit(set('/title', 'Uno')), { by: 'ann' });
  draft.apply(edit(set('/lead', 'Due')), { by: 'ben' });
  expect([draft.canUndo('ann'), draft.canRedo('ann')]).toEqual([true, false]);
  draft.undo('ann');
  expect([draft.canUndo('ann'), draft.canRedo('ann'), draft.canUndo()]).toEqual([
    false,
    true,
    true,
  ]);
  expect(draft.text(FILE)).toBe(BASE.replace('Two', 'Due'));
  expect(draft.undo('ann')).toBeUndefined();
  draft.undo('ben');
  expect(draft.text(FILE)).toBe(BASE);
  draft.redo('ann');
  expect(draft.text(FILE)).toBe(ONE);
  expect(draft.redo('ann')).toBeUndefined();
  // What somebody else has undone is undone for its author as well.
  expect(draft.undo()).toMatchObject({ by: 'ann' });
  expect(draft.undo('ann')).toBeUndefined();
});

const type = (draft: Draft, text: string, by = 'ann') =>
  draft.apply(edit(set('/title', text)), { by, goesOn: true });

describe('a text that is written on', () => {
  it('is one step, from what was there before to what is there now', () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'U')), { by: 'ann' });
    for (const text of ['Un', 'Uno', 'Uno!']) type(draft, text);
    expect(draft.history()).toHaveLength(1);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(BASE);
    openDraft(folder).redo('ann');
    expect(openDraft(folder).text(FILE)).toBe(BASE.replace('One', 'Uno!'));
  });

  it('is another step in another field, of another author, after an undo and after a save', async () => {
    const draft = openDraft(folder);
    type(draft, 'Uno');
    draft.apply(edit(set('/lead', 'Due')), { by: 'ann', goesOn: true });
    type(draft, 'Eins', 'ben');
    draft.undo('ben');
    type(draft, 'Un');
    await draft.save();
    type(draft, 'Une');
    expect(draft.history().map(({ by }) => by)).toEqual(['ann', 'ann', 'ann', 'ann']);
    for (const title of ['Un', 'Uno', 'Uno', 'One']) {
      draft.undo('ann');
      expect(draft.text(FILE)).toContain(`title: ${title}\n`);
    }
    expect(draft.text(FILE)).toBe(BASE);
  });

  it('goes into the file as it was meant, over what others have written', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/cards/1/name', 'b')));
    draft.apply(edit(set('/cards/1/name', 'bb')), { goesOn: true });
    write(BASE.replace('  - name: A\n', ''));
    await draft.save();
    expect(read()).toContain('cards:\n  - name: bb\n  - name: C\n');
  });

  it('is written as its author wrote it, whatever was needed on the way', () => {
    const draft = openDraft(folder);
    for (const text of ['Uno:', 'Uno: ', 'Uno, due']) type(draft, text);
    expect(draft.text(FILE)).toBe(BASE.replace('One', 'Uno, due'));
  });

  it('is there after a crash between journal and draft', () => {
    const draft = openDraft(folder);
    type(draft, 'Un');
    const home = at('.data/studio/files');
    const [name = ''] = readdirSync(home);
    const before = readFileSync(join(home, name));
    type(draft, 'Uno');
    writeFileSync(join(home, name), before);
    const again = openDraft(folder);
    expect(again.text(FILE)).toBe(ONE);
    again.undo('ann');
    expect(again.text(FILE)).toBe(BASE);
  });
});

test('what was asked for under a name is known by it', () => {
  openDraft(folder).apply(edit(set('/title', 'Uno')), { request: 'one' });
  expect(['one', 'two'].map((name) => openDraft(folder).wasMade(name))).toEqual([true, false]);
});

test('tells which file says something else, and no more once that has ended', () => {
  const draft = openDraft(folder);
  const told: unknown[] = [];
  const end = draft.onChange((change) => told.push(change));
  draft.apply([...edit(set('/title', 'Uno')), { file: 'pages/b.yaml', text: 'title: B\n' }]);
  draft.undo();
  draft.apply([{ file: FILE, text: undefined }]);
  end();
  draft.undo();
  expect(told).toEqual([
    { file: FILE, event: 'change' },
    { file: 'pages/b.yaml', event: 'add' },
    { file: 'pages/b.yaml', event: 'unlink' },
    { file: FILE, event: 'change' },
    { file: FILE, event: 'unlink' },
  ]);
});

test('changes are given up in one step, which can be undone', () => {
  const draft = openDraft(folder);
  draft.apply([...edit(set('/title', 'Uno')), { file: 'pages/b.yaml', text: 'title: B\n' }]);
  draft.discard('pages/b.yaml');
  expect([...draft.unsaved.keys()]).toEqual([FILE]);
  draft.discard();
  expect([...draft.unsaved]).toEqual([]);
  draft.undo();
  draft.undo();
  expect([...draft.unsaved.keys()]).toEqual([FILE, 'pages/b.yaml']);
  expect(draft.text(FILE)).toBe(ONE);
});

describe('saving', () => {
  it('writes the files as they are in the draft, and empties it', async () => {
    const draft = openDraft(folder);
    write('title: Gone\n', 'pages/gone.yaml');
    draft.apply([
      ...edit(set('/title', 'Uno')),
      { file: 'pages/deep/b.yaml', text: 'title: B\n' },
      { file: 'pages/gone.yaml', text: undefined },
    ]);
    const files = [FILE, 'pages/deep/b.yaml', 'pages/gone.yaml'];
    expect(await draft.save({ by: 'ann', said: 'Saved' })).toEqual({ files, conflicts: [] });
    expect([read(), read('pages/deep/b.yaml')]).toEqual([ONE, 'title: B\n']);
    expect(existsSync(at('pages/gone.yaml'))).toBe(false);
    expect(draft.changedFiles()).toEqual([]);
    expect(openDraft(folder).changedFiles()).toEqual([]);
    expect(await new SiteEdits(folder).history()).toMatchObject([{ about: 'Saved', by: 'ann' }]);
    expect(await draft.save()).toEqual({ files: [], conflicts: [] });
  });

  it('can be undone: in the draft, until the next time', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'Uno')));
    draft.apply(edit(set('/lead', 'Due')));
    await draft.save();
    const again = openDraft(folder);
    again.undo();
    expect([again.text(FILE), read()]).toEqual([ONE, ONE.replace('Two', 'Due')]);
    again.undo();
    await again.save();
    expect(read()).toBe(BASE);
    again.redo();
    expect(again.text(FILE)).toBe(ONE);
  });

  it('keeps what others have written meanwhile, comments as well', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/cards/1/name', 'b')));
    draft.apply(edit({ op: 'remove', path: '/cards/2' }));
    draft.apply(edit(set('/title', 'Uno')));
    draft.undo();
    write(BASE.replace('# top', '# new').replace('  - name: A', '  - name: X # mine\n  - name: A'));
    expect(draft.conflicts()).toEqual([]);
    expect((await draft.save()).files).toEqual([FILE]);
    const saved =
      '# new\ntitle: One\nlead: Two\ncards:\n  - name: X # mine\n  - name: A\n  - name: b\n';
    expect(read()).toBe(saved);
    draft.undo();
    expect(draft.text(FILE)).toBe(`${saved}  - name: C\n`);
  });

  it('writes nothing while both have changed the same, and says what both say', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'Un')));
    draft.apply([...edit(set('/title', 'Uno')), { file: 'pages/b.yaml', text: 'title: B\n' }]);
    write(BASE.replace('One', 'Eins'));
    const conflicts = [{ file: FILE, path: '/title', at: '/title', ours: 'Uno', theirs: 'Eins' }];
    expect(draft.conflicts()).toEqual(conflicts);
    expect(await draft.save()).toEqual({ files: [], conflicts });
    expect(read()).toBe(BASE.replace('One', 'Eins'));
    expect(existsSync(at('pages/b.yaml'))).toBe(false);
    expect(openDraft(folder).text(FILE)).toBe(ONE);
  });

  it.each([
    ['ours', 'Uno'],
    ['theirs', 'Eins'],
  ] as const)('takes %s where somebody has chosen', async (take, title) => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'Un'), set('/lead', 'Due')));
    draft.apply(edit(set('/title', 'Uno')));
    write(BASE.replace('One', 'Eins').replace('name: A', 'name: a'));
    expect(await draft.save({ choices: [{ file: FILE, path: '/title', take }] })).toEqual({
      files: [FILE],
      conflicts: [],
    });
    expect(read()).toBe(
      BASE.replace('One', title).replace('Two', 'Due').replace('name: A', 'name: a'),
    );
  });

  it.each([
    ['ours', '  - name: A\n  - name: b\n  - name: C\n'],
    ['theirs', '  - name: A\n  - name: C\n'],
  ] as const)('of an entry that is gone, %s brings it back or not', async (take, cards) => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/cards/1', { name: 'B', text: 'Words of B' })));
    await draft.save();
    draft.apply(edit(set('/cards/1/name', 'b'), { op: 'remove', path: '/cards/1/text' }));
    write(BASE.replace('  - name: B\n', ''));
    const [conflict] = draft.conflicts();
    expect(conflict).toMatchObject({ path: '/cards/1/name', ours: 'b', theirs: undefined });
    const choices = [{ file: FILE, path: '/cards/1/name', take }];
    expect((await draft.save({ choices })).conflicts).toEqual([]);
    expect(read()).toContain(cards);
  });

  it('theirs is taken in a step: undo brings ours back, over all else that they have written', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'Uno')), { by: 'ann' });
    const outside = BASE.replace('One', 'Eins').replace('name: A', 'name: a');
    write(outside);
    const choices = [{ file: FILE, path: '/title', take: 'theirs' }] as const;
    expect(draft.takeIn(choices, { by: 'ann' })).toEqual([]);
    expect([draft.text(FILE), draft.changedFiles()]).toEqual([outside, []]);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(outside.replace('Eins', 'Uno'));
    expect(draft.conflicts()).toEqual([]);
    draft.undo('ann');
    expect(draft.text(FILE)).toBe(outside.replace('Eins', 'One'));
    draft.redo('ann');
    await draft.save();
    expect(read()).toBe(outside.replace('Eins', 'Uno'));
  });

  it('a file that others have removed or broken comes back by undo after theirs was taken', () => {
    for (const theirs of [undefined, 'a: [\n']) {
      write(BASE);
      const draft = openDraft(folder);
      draft.apply(edit(set('/title', 'Uno')));
      if (theirs === undefined) rmSync(at(FILE));
      else write(theirs);
      expect(draft.takeIn([{ file: FILE, path: '', take: 'theirs' }])).toEqual([]);
      expect([draft.text(FILE), draft.changedFiles()]).toEqual([theirs, []]);
      draft.undo();
      expect(draft.text(FILE)).toBe(ONE);
      draft.discard();
    }
  });

  it('says where our value is, and what the file said before others have changed it', () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/cards/1/name', 'b'), { op: 'remove', path: '/lead' }));
    write(BASE.replace('name: B', 'name: BB').replace('Two', 'Due'));
    expect(draft.conflicts()).toMatchObject([
      { path: '/cards/1/name', at: '/cards/1/name', ours: 'b' },
      { path: '/lead', ours: undefined, theirs: 'Due' },
    ]);
    expect(draft.conflicts()[1]).not.toHaveProperty('at');
    draft.takeIn(draft.conflicts().map(({ file, path }) => ({ file, path, take: 'ours' })));
    expect(draft.changedFiles()).toMatchObject([{ origin: BASE, base: read() }]);
  });

  it('of files that came, went or cannot be read, one counts as a whole', async () => {
    const draft = openDraft(folder);
    write(BASE, 'pages/went.yaml');
    write(BASE, 'pages/broken.yaml');
    write(BASE, 'pages/bytes.yaml');
    draft.apply(
      ['pages/went.yaml', 'pages/broken.yaml', 'pages/bytes.yaml'].map((file) => ({
        file,
        operations: [set('/title', 'Uno')],
      })),
    );
    draft.apply([{ file: 'pages/came.yaml', text: 'title: Ours\n' }]);
    write('title: Theirs\n', 'pages/came.yaml');
    write('a: [\n', 'pages/broken.yaml');
    writeFileSync(at('pages/bytes.yaml'), Buffer.from([0xff, 0xfe]));
    rmSync(at('pages/went.yaml'));
    expect((await draft.save()).conflicts).toEqual([
      { file: 'pages/broken.yaml', path: '', ours: ONE, theirs: 'a: [\n', why: expect.any(String) },
      { file: 'pages/bytes.yaml', path: '', ours: ONE, theirs: undefined, why: expect.any(String) },
      { file: 'pages/came.yaml', path: '', ours: 'title: Ours\n', theirs: 'title: Theirs\n' },
      { file: 'pages/went.yaml', path: '', ours: ONE, theirs: undefined },
    ]);
    writeFileSync(at('pages/bytes.yaml'), BASE);
    const choices = [
      { file: 'pages/broken.yaml', path: '', take: 'theirs' },
      { file: 'pages/came.yaml', path: '', take: 'ours' },
      { file: 'pages/went.yaml', path: '', take: 'ours' },
    ] as const;
    expect(await draft.save({ choices })).toEqual({
      files: ['pages/bytes.yaml', 'pages/came.yaml', 'pages/went.yaml'],
      conflicts: [],
    });
    expect(read('pages/broken.yaml')).toBe('a: [\n');
    expect(read('pages/came.yaml')).toBe('title: Ours\n');
    expect(read('pages/went.yaml')).toBe(ONE);
  });
});

test('what others write comes into the draft, which stays one', async () => {
  const draft = openDraft(folder);
  draft.apply(edit(set('/cards/1/name', 'b')));
  write(BASE.replace('  - name: A\n', '').replace('One', 'Eins'));
  expect(draft.takeIn()).toEqual([]);
  const taken = BASE.replace('  - name: A\n', '')
    .replace('One', 'Eins')
    .replace('name: B', 'name: b');
  expect(draft.text(FILE)).toBe(taken);
  expect(openDraft(folder).text(FILE)).toBe(taken);
  draft.apply(edit(set('/cards/0/name', 'bb')));
  write(read().replace('  - name: B', '  - name: N\n  - name: B'));
  await openDraft(folder).save();
  expect(read()).toContain(
    'title: Eins\nlead: Two\ncards:\n  - name: N\n  - name: bb\n  - name: C\n',
  );
});

test('two processes with one draft see what the other one did, and lose nothing of it', () => {
  const [one, two] = [openDraft(folder), openDraft(folder)];
  one.apply(edit(set('/title', 'Uno')));
  two.apply(edit(set('/lead', 'Due')));
  one.apply(edit(set('/cards/0/name', 'a')));
  expect(one.text(FILE)).toBe(ONE.replace('Two', 'Due').replace('name: A', 'name: a'));
});

const journal = () => at('.data/studio/journal.jsonl');

describe('after a crash', () => {
  it('a step that is in the journal is in the draft', () => {
    openDraft(folder).apply(edit(set('/title', 'Uno')));
    rmSync(at('.data/studio/files'), { recursive: true });
    expect(openDraft(folder).text(FILE)).toBe(ONE);
  });

  it('one that is there in part is not', () => {
    openDraft(folder).apply(edit(set('/title', 'Uno')));
    appendFileSync(journal(), readFileSync(journal(), 'utf8').slice(0, -20).replace('Uno', 'Due'));
    const draft = openDraft(folder);
    expect(draft.text(FILE)).toBe(ONE);
    draft.undo();
    expect(draft.text(FILE)).toBe(BASE);
  });

  it('a draft that was saved, and not emptied, is empty', async () => {
    const draft = openDraft(folder);
    draft.apply(edit(set('/title', 'Uno')));
    write(ONE);
    expect(openDraft(folder).changedFiles()).toEqual([]);
    write(BASE);
    expect(openDraft(folder).changedFiles()).toEqual([]);
  });

  it('a draft without its journal can be saved', async () => {
    openDraft(folder).apply(edit(set('/title', 'Uno')));
    rmSync(journal());
    write(BASE.replace('Two', 'Due'));
    await openDraft(folder).save();
    expect(read()).toBe(ONE.replace('Two', 'Due'));
  });
});

test.each(['package.json', '../a.yaml', '.data/edits/journal.jsonl'])(
  '%s is in no draft',
  (file) => {
    const draft = openDraft(folder);
    expect(() => draft.apply([{ file, text: 'a' }])).toThrow('cannot be edited');
    const record = { file, base: null, text: 'a' };
    mkdirSync(at('.data/studio/files'), { recursive: true });
    writeFileSync(at(`.data/studio/files/${digestOf(file)}.json`), JSON.stringify(record));
    expect(() => openDraft(folder)).toThrow('If .data/studio names it, delete that folder.');
  },
);

test('what is not a draft is refused by name', () => {
  mkdirSync(at('.data/studio/files'), { recursive: true });
  writeFileSync(at('.data/studio/files/a.json'), '{}');
  expect(() => openDraft(folder)).toThrow('a.json is not part of a draft. Delete it.');
});
