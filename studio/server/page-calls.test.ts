import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { type Draft, openDraft } from '../../edit/draft/draft.ts';
import { copySite } from '../../test-support/content/copy-site.ts';
import { PageCalls } from './page-calls.ts';

let folder = '';
let draft: Draft;
let pages: PageCalls;

const opened = () => openSite(folder, { unsaved: draft.unsaved });
const errors = async () =>
  (await checkSite(opened())).problems.filter(({ severity }) => severity === 'error');
const changed = () => draft.changedFiles().map(({ file }) => file);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-calls-'));
  copySite(join(import.meta.dirname, '../../tests/bad-content/good-site'), folder);
  draft = openDraft(folder);
  pages = new PageCalls(draft, () => Promise.resolve(opened()));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readAll = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('a page is duplicated under another title, as an original', async () => {
  const before = readAll();
  writeFileSync(
    join(folder, 'pages/team.yaml'),
    `translatedFrom: '12345678'\n${before['pages/team.yaml']}`,
  );
  expect(await pages.duplicate({ page: '/team', to: 'about/crew', title: 'Crew' })).toEqual({
    route: '/about/crew',
    file: 'pages/about/crew.yaml',
    name: 'Crew',
  });
  expect(draft.text('pages/about/crew.yaml')).toBe(
    before['pages/team.yaml']?.replace('title: Team', 'title: Crew'),
  );
  await expect(pages.duplicate({ page: '/team', to: 'team', title: 'Team' })).rejects.toThrow(
    '/team already exists: pages/team.yaml.',
  );
});

test('renaming is announced, moves links, leaves a redirect, names the entry of the menu, and is one step', async () => {
  const before = readAll();
  const { sentences } = await pages.previewRename({ page: '/team', to: 'people' });
  expect(sentences).toEqual([
    '/team will lead here, so that old links keep working.',
    '1 link will follow: site settings.',
  ]);
  await pages.rename({ page: '/team', to: 'people', name: 'Our people' });
  expect(changed()).toEqual(['pages/people.yaml', 'pages/team.yaml', 'site.yaml']);
  expect(draft.text('pages/team.yaml')).toBeUndefined();
  expect(draft.text('site.yaml')).toContain('{ name: Our people, href: /people }');
  expect(draft.text('site.yaml')).toContain('/team: /people');
  expect(await errors()).toEqual([]);
  expect(readAll()).toEqual(before);
  draft.undo();
  expect(changed()).toEqual([]);
  await pages.rename({ page: '/team', to: 'team', name: 'Crew' });
  expect(changed()).toEqual(['site.yaml']);
});

test('a page that goes leaves the menu, and its visitors are led to another one', async () => {
  expect(await pages.previewRemoval({ page: '/services/audits' })).toEqual({
    sentences: [],
    target: '/',
  });
  await pages.remove({ page: '/services/audits', to: '/team' });
  expect(draft.text('pages/services/audits.yaml')).toBeUndefined();
  expect(draft.text('site.yaml')).toContain('/services/audits: /team');
  expect(draft.text('site.yaml')).not.toContain('name: Services');
  expect(await errors()).toEqual([]);
  draft.undo();
  expect(changed()).toEqual([]);
  await expect(pages.remove({ page: '/' })).rejects.toThrow('The home page cannot be removed');
});

test('a page that was never saved goes without a question, and leaves no redirect behind', async () => {
  await pages.make({ page: 'heat-pumps', kind: 'plain', title: 'Heat pumps', menu: 'About' });
  expect(draft.text('site.yaml')).toContain('/heat-pumps');
  await pages.rename({ page: '/heat-pumps', to: 'pumps' });
  expect(draft.text('site.yaml')).not.toContain('redirects');
  expect(await pages.previewRemoval({ page: '/pumps' })).toEqual({ sentences: [] });
  expect(await pages.remove({ page: '/pumps' })).toMatchObject({ route: '/' });
  expect(changed()).toEqual([]);
});
