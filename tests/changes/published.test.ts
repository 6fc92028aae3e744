import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedPictures } from '../../api/changed-pictures.ts';
import { changesOf, readStates } from '../../api/changes.ts';
import { printHtml } from '../../authoring/changes/report/print-html.ts';
import { printMarkdown } from '../../authoring/changes/report/print-markdown.ts';
import { reportDocument } from '../../authoring/changes/report/report-document.ts';
import { englishWords } from '../../authoring/changes/report/report-words.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';

/* A report for people outside: nothing in it tells of a page that they cannot find, in words or in pictures. */

const GOOD = join(import.meta.dirname, '../bad-content/good-site');
const folder = mkdtempSync(join(tmpdir(), 'changes-published-'));

/** In every name, address and text of a draft. */
const SECRET = /secret/i;

/** What an entry of a page that all find says about a page that they do not. */
const ENTRY =
  '      - { icon: house, title: Secret roofs, text: Secret until May., href: /secret-roofs }\n';

const LINKS = `  - type: link-grid
    heading: Where to go on
    items:
      - { icon: house, title: The team, text: Who comes to you., href: /team }
`;

afterAll(() => rmSync(folder, { recursive: true }));

function site(name: string): string {
  const to = join(folder, name);
  cpSync(GOOD, to, { recursive: true, filter: (path) => !path.includes('.cache') });
  edit(to, 'pages/services/audits.yaml', '  - type: card-grid\n', `${LINKS}  - type: card-grid\n`);
  return to;
}

function write(to: string, file: string, text: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), text);
}

function edit(to: string, file: string, from: string, by: string): void {
  const text = readFileSync(join(to, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(to, file), text.replace(from, by));
}

/** Pages that visitors do not find yet or no longer, and all that can lead to them. */
function addDrafts(to: string, word: string): void {
  const page = (title: string, first: string) =>
    `${first}\ntitle: ${title}\ndescription: The ${word} page that nobody may read before it is ready, with secret words.\nblocks:\n  - type: hero\n    title: ${title} ${word}\n    picture: { src: secret.svg }\n`;
  write(to, 'pages/secret-roofs.yaml', page('Secret roofs', 'draft: true'));
  write(to, 'pages/secret-news.yaml', page('Secret news', "publishAt: '2999-05-09T08:00Z'"));
  write(to, 'pages/secret-offer.yaml', page('Secret offer', "unpublishAt: '2020-05-09T08:00Z'"));
  write(
    to,
    'media/secret.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle r="${word.length}"/></svg>`,
  );
  edit(
    to,
    'site.yaml',
    "facts: { years: '12'",
    `redirects: { /old-${word}: /secret-news }\nfacts: { secretPrice: '${word}', years: '12'`,
  );
  edit(
    to,
    'site.yaml',
    '  - { name: Home, href: / }\n  - name: Services',
    `  - { name: Home, href: / }\n  - { name: Secret ${word}, href: /secret-news }\n  - name: Services`,
  );
  edit(to, 'pages/services/audits.yaml', '    items:\n', `    items:\n${ENTRY}`);
}

/** Two states that differ in drafts, and in one text that all find, in the block with the entry that leads to a draft. */
function laySites(name: string): { before: string; after: string } {
  const [before, after] = [site(`${name}-before`), site(`${name}-after`)];
  addDrafts(before, 'first');
  addDrafts(after, 'second');
  edit(after, 'pages/services/audits.yaml', 'Where to go on', 'Where to look');
  return { before, after };
}

async function report(sites: { before: string; after: string }, published = true) {
  const folders = {
    before: { folder: sites.before, label: 'before' },
    after: { folder: sites.after },
  };
  const states = await readStates(folders, { published });
  return { states, changes: changesOf(states, folders) };
}

test('words: nothing of a draft, of a page of tomorrow or of yesterday, or of what leads there', async () => {
  const sites = laySites('words');
  const { changes } = await report(sites);
  const [found, ...others] = changes.pages;
  expect(others).toEqual([]);
  expect(found?.changes.map(({ path }) => path)).toEqual(['/blocks/1/heading']);
  const words = englishWords();
  const html = printHtml(reportDocument(changes, words, 600), { words, language: 'en' });
  for (const text of [html, printMarkdown(changes, words), JSON.stringify(changes)])
    expect(text).not.toMatch(SECRET);
  // Without --published they are there.
  const all = await report(sites, false);
  expect(JSON.stringify(all.changes)).toMatch(SECRET);
});

test('words: a draft that cannot be read is not named, and what the check says of a link to one is not told', async () => {
  const [before, after] = [site('problems-before'), site('problems-after')];
  addDrafts(before, 'first');
  addDrafts(after, 'first');
  edit(after, 'pages/secret-roofs.yaml', 'title:', 'title: [');
  edit(
    after,
    'pages/team.yaml',
    '[Ada still climbs every roof herself.]',
    "['See [it](/secret-news).']",
  );
  const { changes } = await report({ before, after });
  expect(changes.unreadable).toEqual([]);
  expect(changes.meaning.made.map(({ message }) => message)).toEqual([]);
});

beforeAll(async () => {
  process.env['CHROMIUM_PATH'] = await findChromium();
});

test('pictures: as of a site without these pages, in the blocks that are left', async () => {
  const sites = laySites('pictures');
  const plain = { before: site('plain-before'), after: site('plain-after') };
  edit(plain.after, 'pages/services/audits.yaml', 'Where to go on', 'Where to look');
  for (const each of [sites.after, plain.after])
    edit(each, 'site.yaml', 'embeds:', "theme: { colors: { accent: '#204f8f' } }\nembeds:");
  const picture = async (of: typeof sites) => {
    const { states, changes } = await report(of);
    return changedPictures(changes, states);
  };
  const [shown, wanted] = [await picture(sites), await picture(plain)];
  expect([...shown.keys()].toSorted()).toEqual(['/', '/services/audits', '/team']);
  expect(shown).toEqual(wanted);
}, 240_000);
