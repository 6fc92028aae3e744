import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { type Draft, openDraft } from '../../edit/draft/draft.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { OpenConflicts } from './open-conflicts.ts';

const TEAM = 'pages/team.yaml';
const NAME = '/blocks/1/items/0/name';
const ROLE = '/blocks/1/items/0/role';
const BY = 'studio';

let folder = '';
let draft: Draft;
let conflicts: OpenConflicts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conflicts-'));
  layGoodSite(folder);
  draft = openDraft(folder);
  conflicts = new OpenConflicts(draft, BY);
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = () => openSite(folder, { unsaved: draft.unsaved });
const list = () => conflicts.list(site());
const read = (file = TEAM) => readFileSync(join(folder, file), 'utf8');
const write = (change: (text: string) => string) =>
  writeFileSync(join(folder, TEAM), change(read()));
const set = (path: string, value: unknown) =>
  draft.apply([{ file: TEAM, operations: [{ op: 'set', path, value }] }], { by: BY });

function changeBoth(): void {
  set(NAME, 'Ada L.');
  set(ROLE, 'Owner');
  write((text) =>
    text
      .replace('name: Ada Lindqvist', 'name: Ada M.')
      .replace('role: Founder', 'role: Head')
      .replace('title: Team', 'title: Our team'),
  );
}

test('both values are told, with the place in words; what fits is taken in', () => {
  set(NAME, 'Ada L.');
  write((text) => text.replace('name: Ada Lindqvist', 'name: Ada M.'));
  expect(list()).toEqual([
    {
      file: TEAM,
      path: NAME,
      at: NAME,
      words: 'Team, Person “Ada L.”, Name',
      ours: 'Ada L.',
      theirs: 'Ada M.',
      isWritable: true,
      canTake: true,
      canKeep: true,
    },
  ]);
  draft.undo();
  set('/title', 'Everybody');
  expect(list()).toEqual([]);
  expect(draft.text(TEAM)).toContain('title: Everybody');
  expect(draft.text(TEAM)).toContain('name: Ada M.');
});

test('one field after the other is chosen; the last one takes the file in, and undo takes theirs back', () => {
  changeBoth();
  const outside = read();
  expect(list().map(({ path }) => path)).toEqual([NAME, ROLE]);
  conflicts.choose({ file: TEAM, path: NAME, take: 'theirs' }, site());
  expect(list().map(({ path }) => path)).toEqual([ROLE]);
  conflicts.choose({ file: TEAM, path: ROLE, take: 'ours' }, site());
  expect(list()).toEqual([]);
  expect(draft.text(TEAM)).toBe(outside.replace('role: Head', 'role: Owner'));
  draft.undo(BY);
  expect(draft.text(TEAM)).toBe(
    outside.replace('role: Head', 'role: Owner').replace('Ada M.', 'Ada L.'),
  );
  expect(() => conflicts.choose({ file: TEAM, path: ROLE, take: 'ours' }, site())).toThrow(
    'There is nothing left to choose here.',
  );
});

test('what fits is there before anything is chosen', () => {
  changeBoth();
  const outside = read();
  list();
  const fitted = outside.replace('Ada M.', 'Ada L.').replace('role: Head', 'role: Owner');
  expect(draft.text(TEAM)).toBe(fitted);
});

test('another value can be written instead of both', () => {
  changeBoth();
  conflicts.choose({ file: TEAM, path: NAME, take: 'theirs', text: 'Ada L. M.' }, site());
  conflicts.choose({ file: TEAM, path: ROLE, take: 'ours' }, site());
  expect(draft.text(TEAM)).toContain('name: Ada L. M.');
  expect(draft.text(TEAM)).toContain('title: Our team');
});

test('what was chosen before the file has changed once more is asked again', () => {
  changeBoth();
  conflicts.choose({ file: TEAM, path: NAME, take: 'theirs' }, site());
  write((text) => text.replace('Ada M.', 'Ada N.'));
  expect(list().map(({ theirs }) => theirs)).toEqual(['Ada N.', 'Head']);
});

test('a file that is gone can be written again, or given up', () => {
  set(NAME, 'Ada L.');
  const ours = draft.text(TEAM);
  rmSync(join(folder, TEAM));
  expect(list()).toMatchObject([
    {
      path: '',
      canTake: true,
      words: `Another program has deleted ${TEAM}, which you have changed.`,
    },
  ]);
  conflicts.choose({ file: TEAM, path: '', take: 'ours' }, site());
  expect([list(), draft.text(TEAM)]).toEqual([[], ours]);
});

test('a file that was renamed goes on under its new name', async () => {
  set(NAME, 'Ada L.');
  const ours = draft.text(TEAM);
  renameSync(join(folder, TEAM), join(folder, 'pages/people.yaml'));
  const [conflict] = list();
  expect(conflict).toMatchObject({
    renamedTo: 'pages/people.yaml',
    words: `Another program has renamed ${TEAM} to pages/people.yaml.`,
  });
  expect(conflicts.goOnAs({ file: TEAM, page: 'pages/people.yaml' })).toBe('pages/people.yaml');
  expect([list(), draft.text(TEAM), draft.text('pages/people.yaml')]).toEqual([
    [],
    undefined,
    ours,
  ]);
  await draft.save();
  expect(read('pages/people.yaml')).toBe(ours);
});

test('settings cannot go on as a page; what cannot be read is written again, which undo takes back', async () => {
  const file = 'site.yaml';
  const before = read(file);
  draft.apply([{ file, operations: [{ op: 'set', path: '/name', value: 'Alder' }] }], { by: BY });
  const ours = draft.text(file);
  const bytes = Buffer.from([0xff, 0xfe]);
  writeFileSync(join(folder, file), bytes);
  expect(list()).toMatchObject([{ file, path: '', canTake: false, canKeep: true }]);
  expect(() => conflicts.goOnAs({ file, page: 'settings' })).toThrow('is not a page');
  conflicts.choose({ file, path: '', take: 'ours' }, site());
  expect([list(), draft.text(file), read(file)]).toEqual([[], ours, before]);
  draft.undo(BY);
  expect(readFileSync(join(folder, file))).toEqual(bytes);
  expect([list().length, draft.text(file)]).toEqual([1, ours]);
  draft.redo(BY);
  await draft.save();
  expect(read(file)).toBe(ours);
});

test('a folder in the place of a file is not written over', () => {
  set(NAME, 'Ada L.');
  rmSync(join(folder, TEAM));
  mkdirSync(join(folder, TEAM));
  expect(list()).toMatchObject([{ path: '', canTake: false, canKeep: false }]);
});

test.each([
  ['not YAML', Buffer.from('a: [\n'), /^Another program has written .* not valid YAML: /],
  ['not in UTF-8', Buffer.from([0xff, 0xfe]), /^pages\/team\.yaml cannot be read: /],
])('a file that is %s is saved under another name, and stays as it is', async (_, bytes, words) => {
  set(NAME, 'Ada L.');
  const ours = draft.text(TEAM);
  writeFileSync(join(folder, TEAM), bytes);
  expect(list()).toMatchObject([{ path: '', words: expect.stringMatching(words) }]);
  expect(() => conflicts.goOnAs({ file: TEAM, page: 'services/audits' })).toThrow(
    'There is another page at services/audits.',
  );
  conflicts.goOnAs({ file: TEAM, page: 'team-2' });
  expect([list(), draft.changedFiles().map(({ file }) => file)]).toEqual([
    [],
    ['pages/team-2.yaml'],
  ]);
  await draft.save();
  expect(read('pages/team-2.yaml')).toBe(ours);
  expect(readFileSync(join(folder, TEAM))).toEqual(bytes);
});
