import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { BASE, DraftFolder, FILE, ONE, edit, set } from '../../test-support/edit/draft-folder.ts';
import { openDraft } from './draft.ts';

const site = new DraftFolder();

test('a change is in the draft, and in no file', () => {
  const draft = openDraft(site.folder);
  expect(readdirSync(site.folder)).toEqual(['pages']);
  expect(draft.changedFiles()).toEqual([]);
  const step = draft.apply(edit(set('/title', 'Uno')), { by: 'ann', said: 'Title' });
  expect(step).toMatchObject({ by: 'ann', about: 'Title' });
  expect(draft.text(FILE)).toBe(ONE);
  expect(draft.base(FILE)).toBe(BASE);
  expect(draft.changedFiles()).toEqual([{ file: FILE, base: BASE, text: ONE }]);
  expect([...draft.unsaved]).toEqual([[FILE, ONE]]);
  expect(site.read()).toBe(BASE);
  expect(draft.apply(edit(set('/title', 'Uno')))).toBeUndefined();
});

test('opened again, it holds what was in it, and can be undone', () => {
  openDraft(site.folder).apply(edit(set('/title', 'Uno')));
  openDraft(site.folder).apply([{ file: 'pages/b.yaml', text: 'title: B\n' }]);
  const draft = openDraft(site.folder);
  expect([...draft.unsaved.keys()]).toEqual([FILE, 'pages/b.yaml']);
  expect(draft.history()).toHaveLength(2);
  draft.undo();
  expect([...draft.unsaved.keys()]).toEqual([FILE]);
  const again = openDraft(site.folder);
  again.undo();
  expect([...again.unsaved]).toEqual([]);
  expect(again.text(FILE)).toBe(BASE);
  expect(again.undo()).toBeUndefined();
  again.redo();
  expect(openDraft(site.folder).text(FILE)).toBe(ONE);
});

test('several changes are one step, of one file also one after the other; fields are written as their schema says', () => {
  const draft = openDraft(site.folder);
  site.write('title: One\nblocks: []\n');
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
  const draft = openDraft(site.folder);
  const value = 'A'.repeat(10 * 1024 * 1024);
  expect(() => draft.apply(edit(set('/title', value)))).toThrow('the maximum is 256 KB.');
  expect(() => draft.apply([{ file: FILE, text: value }])).toThrow('the maximum is 256 KB.');
  expect(draft.history()).toEqual([]);
});

test('what was meant for an earlier text finds its entry again', () => {
  const draft = openDraft(site.folder);
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
  const draft = openDraft(site.folder);
  draft.apply(edit(set('/title', 'Uno')), { by: 'ann' });
  draft.apply(edit(set('/lead', 'Due')), { by: 'ben' });
  expect(draft.stepToUndo('ann')).toMatchObject({ by: 'ann' });
  expect(draft.stepToRedo('ann')).toBeUndefined();
  draft.undo('ann');
  expect(draft.stepToUndo('ann')).toBeUndefined();
  expect(draft.stepToRedo('ann')).toMatchObject({ kind: 'undo', by: 'ann' });
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

test('what was asked for under a name is known by it', () => {
  openDraft(site.folder).apply(edit(set('/title', 'Uno')), { request: 'one' });
  expect(['one', 'two'].map((name) => openDraft(site.folder).wasMade(name))).toEqual([true, false]);
});

test('tells which file says something else, and no more once that has ended', () => {
  const draft = openDraft(site.folder);
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
  const draft = openDraft(site.folder);
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

test('two processes with one draft see what the other one did, and lose nothing of it', () => {
  const [one, two] = [openDraft(site.folder), openDraft(site.folder)];
  one.apply(edit(set('/title', 'Uno')));
  two.apply(edit(set('/lead', 'Due')));
  one.apply(edit(set('/cards/0/name', 'a')));
  expect(one.text(FILE)).toBe(ONE.replace('Two', 'Due').replace('name: A', 'name: a'));
});
