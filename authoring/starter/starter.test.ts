import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { type Answers, readAnswers, usualAnswers } from './answers.ts';
import { starterLanguages } from './starter-languages.ts';
import { inTheWay } from './in-the-way.ts';
import { siteManifest } from './site-manifest.ts';
import { starterFiles } from './starter-files.ts';
import { drawWordmark } from './wordmark.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'starter-'));

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function write(name: string, answers: Answers): string {
  const folder = join(FOLDER, name);
  for (const [file, text] of starterFiles(readAnswers(answers))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const ALDER = { name: 'Alder Row', language: 'en', url: 'https://www.alder-row.example' };

describe('a new site', () => {
  it.each([
    ...starterLanguages().map((language) => ({ ...ALDER, language })),
    { ...ALDER, language: 'en-GB', name: 'A' },
    // What YAML reads as something else, and a name longer than a logo may be wide.
    { ...ALDER, language: 'de-AT', name: 'Müller & Söhne: "Werkstatt", Nord, für alles Übrige' },
  ])('$language passes the check without a warning: $name', async (answers) => {
    const folder = write(`${answers.language}-${answers.name.length}`, answers);
    const opened = openSite(folder);
    const { problems, pages } = await checkSite(opened);
    expect(problems).toEqual([]);
    expect(pages).toHaveLength(6);
    expect(opened.site).toMatchObject({
      ...answers,
      email: expect.stringMatching(/@alder-row\.example$/),
    });
    expect(opened.forms[0]?.form).toMatchObject({ deliver: [{ address: opened.site?.email }] });
  });

  it.each([
    ['de', '/impressum', '/datenschutz'],
    ['en', '/legal', '/privacy'],
  ])('in %s has the pages that the law asks for, and consent in its form', (language, ...pages) => {
    const { site, forms } = openSite(write(`law-${language}`, { ...ALDER, language }));
    const linked = site?.footer.links.items.map(({ href }) => href);
    expect(linked).toEqual(expect.arrayContaining(pages));
    const [consent] = forms[0]?.form?.fields.filter(({ type }) => type === 'consent') ?? [];
    expect(consent).toMatchObject({
      required: true,
      label: expect.stringContaining(pages[1] ?? ''),
    });
  });

  it('keeps the comments that explain its files', () => {
    const files = starterFiles(ALDER);
    expect(files.get('site.yaml')).toContain('# Where the site is published');
    expect(files.get('.gitignore')).toContain('.data/');
    expect(files.get('.github/workflows/check.yml')).toContain('check --format github');
  });
});

describe('its answers', () => {
  it('are taken as people type them', () => {
    const typed = { name: '  Alder   Row ', language: 'en', url: 'www.alder-row.example/' };
    expect(readAnswers(typed)).toEqual(ALDER);
    expect(usualAnswers('alder_row')).toEqual({ ...ALDER, name: 'Alder row' });
  });

  it.each([
    ['', 'Website', 'website'],
    ['--', 'Website', 'website'],
    ['ältere-häuser_2', 'Ältere häuser 2', 'ltere-h-user-2'],
    ['мост', 'Мост', 'site'],
  ])('in a folder %j the usual ones are %j and %s', (folder, name, host) => {
    const url = `https://www.${host}.example`;
    expect(usualAnswers(folder)).toEqual({ name, language: 'en', url });
  });

  it.each([
    [{ name: ' ' }, 'A site needs a name.'],
    [{ name: 'Alder {Row}' }, 'The name of a site cannot hold {.'],
    [{ language: 'fr' }, 'There is no starter in `fr`.'],
    [{ url: 'http://alder-row.example' }, 'http://alder-row.example cannot be the url of a site.'],
    [{ url: 'https://alder row' }, 'https://alder row cannot be the url of a site.'],
    [{ url: 'https://a:b:c' }, 'https://a:b:c is not the address of a site.'],
  ])('%j are refused with a sentence', (wrong, sentence) => {
    expect(() => readAnswers({ ...ALDER, ...wrong })).toThrow(sentence);
  });
});

it('names what is in the way of a new site, and nothing that installing the engine leaves', () => {
  const folder = join(FOLDER, 'full');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(inTheWay(folder)).toEqual([]);
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(inTheWay(folder)).toEqual(['notes.txt', 'pages']);
  expect(inTheWay(join(FOLDER, 'nowhere'))).toEqual([]);
});

it('gives the package.json a script for every command and leaves what stands there', () => {
  const engine = { name: 'engine', version: '1.2.3', commands: ['check', 'dev'] };
  const scripts = { check: 'engine check', dev: 'engine dev' };
  expect(siteManifest(undefined, 'Alder Row', engine)).toEqual({
    name: 'alder-row',
    private: true,
    scripts,
    dependencies: { engine: '1.2.3' },
  });
  const before = {
    name: 'own',
    dependencies: { engine: 'file:../engine.tgz' },
    scripts: { lint: 'x' },
  };
  expect(siteManifest(before, 'Alder Row', engine)).toEqual({
    ...before,
    private: true,
    scripts: { lint: 'x', ...scripts },
  });
  const devDependencies = { engine: '1.0.0' };
  expect(siteManifest({ devDependencies }, '_', engine)).toEqual({
    name: 'website',
    private: true,
    devDependencies,
    scripts,
  });
  const others = { react: '1' };
  expect(siteManifest({ dependencies: others }, '_', engine)['dependencies']).toEqual({
    react: '1',
    engine: '1.2.3',
  });
});

it('draws the name beside the mark into a drawing that can be read and fits it', () => {
  expect(drawWordmark('A & <B>', '<svg viewBox="0 0 40 40"><path d="M0 0"/></svg>\n')).toEqual({
    drawing:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 139 40"><g id="art"><path d="M0 0"/>' +
      '<text x="52" y="27.5" textLength="85" lengthAdjust="spacingAndGlyphs" ' +
      'font-family="Display, Text, system-ui, sans-serif" font-size="21" font-weight="650" ' +
      'fill="currentColor">A &amp; &lt;B></text></g></svg>\n',
    width: 139,
  });
});

it.each([
  ['nnnnnnnnnn', 172],
  ['iiiiiiiiii', 113],
  ['ffffffffff', 130],
  ['HHHHHHHHHH', 195],
  ['mmmmmmmmmm', 235],
])('leaves %s the room that such letters take', (name, width) => {
  expect(drawWordmark(name, '').width).toBe(width);
});
