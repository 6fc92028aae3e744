import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSite } from '../check/check-site.ts';
import { openSite } from '../check/open-site.ts';
import { openDraft } from '../edit/draft/draft.ts';
import { SiteEdits } from '../edit/journal/site-edits.ts';
import { planEntry } from './add/add-entry.ts';
import { planItem } from './add/add-item.ts';
import { planFixes } from './fix/fix-files.ts';
import { planRemoval } from './moves/remove-page.ts';
import { planRenaming } from './moves/rename-page.ts';
import { planNewPage } from './new-page.ts';
import { type Planned, writeChanges } from './planned.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planned-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('writing changes', () => {
  const changes = new Map([
    ['pages/a.yaml', 'A'],
    ['pages/b.yaml', undefined],
    ['pages/new/deep/c.yaml', 'C'],
  ]);
  const write = () => writeChanges(folder, { about: 'Test', changes });
  beforeEach(() => {
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages/a.yaml'), '\uFEFFa\r\n');
    writeFileSync(join(folder, 'pages/b.yaml'), 'b');
  });

  it('writes and deletes', async () => {
    await write();
    expect(read('pages/a.yaml')).toBe('A');
    expect(existsSync(join(folder, 'pages/b.yaml'))).toBe(false);
    expect(read('pages/new/deep/c.yaml')).toBe('C');
  });

  it('can be undone', async () => {
    await write();
    expect((await new SiteEdits(folder).undo())?.about).toBe('Test');
    expect(read('pages/a.yaml')).toBe('\uFEFFa\r\n');
    expect(read('pages/b.yaml')).toBe('b');
    expect(existsSync(join(folder, 'pages/new'))).toBe(false);
  });

  it('takes empty folders away', async () => {
    await write();
    const gone = new Map([['pages/new/deep/c.yaml', undefined]]);
    await writeChanges(folder, { about: 'Test', changes: gone });
    expect(readdirSync(join(folder, 'pages'))).toEqual(['a.yaml']);
  });
});

it('commands go by the draft, into which their changes fit, and write nothing before', async () => {
  cpSync(resolve(import.meta.dirname, '../tests/bad-content/good-site'), folder, {
    recursive: true,
  });
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const [before, settings] = [files(), read('site.yaml')];
  const draft = openDraft(folder);
  const open = () => openSite(folder, { unsaved: draft.unsaved });
  const apply = ({ about, changes }: Planned) =>
    draft.apply(
      Array.from(changes, ([file, text]) => ({ file, text })),
      { said: about },
    );
  draft.apply([
    { file: 'site.yaml', operations: [{ op: 'set', path: '/name', value: 'In the draft' }] },
  ]);
  const audits = { page: 'services/roofs', kind: 'service', menu: 'Services' };
  apply(await planNewPage(open(), audits));
  expect(draft.text('site.yaml')).toContain('In the draft');
  apply(await planRenaming(open(), 'services/roofs', 'services/flat-roofs'));
  apply(await planItem(open(), { name: 'person', title: 'Grace' }));
  apply(await planEntry(open(), 'notes', 'First note'));
  expect(
    await checkSite(open()).then(({ problems }) =>
      problems.filter(({ severity }) => severity === 'error'),
    ),
  ).toEqual([]);
  apply(await planRemoval(open(), 'services/flat-roofs', '/'));
  expect([...draft.unsaved.keys()].toSorted()).toEqual([
    'pages/notes/first-note.yaml',
    'pages/team.yaml',
    'site.yaml',
  ]);
  expect(files().filter((file) => !file.startsWith('.data'))).toEqual(before);
  expect(read('site.yaml')).toBe(settings);
  await expect(planNewPage(open(), { ...audits, page: 'notes/first-note' })).rejects.toThrow(
    '/notes/first-note already exists',
  );
  const missing = 'title: Fix me\nblocks:\n  - type: heroo\n    heading: Words\n';
  draft.apply([{ file: 'pages/fix.yaml', text: missing }]);
  const { problems } = await checkSite(open(), { pages: ['pages/fix.yaml'] });
  apply(planFixes(open().context, problems));
  expect(draft.text('pages/fix.yaml')).toBe(missing.replace('heroo', 'hero'));
  while (draft.undo());
  expect(draft.changedFiles()).toEqual([]);
});
