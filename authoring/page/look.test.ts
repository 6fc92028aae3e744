import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeType, listPages, listTypes, readPage } from './look.ts';

const SITE = join(import.meta.dirname, '../../tests/bad-content/good-site');

it('lists pages with their titles and the types of their blocks', () => {
  expect(listPages(SITE)).toContainEqual({
    address: '/team',
    file: 'pages/team.yaml',
    title: 'Team',
    blocks: ['hero', 'team'],
  });
});

it('reads a page as people name it, and says what was meant where there is none', () => {
  expect(readPage(SITE, 'team')).toMatchObject({
    file: 'pages/team.yaml',
    data: { title: 'Team' },
  });
  expect(() => readPage(SITE, '/tean')).toThrow('There is no page /tean. Did you mean `/team`?');
});

it('reads the page of a folder, and lists titles as visitors read them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SITE, folder, { recursive: true });
  const file = 'pages/about-us/index.yaml';
  mkdirSync(join(folder, 'pages/about-us'));
  writeFileSync(join(folder, file), 'title: About {name}\nblocks: []\n');
  for (const words of ['/about-us', 'about-us', 'about-us/', file])
    expect(readPage(folder, words).file).toBe(file);
  expect(listPages(folder)).toContainEqual(
    expect.objectContaining({ address: '/about-us', title: 'About Alder Row' }),
  );
});

it('reads forms and site.yaml by their files', () => {
  expect(readPage(SITE, 'site.yaml')).toMatchObject({
    file: 'site.yaml',
    data: { language: 'en' },
  });
  expect(readPage(SITE, 'forms/inquiry.yaml').file).toBe('forms/inquiry.yaml');
  expect(readPage(SITE, 'pages/services/audits.yaml').file).toBe('pages/services/audits.yaml');
  expect(() => readPage(SITE, '/zzzzzzzz')).toThrow(/^There is no page \/zzzzzzzz\.$/);
});

it('lists a page that cannot be read, or says nothing, by its address alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SITE, folder, { recursive: true });
  writeFileSync(join(folder, 'pages/team.yaml'), 'title: [\n');
  writeFileSync(join(folder, 'pages/odd.yaml'), 'title: 7\nblocks: [hero]\n');
  expect(listPages(folder).slice(1)).toEqual([
    { address: '/odd', file: 'pages/odd.yaml', title: '', blocks: [''] },
    expect.objectContaining({ address: '/services/audits' }),
    { address: '/team', file: 'pages/team.yaml', title: '', blocks: [] },
  ]);
  expect(readPage(folder, 'team')).toMatchObject({ content: 'title: [\n', data: undefined });
});

it('lists pages in the order of their addresses', () => {
  expect(listPages(SITE).map(({ address }) => address)).toEqual(['/', '/services/audits', '/team']);
});

it('explains a type with the pieces that its fields are, and says what was meant', () => {
  const { name, fields, pieces } = describeType(SITE, 'team');
  expect(name).toBe('team');
  expect(fields.flatMap(({ piece }) => piece ?? [])).toEqual([
    'ground',
    'slug',
    'picture',
    'icon-link',
    'behind',
  ]);
  // Those of a link with an icon are named by it alone.
  const names = ['behind', 'ground', 'icon', 'icon-link', 'link', 'picture', 'slug'];
  expect(pieces.map((piece) => piece.name)).toEqual(names);
  expect(() => describeType(SITE, 'teem')).toThrow(
    'There is no block type `teem`. Did you mean `team`?',
  );
  expect(() => describeType(SITE, 'zzzzzzzzzzzz')).toThrow(/The types are .*hero, .*team/);
});

/** Which of the fields of every block are told of a type. */
const told = (type: string) =>
  describeType(SITE, type)
    .fields.map(({ path }) => path)
    .filter((path) => ['id', 'from', 'until', 'behind'].includes(path));

it('tells the fields of every block that a type may have', () => {
  expect(told('logo-row')).toEqual(['id', 'from', 'until']);
  expect(told('entries')).toEqual(['id', 'from', 'until', 'behind']);
});

it('explains site.yaml, pages and forms, with the pieces that their fields are', () => {
  expect(listTypes(SITE).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hero', 'site.yaml', 'pages', 'forms']),
  );
  const site = describeType(SITE, 'site.yaml');
  expect(site.fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['header.action', 'business', 'theme']),
  );
  const theme = site.pieces.find(({ name }) => name === 'theme');
  expect(theme?.fields.map(({ path }) => path)).toContain('ornament');
  const event = describeType(SITE, 'pages').pieces.find(({ name }) => name === 'entry-event');
  expect(event?.fields.map(({ path }) => path)).toContain('tickets');
  // The block of that name is another thing.
  expect(describeType(SITE, 'form')).toHaveProperty('example');
  expect(describeType(SITE, 'forms').fields.map(({ path }) => path)).toContain('fields');
});

it('says that a folder is missing', () => {
  expect(() => describeType('/nowhere', 'team')).toThrow('There is no folder /nowhere.');
});
