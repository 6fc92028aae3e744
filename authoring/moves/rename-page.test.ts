import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { checkSite } from '../../check/check-site.ts';
import { renamePage } from '../../test-support/content/move-pages.ts';
import type { Renaming } from './rename-page.ts';

const example = resolve(import.meta.dirname, '../../tests/bad-content/good-site');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rename-page-'));
  cpSync(example, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), read(file).replace(from, to));
const hint = (path: string) => `# yaml-language-server: $schema=${path}schema.json\n`;
const open = () => openSite(folder);
const rename = (from: string, to: string): Promise<Renaming> => renamePage(open(), from, to);

const move = () => rename('services/audits', 'energy-audits');

describe('a page that moves', () => {
  beforeEach(() => {
    edit('site.yaml', 'projects: 60+ }', 'audit: /services/audits }');
    edit('pages/team.yaml', 'blocks:', '# See [audits](/services/audits).\nblocks:');
    edit('pages/services/audits.yaml', '', hint('../../'));
  });

  it('has another file, with the hint for editors as it is from there', async () => {
    const { pages } = await move();
    expect(pages.map(({ from, to }) => [from.file, to.file])).toEqual([
      ['pages/services/audits.yaml', 'pages/energy-audits.yaml'],
    ]);
    expect(read('pages/energy-audits.yaml')).toContain(hint('../'));
  });

  it('is linked by facts and in the navigation as before', async () => {
    const { left } = await move();
    expect(read('site.yaml')).toContain("{ years: '12', audit: /energy-audits }");
    expect(read('site.yaml')).toContain(
      '{ name: Energy audits, href: /energy-audits, icon: clipboard-list }',
    );
    expect(left).toEqual([]);
  });

  it('is told of with each line that links to it now', async () => {
    const { updated } = await move();
    expect(updated).toHaveLength(2);
    for (const { file, line } of updated)
      expect(read(file).split('\n')[line - 1]).toContain('/energy-audits');
  });

  it('leaves a comment alone that names it', async () => {
    const before = read('pages/team.yaml');
    await move();
    expect(read('pages/team.yaml')).toBe(before);
  });

  it('is found at its old address by a redirect', async () => {
    const { redirect } = await move();
    const line = read('site.yaml').split('\n')[(redirect?.line ?? 0) - 1];
    expect(line).toBe('  /services/audits: /energy-audits');
  });

  it('leaves a site without problems', async () => {
    await move();
    expect((await checkSite(open())).problems).toEqual([]);
  });
});

it('says which links only a person can change', async () => {
  edit('site.yaml', 'projects: 60+', 'folder: /services');
  edit('pages/index.yaml', "'#inquiry'", "'{facts.folder}/audits'");
  const { left } = await rename('services/audits', 'services/energy-audits');
  expect(left).toEqual([{ file: 'pages/index.yaml', line: 7 }]);
});

it('shortens redirects that led to the page, and turns one round', async () => {
  await rename('team', 'people');
  await rename('people', 'crew');
  expect(open().site?.redirects).toEqual({ '/team': '/crew', '/people': '/crew' });
  writeFileSync(join(folder, 'published-urls.txt'), '/crew 2026-01-01 aa\n');
  await rename('crew', 'team');
  expect(open().site?.redirects).toEqual({ '/crew': '/team', '/people': '/team' });
  writeFileSync(join(folder, 'published-urls.txt'), '/team 2026-01-01 aa\n');
  expect((await checkSite(open())).problems).toEqual([]);
});

it('updates links with a place, and links of the page to itself', async () => {
  edit('pages/index.yaml', "'#inquiry'", "'/team#ada-lindqvist'");
  edit('pages/team.yaml', 'https://profiles.example/ada-lindqvist', '/team#ada-lindqvist');
  await rename('team', 'about/team');
  expect(read('pages/index.yaml')).toContain("href: '/about/team#ada-lindqvist' }");
  expect(read('pages/about/team.yaml')).toContain('href: /about/team#ada-lindqvist }]\n');
  expect((await checkSite(open())).problems).toEqual([]);
});

it('does what is left of a move by hand: links, also those with the domain, and the redirect', async () => {
  writeFileSync(join(folder, 'published-urls.txt'), '/team 2026-01-01 aa\n');
  edit('pages/index.yaml', "'#inquiry'", 'https://www.alder-row.example/team');
  renameSync(join(folder, 'pages/team.yaml'), join(folder, 'pages/people.yaml'));
  const { pages, updated } = await rename('team', 'people');
  expect(pages.map(({ to }) => to.file)).toEqual(['pages/people.yaml']);
  expect(updated.map(({ file }) => file)).toEqual(['site.yaml', 'pages/index.yaml']);
  expect(read('pages/index.yaml')).toContain('https://www.alder-row.example/people');
  expect(open().site?.redirects).toEqual({ '/team': '/people' });
});

it.each([
  ['an unknown page', 'services/audit', 'x', 'Did you mean `/services/audits`?'],
  ['the home page', '/', 'start', 'The address of the home page is always /.'],
  ['an address that is taken', 'team', 'services/audits', '/services/audits already exists'],
  ['a bad name', 'team', 'The Team', 'Did you mean `the-team`?'],
  ['the same name', 'team', 'team', '/team already exists'],
])('refuses %s and changes nothing', async (_, from, to, message) => {
  const before = [read('site.yaml'), open().pageFiles];
  await expect(rename(from, to)).rejects.toThrow(message);
  expect([read('site.yaml'), open().pageFiles]).toEqual(before);
});

it('refuses to pass over a page that cannot be read', async () => {
  edit('pages/index.yaml', 'title:', '\ttitle: [team');
  await expect(rename('team', 'people')).rejects.toThrow(
    /^No file was changed, because of pages\/index.yaml:1: /,
  );
  expect(read('pages/team.yaml')).toContain('Team');
});

it('renames a page whose new address site.yaml names already', async () => {
  edit('site.yaml', 'href: /team }', 'href: /people }');
  await rename('team', 'people');
  const { problems } = await checkSite(open());
  expect(problems).toEqual([]);
});

it('lets the manuals of each language have the pages of the folder where it is now', async () => {
  const manuals = 'manuals: [{ title: Guide, sections: [{ folder: guide }] }]\n';
  const page = 'title: Saw\nblocks: [{ type: hero, title: Saw }]\n';
  for (const file of ['guide.yaml', 'guide/saw.yaml', 'de/guide/saw.yaml']) {
    mkdirSync(join(folder, 'pages', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'pages', file), page);
  }
  edit('site.yaml', 'language: en\n', `language: en\nlanguages: [en, de]\n${manuals}`);
  writeFileSync(join(folder, 'site.de.yaml'), manuals);
  const { updated } = await rename('guide', 'handbook');
  expect(read('site.yaml')).toContain('{ folder: handbook }');
  expect(updated.map(({ file }) => file)).toContain('site.yaml');
  // Translations stay where they are.
  expect(read('site.de.yaml')).toContain('{ folder: guide }');
  await rename('de/guide', 'de/handbuch');
  expect(read('site.de.yaml')).toContain('{ folder: handbuch }');
  expect(read('site.yaml')).toContain('{ folder: handbook }');
});

it('refuses to take the last page of a folder that a manual has', async () => {
  const manuals = 'manuals: [{ title: Guide, sections: [{ folder: services }] }]\n';
  edit('site.yaml', 'language: en\n', `language: en\n${manuals}`);
  await expect(move()).rejects.toThrow('The folder `services` does not exist or has no pages.');
});

it('leaves no redirect for an address that was never published, when a page is renamed back', async () => {
  const before = read('site.yaml');
  await rename('team', 'people');
  const { redirect } = await rename('people', 'team');
  expect(redirect).toBeUndefined();
  expect(read('site.yaml')).toBe(before);
});

it('keeps the redirect where a build has published the address meanwhile', async () => {
  await rename('team', 'people');
  mkdirSync(join(folder, 'dist/people'), { recursive: true });
  writeFileSync(join(folder, 'dist/people/index.html'), '');
  await rename('people', 'team');
  expect(open().site?.redirects).toEqual({ '/people': '/team' });
});
