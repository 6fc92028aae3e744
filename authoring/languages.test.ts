import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSite } from '../check/open-site.ts';
import { checkSite } from '../check/check-site.ts';
import { acceptTranslations } from './accept-translations.ts';
import { newPage } from './new-page.ts';
import { renamePage } from '../test-support/content/move-pages.ts';

/* A site in English and German: its pages stay pairs, whatever is renamed. */

const example = resolve(import.meta.dirname, '../tests/bad-content/good-site');
let folder: string;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const open = () => openSite(folder);
function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A page without a picture. @param more lines before its blocks */
const page = (title: string, more = '', href = '/') =>
  `title: ${title}\n${more}blocks:\n  - type: hero\n    title: ${title}\n    action: { label: Weiter, href: ${href} }\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  cpSync(example, folder, { recursive: true });
  write(
    'site.yaml',
    read('site.yaml').replace('language: en', 'language: en\nlanguages: [en, de]'),
  );
  write(
    'site.de.yaml',
    'navigation: [{ name: Wir, href: /de/mannschaft }]\ntranslations: { /de/mannschaft: /team }\n',
  );
  write('pages/de/index.yaml', page('Wärmere Häuser', '', '/de/services/audits'));
  write('pages/de/mannschaft.yaml', page('Mannschaft'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Which addresses are the same page. */
const pairs = () => open().context.languages.pages;
const errors = async () =>
  (await checkSite(open())).problems.filter(({ severity }) => severity === 'error');

it('a renamed original keeps its translation of another name', async () => {
  await renamePage(open(), 'team', 'people');
  expect(read('site.de.yaml')).toContain('translations: { /de/mannschaft: /people }');
  expect(pairs()['/people']).toEqual({ en: '/people', de: '/de/mannschaft' });
  expect(await errors()).toEqual([]);
});

it('a renamed original keeps its translation of the same name, at the address that it has', async () => {
  write('pages/de/services/audits.yaml', page('Prüfungen'));
  await renamePage(open(), 'services/audits', 'services/checks');
  expect(read('site.de.yaml')).toContain('/de/services/audits: /services/checks');
  expect(pairs()['/services/checks']).toMatchObject({ de: '/de/services/audits' });
  expect(read('pages/de/index.yaml')).toContain('href: /de/services/audits');
  expect(await errors()).toEqual([]);
});

it('links to an original that stands in follow it, and visitors are redirected', async () => {
  const { updated } = await renamePage(open(), 'services/audits', 'checks');
  expect(read('pages/de/index.yaml')).toContain('href: /de/checks');
  expect(updated).toContainEqual({ file: 'pages/de/index.yaml', line: 5 });
  expect(read('site.yaml')).toMatch(
    /\/de\/services\/audits: \/de\/checks\n\s+\/services\/audits: \/checks\n/,
  );
  expect(await errors()).toEqual([]);
});

it('a renamed translation stays one, with all links to it', async () => {
  await renamePage(open(), 'de/mannschaft', 'de/leute');
  expect(read('site.de.yaml')).toBe(
    'navigation: [{ name: Wir, href: /de/leute }]\ntranslations: { /de/leute: /team }\n',
  );
  write('pages/de/services/audits.yaml', page('Prüfungen'));
  await renamePage(open(), 'de/services/audits', 'de/pruefungen');
  expect(pairs()['/services/audits']).toMatchObject({ de: '/de/pruefungen' });
  expect(await errors()).toEqual([]);
});

it('where there is no file of the language yet, one is written', async () => {
  write('pages/de/team.yaml', page('Mannschaft'));
  for (const file of ['site.de.yaml', 'pages/de/mannschaft.yaml']) rmSync(join(folder, file));
  await renamePage(open(), 'team', 'people');
  expect(read('site.de.yaml')).toMatch(/^# .+\ntranslations:\n {2}\/de\/team: \/people\n$/);
  expect(await errors()).toEqual([]);
});

it('translations are accepted by one command, and outdated by other words alone', async () => {
  write('pages/index.yaml', read('pages/index.yaml').replace("'#inquiry'", '/services/audits'));
  write('forms/inquiry.de.yaml', 'title: Fragen Sie uns\nfields: {}\n');
  expect(await outdated()).toEqual([
    'forms/inquiry.de.yaml',
    'pages/de/index.yaml',
    'pages/de/mannschaft.yaml',
  ]);
  expect(await acceptTranslations(open(), ['de'])).toHaveLength(3);
  expect(read('pages/de/mannschaft.yaml')).toMatch(/^translatedFrom: '?[0-9a-f]{8}'?\nblocks:/m);
  expect(await outdated()).toEqual([]);
  expect(await acceptTranslations(open(), ['de'])).toEqual([]);

  await renamePage(open(), 'services/audits', 'checks');
  write('pages/team.yaml', `# Who we are.\n${read('pages/team.yaml')}`);
  expect(await outdated()).toEqual([]);

  write('pages/index.yaml', read('pages/index.yaml').replaceAll('Warm rooms', 'Warmer rooms'));
  write('pages/team.yaml', read('pages/team.yaml').replace('Founder', 'Director'));
  expect(await outdated()).toEqual(['pages/de/index.yaml', 'pages/de/mannschaft.yaml']);
  await acceptTranslations(open(), ['pages/de/mannschaft.yaml']);
  expect(await outdated()).toEqual(['pages/de/index.yaml']);
  await acceptTranslations(open(), ['pages/de/']);
  expect(await outdated()).toEqual([]);
});

it('what is not a translation is not accepted as one', async () => {
  for (const name of ['fr', 'pages/team.yaml', 'pages/de/team.yaml'])
    await expect(acceptTranslations(open(), [name])).rejects.toThrow(
      `${name} is not a translation of this site.`,
    );
});

async function outdated(): Promise<string[]> {
  const { problems } = await checkSite(open());
  return problems.filter(({ id }) => id === 'outdated-translation').map(({ file }) => file);
}

it('a page does not leave its language', async () => {
  await expect(renamePage(open(), 'team', 'de/team')).rejects.toThrow(
    '/team is in en, but /de/team would be in another language.',
  );
  await expect(renamePage(open(), 'de/services/audits', 'de/x')).rejects.toThrow(
    'There is no page /de/services/audits.',
  );
});

it('a new page in another language is in its words and refers to its original', async () => {
  const opened = open();
  const made = await newPage(opened, { page: 'de/services/audits', kind: 'service' });
  expect(made.kind.language).toBe('de');
  expect(made.text).toMatch(/^# yaml.*\ntranslatedFrom: '[0-9a-f]{8}'\n/);
  expect(pairs()['/services/audits']).toMatchObject({ de: '/de/services/audits' });
  expect(await outdated()).not.toContain('pages/de/services/audits.yaml');
  expect(await errors()).toEqual([]);
  const own = await newPage(open(), { page: 'de/nur-hier', kind: 'service' });
  expect(own.text).not.toContain('translatedFrom');
});

it('puts a new page into the navigation of its language', async () => {
  const dropdownItems = '[{ name: Wir, href: /de/mannschaft }]';
  write('site.de.yaml', `navigation:\n  - name: Mehr\n    dropdownItems: ${dropdownItems}\n`);
  const before = read('site.yaml');
  const { menu } = await newPage(open(), { page: 'de/dach', kind: 'service', menu: 'Mehr' });
  expect(menu).toMatchObject({ file: 'site.de.yaml', line: 3 });
  expect(read('site.de.yaml')).toContain('{ name: Dach, href: /de/dach }');
  expect(read('site.yaml')).toBe(before);
});
