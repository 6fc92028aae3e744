import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { type Draft, openDraft } from '../../edit/draft/draft.ts';
import { Trial } from './trial.ts';

const FILE = 'pages/index.yaml';
const YAML = 'title: Home\nblocks:\n  - type: hero\n    title: Warm rooms\n';

let folder = '';
let draft: Draft;
let trial: Trial;
let told: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'site.yaml'), 'name: Site\n');
  writeFileSync(join(folder, FILE), YAML);
  draft = openDraft(folder);
  trial = new Trial(draft);
  told = [];
  trial.onChange(({ file, event }) => told.push(`${event} ${file}`));
});

const set = (path: string, value: unknown) => ({
  changes: [{ file: FILE, operations: [{ op: 'set' as const, path, value }] }],
});

test('what is tried is shown, and is in no file, no draft and no journal', () => {
  trial.start(set('/title', 'Tried'), openSite(folder));
  expect(trial.unsaved.get(FILE)).toBe(YAML.replace('title: Home', 'title: Tried'));
  expect(draft.changedFiles()).toEqual([]);
  expect(draft.history()).toEqual([]);
  trial.end();
  expect(trial.unsaved.has(FILE)).toBe(false);
  expect(told).toEqual([`change ${FILE}`, `change ${FILE}`]);
});

test('each trial begins with the draft, not with what was tried before', () => {
  trial.start(set('/title', 'Tried'), openSite(folder));
  trial.start(set('/blocks/0/title', 'Cold rooms'), openSite(folder));
  expect(trial.unsaved.get(FILE)).toBe(YAML.replace('Warm', 'Cold'));
});

test('a change of the draft ends the trial', () => {
  trial.start(set('/title', 'Tried'), openSite(folder));
  draft.apply(set('/blocks/0/title', 'Cold rooms').changes);
  expect(trial.unsaved.get(FILE)).toBe(YAML.replace('Warm', 'Cold'));
  trial.start(set('/title', 'Tried'), openSite(folder));
  trial.end();
  expect(trial.unsaved.get(FILE)).toBe(YAML.replace('Warm', 'Cold'));
});

test('the site is shown as it is saved, and as the draft has it again', () => {
  const added = 'pages/added.yaml';
  draft.apply([...set('/title', 'Draft').changes, { file: added, text: YAML }]);
  told = [];
  trial.showSaved();
  expect([...trial.unsaved]).toEqual([]);
  expect(draft.changedFiles()).toHaveLength(2);
  trial.end();
  expect(Object.fromEntries(trial.unsaved)).toEqual({
    [FILE]: YAML.replace('title: Home', 'title: Draft'),
    [added]: YAML,
  });
  expect(told.toSorted()).toEqual([
    `add ${added}`,
    `change ${FILE}`,
    `change ${FILE}`,
    `unlink ${added}`,
  ]);
  trial.showSaved();
  draft.apply(set('/title', 'Another').changes);
  expect(trial.unsaved.get(FILE)).toBe(YAML.replace('title: Home', 'title: Another'));
  expect(trial.unsaved.get(added)).toBe(YAML);
});

test('what is saved is shown from its file, and with what others write there from then on', async () => {
  draft.apply(set('/title', 'Saved').changes);
  await draft.save();
  expect(trial.unsaved.has(FILE)).toBe(false);
  draft.apply([{ file: FILE, text: undefined }]);
  await draft.save();
  expect([...trial.unsaved]).toEqual([]);
  expect(told).toEqual([...Array(2).fill(`change ${FILE}`), ...Array(2).fill(`unlink ${FILE}`)]);
});

test('what cannot be made is refused, and shows nothing', () => {
  expect(() => trial.start(set('/blocks/9/title', 'Tried'), openSite(folder))).toThrow('/blocks/9');
  expect(trial.unsaved.size).toBe(0);
});
