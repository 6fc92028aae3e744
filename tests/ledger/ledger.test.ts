import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { renamePage } from '../../test-support/content/move-pages.ts';
import { writeLedger } from '../../authoring/ledger/write-ledger.ts';
import { checkSite } from '../../check/check-site.ts';
import { readLedgerFile, withPublished } from '../../check/model/ledger.ts';
import { publishedTexts } from '../../prerender/publish/published-texts.ts';
import { publishedSite } from '../../prerender/publish/published-site.ts';
import { openSite } from '../../check/open-site.ts';
import { layCase } from '../../test-support/content/lay-case.ts';

/* What may happen to a site between one publishing and the next. */

const temporary = mkdtempSync(join(tmpdir(), 'ledger-'));
let folder: string;
let count = 0;

beforeEach(async () => {
  folder = join(temporary, String((count += 1)));
  layCase('good-site', folder);
  await publish('2026-01-01');
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(temporary, { recursive: true }));

const open = () => openSite(folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(join(folder, file), read(file).replace(from, to));
};
const addToSite = (text: string) =>
  writeFileSync(join(folder, 'site.yaml'), read('site.yaml') + text);
const days = () =>
  Object.fromEntries([...readLedgerFile(folder).ledger].map(([route, { day }]) => [route, day]));

async function publish(day: string): Promise<string> {
  const opened = open();
  const { pages } = await checkSite(opened);
  const texts = publishedTexts(publishedSite(opened, pages));
  return writeLedger(folder, opened.ledger, withPublished(opened.ledger, texts, day));
}

/** The errors of the whole site, without what suggests a repair. */
async function errors(): Promise<string[]> {
  const { problems } = await checkSite(open());
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message, id }) => `${file}: ${message} [${id}]`);
}

/** Takes every link to the team page away, so that nothing else is wrong once it is gone. */
function unlinkTeam(): void {
  edit('site.yaml', '{ name: Our team, href: /team }', '{ name: Home, href: / }');
}

test('a page renamed by the command is found at its old address', async () => {
  await renamePage(open(), 'team', 'people');
  expect(await errors()).toEqual([]);
  await publish('2026-02-02');
  expect(days()).toMatchObject({ '/team': '2026-01-01', '/people': '2026-02-02' });
});

test('a page renamed by hand is missed, and the command that is named does what is left', async () => {
  renameSync(join(folder, 'pages/team.yaml'), join(folder, 'pages/our-team.yaml'));
  const { problems } = await checkSite(open());
  const lost = problems.find(({ id }) => id === 'lost-address');
  expect(lost).toMatchObject({ file: 'published-urls.txt', severity: 'error' });
  expect(lost?.message).toContain('/team was published');
  const [, from = '', to = ''] =
    /npm run rename -- (\S+) (\S+)`/.exec(lost?.suggestion ?? '') ?? [];
  expect([from, to]).toEqual(['team', 'our-team']);
  const { updated } = await renamePage(open(), from, to);
  expect(updated.length).toBeGreaterThan(0);
  expect(await errors()).toEqual([]);
  expect(open().site?.redirects).toEqual({ '/team': '/our-team' });
});

test('a page that is deleted is missed until it is said to be gone', async () => {
  unlinkTeam();
  rmSync(join(folder, 'pages/team.yaml'));
  expect(await errors()).toEqual([
    'published-urls.txt: /team was published, but no longer has a page; it was pages/team.yaml. [lost-address]',
  ]);
  addToSite('gone: [/team]\n');
  expect(await errors()).toEqual([]);
});

test('a page that becomes the first of a folder of its name keeps its address', async () => {
  mkdirSync(join(folder, 'pages/team'));
  renameSync(join(folder, 'pages/team.yaml'), join(folder, 'pages/team/index.yaml'));
  expect(await errors()).toEqual([]);
});

test('a file whose name has another case is only told to be renamed', async () => {
  renameSync(join(folder, 'pages/team.yaml'), join(folder, 'pages/Team.yaml'));
  const found = await errors();
  expect(found.join()).toContain('[wrong-route-name]');
  expect(found.join()).not.toContain('[lost-address]');
});

test.each([
  ['/TEAM', 'another case'],
  ['/team.html', 'a file'],
  ['/team.php', 'a program'],
  ['/index.php?page=4', 'a query'],
])('an old address %s, %s, may be redirected, and answers for no other', async (address) => {
  addToSite(`redirects: { '${address}': /services/audits }\n`);
  expect(await errors()).toEqual([]);
  unlinkTeam();
  rmSync(join(folder, 'pages/team.yaml'));
  expect((await errors()).join()).toContain('/team was published');
});

test('an address with a slash at its end is refused, and means the one without', async () => {
  addToSite('gone: [/sale/]\n');
  const { problems } = await checkSite(open());
  expect(problems.map(({ fix }) => fix?.text)).toEqual(['/sale']);
});

test('chains are shortened by --fix, loops are refused', async () => {
  addToSite('redirects:\n  /a: /b\n  /b: /team\n  /c: /d\n  /d: /c\n');
  const { problems } = await checkSite(open());
  expect(problems.map(({ id, fix }) => [id, fix?.text])).toEqual([
    ['broken-link', '/team'],
    ['redirect-loop', undefined],
    ['redirect-loop', undefined],
  ]);
});

test('the day of a page is that of its words: no comment, picture or order of fields changes it', async () => {
  edit('pages/team.yaml', 'blocks:', '# Looked at.\nblocks:');
  edit('pages/index.yaml', "'#inquiry'", '/team');
  expect(await publish('2026-02-02')).toContain('0 new, 0 with changed text');
  expect(new Set(Object.values(days()))).toEqual(new Set(['2026-01-01']));
  edit('pages/team.yaml', 'title:', 'title: Now');
  expect(await publish('2026-02-02')).toContain('1 with changed text');
  expect(days()).toMatchObject({ '/team': '2026-02-02', '/': '2026-01-01' });
});

test('publishing a second time leaves the file alone', async () => {
  const before = read('published-urls.txt');
  await publish('2026-02-02');
  expect(read('published-urls.txt')).toBe(before);
});

const note = (number: number, summary: string): string => `title: Note ${number}
description: What we saw in house number ${number}, and what it has cost its owners to mend that in the end.
entry: { date: 2025-01-0${number}, summary: ${summary} }
blocks: [{ type: hero, title: Note ${number} }, { type: byline }]
`;
const writeNote = (number: number, summary: string): void =>
  writeFileSync(join(folder, `pages/notes/n${number}.yaml`), note(number, summary));

/** A list of three notes, two of them on its first page. */
async function publishNotes(day: string): Promise<void> {
  mkdirSync(join(folder, 'pages/notes'));
  for (const number of [1, 2, 3]) writeNote(number, 'Warm again.');
  writeFileSync(
    join(folder, 'pages/notes.yaml'),
    `title: Notes
description: All that we have written down on roofs and in cellars since the day that we opened the office.
blocks: [{ type: hero, title: Our notebook }, { type: entries, folder: notes, limit: 2 }]
`,
  );
  await publish(day);
}

test('each page of a list changes on the day on which what it shows has changed', async () => {
  await publishNotes('2026-02-02');
  expect(days()).toMatchObject({ '/notes': '2026-02-02', '/notes/page/2': '2026-02-02' });
  writeNote(1, 'Dry again.');
  await publish('2026-03-03');
  expect(days()).toMatchObject({ '/notes': '2026-02-02', '/notes/page/2': '2026-03-03' });
  edit('pages/notes/n3.yaml', 'type: hero, title: Note 3', 'type: hero, title: The last note');
  await publish('2026-04-04');
  expect(days()).toMatchObject({ '/notes': '2026-02-02', '/notes/n3': '2026-04-04' });
});

test('a further page of a list is not missed: it goes with the first', async () => {
  await publishNotes('2026-02-02');
  rmSync(join(folder, 'pages/notes/n1.yaml'));
  addToSite('redirects: { /notes/n1: /notes }\n');
  expect(await errors()).toEqual([]);
});

test('the list of all pages has the day of its titles, and is missed without a search', async () => {
  addToSite('search: true\n');
  await publish('2026-02-02');
  edit('pages/team.yaml', 'description: ', 'description: Now, ');
  await publish('2026-03-03');
  expect(days()).toMatchObject({ '/search': '2026-02-02', '/team': '2026-03-03' });
  edit('pages/team.yaml', 'title:', 'title: Now');
  await publish('2026-04-04');
  expect(days()).toMatchObject({ '/search': '2026-04-04', '/team': '2026-04-04' });
  edit('site.yaml', 'search: true\n', '');
  expect((await errors()).join()).toContain('/search was published, but no longer exists');
});
