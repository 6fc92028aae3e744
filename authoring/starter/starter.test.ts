import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { type Answers, readAnswers } from './answers.ts';
import { starterLanguages } from './starter-languages.ts';
import { inTheWay } from './in-the-way.ts';
import { siteManifest } from './site-manifest.ts';
import { starterFiles } from './starter-files.ts';
import { readTemplate, templateNames } from './templates.ts';
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

const EMAIL: unknown = expect.stringMatching(/@alder-row\.example$/);

const ALDER: Answers = {
  name: 'Alder Row',
  language: 'en',
  template: 'service',
  url: 'https://www.alder-row.example',
};

const EVERY = templateNames().flatMap((template) =>
  starterLanguages().map((language): Answers => ({ ...ALDER, language, template })),
);

/** Pages that the law asks for, in each language. */
const LEGAL: Record<string, string[]> = {
  de: ['/impressum', '/datenschutz'],
  en: ['/legal', '/privacy'],
};

describe('a new site', () => {
  it.each([
    ...EVERY,
    { ...ALDER, language: 'en-GB', name: 'A' },
    // What YAML reads as something else, and a name longer than a logo may be wide.
    { ...ALDER, language: 'de-AT', name: 'Müller & Söhne: "Werkstatt", Nord, für alles Übrige' },
  ])('$language $template passes the check without a warning: $name', async (answers) => {
    const { name, language, template, url } = answers;
    const folder = write(`${language}-${template}-${name.length}`, answers);
    const opened = openSite(folder);
    const { problems, pages } = await checkSite(opened);
    expect(problems).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(7);
    expect(opened.site).toMatchObject({ name, language, url, email: EMAIL });
    expect(opened.forms).toHaveLength(1);
    expect(opened.forms[0]?.form).toMatchObject({ deliver: [{ address: opened.site?.email }] });
  });

  it.each(EVERY)(
    '$language $template has the pages that the law asks for, and consent in its form',
    (answers) => {
      const { site, forms } = openSite(
        write(`law-${answers.language}-${answers.template}`, answers),
      );
      const legal = LEGAL[answers.language] ?? [];
      const linked = site?.footer.links.items.map(({ href }) => href);
      expect(linked).toEqual(expect.arrayContaining(legal));
      const [consent] = forms[0]?.form?.fields.filter(({ type }) => type === 'consent') ?? [];
      expect(consent).toMatchObject({
        required: true,
        label: expect.stringContaining(legal[1] ?? 'a page'),
      });
    },
  );

  it.each(EVERY)('$language $template has no drawing that it does not show', (answers) => {
    const files = starterFiles(answers);
    const texts = [...files].filter(([file]) => file.endsWith('.yaml')).map(([, text]) => text);
    const drawings = [...files.keys()].filter((file) => file.startsWith('media/'));
    expect(drawings.length).toBeGreaterThan(4);
    for (const drawing of drawings)
      expect(texts.join('\n'), drawing).toContain(drawing.replace('media/', ''));
  });

  it.each(templateNames())(
    '%s has as many pages, forms and drawings in every language',
    (template) => {
      const sizes = starterLanguages().map((language) => {
        const names = [...starterFiles({ ...ALDER, language, template }).keys()];
        return ['pages/', 'forms/', 'media/'].map(
          (folder) => names.filter((name) => name.startsWith(folder)).length,
        );
      });
      expect(sizes.length).toBeGreaterThan(1);
      for (const size of sizes) expect(size).toEqual(sizes[0]);
    },
  );

  it('keeps the comments that explain its files', () => {
    const files = starterFiles(ALDER);
    expect(files.get('site.yaml')).toContain('# The address of the site');
    expect(files.get('.gitignore')).toContain('.data/');
    expect(files.get('.github/workflows/check.yml')).toContain('check --format github');
  });

  it('has the colors of the brand, without those of the template beside them', () => {
    const colors = { accent: '#d6001c', ink: '#1b2a41', second: '#ffb000' };
    const files = starterFiles(ALDER, { colors });
    const site = files.get('site.yaml') ?? '';
    const [, theme = ''] = /theme:\n(.*?)\n\n/s.exec(site) ?? [];
    expect(theme.match(/#[\da-f]{6}/g)).toEqual(Object.values(colors));
    expect(files.get('media/mark.svg')).toContain('#d6001c');
  });

  it.each([
    ['#d6001c', '#ffffff'],
    ['#ffd500', '#1b2a41'],
  ])('has a mark on %s that is drawn in %s', (accent, stroke) => {
    const files = starterFiles(ALDER, { colors: { accent, ink: '#1b2a41', second: '#ffb000' } });
    expect(files.get('media/mark.svg')).toContain(`stroke="${stroke}"`);
    expect(files.get('media/logo.svg')).toContain(`stroke="${stroke}"`);
  });

  it('shows a logo of its own in place of the drawn one', () => {
    const colors = { accent: '#d6001c', ink: '#1b2a41', second: '#ffb000' };
    const files = starterFiles(ALDER, { logo: { path: '/a/Our logo.PNG', width: 90, colors } });
    expect(files.has('media/logo.svg')).toBe(false);
    expect(files.get('site.yaml')).toContain('logo: { src: logo.png, width: 90 }');
    const onDark = Buffer.from('png');
    const both = starterFiles(ALDER, { logo: { path: 'logo.svg', width: 90, colors, onDark } });
    expect(both.get('site.yaml')).toContain('onDark: logo-on-dark.png');
  });
});

describe('its template', () => {
  it.each([
    ['shop', 'shop'],
    [' Bakery ', 'shop'],
    ['VEREIN', 'association'],
    ['clinic', 'practice'],
  ])('is known as %j', (words, template) => {
    expect(readTemplate(words)).toBe(template);
  });

  it('is guessed where it is misspelt', () => {
    expect(() => readTemplate('resturant')).toThrow(
      /^There is no template `resturant`\. Write service \(service firm\), .*\. Did you mean `restaurant`\?$/,
    );
  });
});

describe('its answers', () => {
  it('are taken as people type them', () => {
    const given = { name: '  Alder   Row ', language: 'en', template: 'firm' };
    expect(readAnswers({ ...given, url: 'www.alder-row.example/' })).toEqual(ALDER);
    expect(readAnswers(given)).toEqual(ALDER);
  });

  it.each([
    [{ name: ' ' }, 'A site needs a name.'],
    [{ name: 'Alder {Row}' }, 'The name of a site cannot contain {.'],
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
