import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { removePage, renamePage } from '../../test-support/content/move-pages.ts';
import { planRemoval } from './remove-page.ts';

const cases = resolve(import.meta.dirname, '../../tests/bad-content');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remove-page-'));
  cpSync(join(cases, 'good-site'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const edit = (file: string, from: string, to: string) => write(file, read(file).replace(from, to));
const open = () => openSite(folder);
const remove = (name: string, to: string) => removePage(open(), name, to);
const errors = async () =>
  (await checkSite(open())).problems.filter(({ severity }) => severity === 'error');

it('deletes the page, and lets its links and visitors go to another one', async () => {
  edit('pages/index.yaml', "'#inquiry'", "'/team#ada-lindqvist'");
  const { page, to, updated, redirect } = await remove('team', 'services/audits');
  expect([page.file, to.route]).toEqual(['pages/team.yaml', '/services/audits']);
  expect(existsSync(join(folder, 'pages/team.yaml'))).toBe(false);
  expect(read('pages/index.yaml')).toContain("href: '/services/audits' }");
  expect(read('site.yaml')).toContain('{ name: Our team, href: /services/audits }');
  for (const { file, line } of updated)
    expect(read(file).split('\n')[line - 1]).toContain('/services/audits');
  expect(read('site.yaml').split('\n')[(redirect?.line ?? 0) - 1]).toBe(
    '  /team: /services/audits',
  );
  expect(await errors()).toEqual([]);
});

it('shortens redirects that led to the page', async () => {
  await renamePage(open(), 'team', 'people');
  await remove('people', '/');
  expect(open().site?.redirects).toEqual({ '/team': '/', '/people': '/' });
  expect(await errors()).toEqual([]);
});

it('changes nothing while it is planned, and says what it would', async () => {
  const before = [read('site.yaml'), read('pages/team.yaml')];
  const { updated, redirect } = await planRemoval(open(), 'team', '/');
  expect([read('site.yaml'), read('pages/team.yaml')]).toEqual(before);
  expect(updated.map(({ file }) => file)).toEqual(['site.yaml']);
  await remove('team', '/');
  expect(read('site.yaml').split('\n')[(redirect?.line ?? 0) - 1]).toBe('  /team: /');
});

it('leads visitors of another language to the page in theirs, where the original stood in', async () => {
  cpSync(join(cases, 'untranslated'), folder, { recursive: true });
  await remove('services/audits', '/');
  expect(open().site?.redirects).toEqual({ '/services/audits': '/', '/de/services/audits': '/de' });
  expect(await errors()).toEqual([]);
});

it.each([
  ['an unknown page', 'tem', '/', 'There is no page /tem. Did you mean `/team`?'],
  ['an unknown target', 'team', 'service', 'There is no page /service.'],
  ['the home page', '/', 'team', 'The home page cannot be removed, because a site needs one.'],
  ['itself', 'team', 'team', 'A page cannot lead to itself.'],
])('refuses %s and changes nothing', async (_, name, to, message) => {
  const before = read('site.yaml');
  await expect(remove(name, to)).rejects.toThrow(message);
  expect(read('site.yaml')).toBe(before);
});

it('refuses a page that has a translation, or is one', async () => {
  cpSync(join(cases, 'untranslated'), folder, { recursive: true });
  await expect(remove('team', '/')).rejects.toThrow('/de/mannschaft is a translation of /team.');
  await expect(remove('de/mannschaft', 'de')).rejects.toThrow('`translations:`');
});

it('renames a folder with all its pages, the links to them and the lists of them', async () => {
  mkdirSync(join(folder, 'pages/services/more'));
  const entry = `entry:\n  date: 2025-01-01\n  summary: One house and what it has cost.\n`;
  const page = read('pages/services/audits.yaml').replace('blocks:', `${entry}blocks:`);
  write('pages/services/more/frost.yaml', page);
  edit(
    'pages/index.yaml',
    "'#inquiry' }",
    "'/services/more/frost' }\n  - { type: entries, folder: services/more }",
  );
  const { pages, updated } = await renamePage(open(), 'services', 'expertise');
  expect(pages.map(({ to }) => to.file)).toEqual([
    'pages/expertise/audits.yaml',
    'pages/expertise/more/frost.yaml',
  ]);
  expect(existsSync(join(folder, 'pages/services'))).toBe(false);
  expect(read('pages/index.yaml')).toContain("'/expertise/more/frost'");
  expect(read('pages/index.yaml')).toContain('folder: expertise/more }');
  expect(updated.filter(({ file }) => file === 'pages/index.yaml')).toHaveLength(2);
  expect(open().site?.redirects).toEqual({
    '/services/audits': '/expertise/audits',
    '/services/more/frost': '/expertise/more/frost',
  });
  expect(await errors()).toEqual([]);
});

it('refuses to rename a folder onto a page that exists', async () => {
  write('pages/audits.yaml', read('pages/services/audits.yaml'));
  mkdirSync(join(folder, 'pages/expertise'));
  write('pages/expertise/audits.yaml', read('pages/services/audits.yaml'));
  await expect(renamePage(open(), 'services', 'expertise')).rejects.toThrow(
    '/expertise/audits already exists: pages/expertise/audits.yaml.',
  );
});
