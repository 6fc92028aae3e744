import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '../../open-site.ts';

const goodSite = join(import.meta.dirname, '../../../tests/bad-content/good-site');
const main = readFileSync(join(goodSite, 'site.yaml'), 'utf8');
const PAGE = 'title: A\nblocks:\n  - { type: hero, title: A }\n';

const WORDS = `navigation: [{ name: Start, href: HOME }]
locations: [{ title: Alderton, address: [1 Mill Lane], phone: +44 1234 567890 }]
footer: { text: 'Seit {facts.years} Jahren.', links: { title: Wege, items: [{ name: Start, href: HOME }] }, social: [], legal: x }
closing: { title: Fragen?, text: Gern., action: { label: Mail, href: 'mailto:{email}' }, picture: { src: landscape.svg } }
notFound: { title: Fort, text: Weg., action: { label: Start, href: HOME }, picture: { src: landscape.svg } }
error: { text: Neu laden., picture: { src: landscape.svg } }
`;

/** The messages about a site in a second language, and its name there if it is without errors. */
function found(words: string | undefined, { language = 'de', pages = {} } = {}) {
  const file = `site.${language}.yaml`;
  const unsaved = new Map<string, string | undefined>([
    ['site.yaml', `${main}languages: [en, ${language}]\n`],
    [file, words?.replaceAll('HOME', `/${language}`)],
    ...Object.keys(pages).map((route) => [`pages${route}.yaml`, PAGE] as const),
  ]);
  const { problems, localSites } = openSite(goodSite, { unsaved });
  return {
    problems: problems.map(({ id, line, message, suggestion }) => [id, line, message, suggestion]),
    site: localSites.get(language),
  };
}

test('a site says what it says in words once in each language, and the rest once', () => {
  const { problems, site } = found(`${WORDS}name: Erle & Reihe\n`);
  expect(problems).toEqual([]);
  expect([site?.name, site?.language, site?.footer.text, site?.email]).toEqual([
    'Erle & Reihe',
    'de',
    'Seit 12 Jahren.',
    'hello@alder-row.example',
  ]);
});

test('a language may have fonts of its own; what it does not name is that of the site', () => {
  const fonts = 'theme: { fonts: { text: { files: [fonts/ja.woff2] } } }\n';
  const { problems, site } = found(`${WORDS}${fonts}`);
  // The good site has no such file.
  expect(problems.map(([id, , message]) => [id, message])).toEqual([
    ['missing-media', 'There is no font media/fonts/ja.woff2.'],
  ]);
  expect(site).toBe(undefined);
  const inMain = `${main}theme: { shape: round, fonts: { display: { files: [d.woff2] } } }\n`;
  const read = openSite(goodSite, {
    unsaved: new Map([
      ['site.yaml', `${inMain}languages: [en, de]\n`],
      ['site.de.yaml', `${WORDS.replaceAll('HOME', '/de')}${fonts}`],
      ['media/d.woff2', ''],
      ['media/fonts/ja.woff2', ''],
    ]),
  });
  const theme = read.localSites.get('de')?.theme;
  expect([theme?.shape, theme?.fonts.display?.files, theme?.fonts.text?.files]).toEqual([
    'round',
    ['d.woff2'],
    ['fonts/ja.woff2'],
  ]);
  expect(read.site?.theme.fonts.text).toBe(undefined);
});

test('what is not said stands in the main language, with a warning', () => {
  const { problems, site } = found(WORDS.split('\n').slice(2).join('\n'));
  expect(problems).toEqual([
    [
      'untranslated',
      1,
      'This file does not translate `navigation`, `locations`, so visitors see the text of site.yaml, in en.',
      'Translate it here.',
    ],
  ]);
  expect(site?.navigation[0]?.name).toBe('Home');
  expect(found(undefined).problems.map(([id]) => id)).toEqual(['untranslated']);
});

test('in a language that the engine does not speak its words are missed', () => {
  const { problems, site } = found(WORDS, { language: 'sv' });
  expect(problems.map(([id, line]) => [id, line])).toEqual([['missing-messages', 1]]);
  expect(site).toBe(undefined);
});

test('each address of a translation is that of a page, and of an original', () => {
  const pages = { '/de/mannschaft': '', '/de/team': '', '/de/audits': '' };
  const said = (lines: string[]) => found([...lines, WORDS].join('\n'), { pages });
  expect(said(['translations:', '  /de/mannschaf: /team']).problems).toEqual([
    [
      'broken-link',
      2,
      'There is no page in de at /de/mannschaf.',
      'Did you mean `/de/mannschaft`?',
    ],
  ]);
  expect(said(['translations:', '  /team: /team']).problems[0]?.slice(2)).toEqual([
    'There is no page in de at /team.',
    'Did you mean `/team`?',
  ]);
  expect(said(['translations:', '  /de/audits: /service/audits']).problems).toEqual([
    [
      'broken-link',
      2,
      'There is no page in en at /service/audits.',
      'Did you mean `/services/audits`?',
    ],
  ]);
  expect(said(['translations:', '  /de/mannschaft: /team']).problems).toEqual([
    [
      'duplicate-route',
      2,
      '/team has two translations in de: /de/mannschaft and /de/team, which has the same name.',
      'Delete or rename one of them.',
    ],
  ]);
  const fine = said(['translations:', '  /de/audits: /services/audits', '  /de/team: /team']);
  expect(fine.problems).toEqual([]);
  expect(fine.site?.language).toBe('de');
});
