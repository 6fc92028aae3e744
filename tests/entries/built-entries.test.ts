import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildQuietly } from '../../test-support/commands/build-quietly.ts';
import { layCase } from '../../test-support/content/lay-case.ts';

/*
 * One site with notes, built again after each change. Each test goes on from the build before, as a site does whose
 * authors write.
 */
const temporary = mkdtempSync(join(tmpdir(), 'built-entries-'));
const site = join(temporary, 'site');
const dist = join(site, 'dist');

const LIST = `title: Notes
description: All that we have written down on roofs and in cellars since the day that we opened the office.
blocks:
  - { type: hero, title: Our notebook }
  - { type: entries, folder: notes, limit: 2 }
`;

function note(number: number, tags: string, related = ''): string {
  return `title: Note ${number} & more
description: What we saw in house number ${number}, and what it has cost its owners to mend that in the end.
entry:
  date: 2025-0${number}-0${number}
  summary: House ${number} at 4 < 5 & "by the river"
  author: Ada Lindqvist
  tags: [${tags}]
blocks:
  - { type: hero, title: Note ${number} }
  - { type: byline }
${related}`;
}

const RELATED = '  - { type: entries, heading: More, folder: notes, sort: related }\n';

const write = (file: string, text: string): void => writeFileSync(join(site, file), text);
/** Writes a note that has nothing to do with the others. */
const writes = (name: string, number: number) => () =>
  write(`pages/notes/${name}.yaml`, note(number, 'Garden'));
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

beforeAll(async () => {
  layCase('good-site', site);
  mkdirSync(join(site, 'pages/notes'));
  write('pages/notes.yaml', LIST);
  write('pages/notes/one.yaml', note(1, 'Roof', RELATED));
  write('pages/notes/two.yaml', note(2, 'Roof, Cellar'));
  write('pages/notes/three.yaml', note(3, 'Cellar', RELATED));
  await build();
});
afterAll(() => rmSync(temporary, { recursive: true }));

async function build(): Promise<void> {
  const { isBuilt, said } = await buildQuietly({ site });
  expect(isBuilt, said).toBe(true);
}

/** All documents, by their addresses, with the time at which they were written. */
function documents(): [string, number][] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, statSync(join(dist, file)).mtimeMs]);
}

/** The documents that a build writes after a change, by their addresses. */
async function writtenAfter(change: () => void): Promise<string[]> {
  const before = new Map(documents());
  change();
  await build();
  return documents()
    .filter(([route, time]) => before.get(route) !== time)
    .map(([route]) => route)
    .toSorted();
}

/** The titles on the cards of a document. */
const cards = (file: string): string[] =>
  [...read(file).matchAll(/<h[23] class="[^"]*">(Note[^<]*)<\/h/g)].map(([, title = '']) => title);

test('a list shows the newest first, and goes on at an address of its own', () => {
  expect(cards('notes/index.html')).toEqual(['Note 3 &amp; more', 'Note 2 &amp; more']);
  expect(cards('notes/page/2/index.html')).toEqual(['Note 1 &amp; more']);
  expect(existsSync(join(dist, 'notes/page/3'))).toBe(false);
  const head = read('notes/page/2/index.html');
  const url = 'https://www.alder-row.example/notes';
  expect(head).toContain('<title>Notes - page 2 | Alder Row</title>');
  expect(head).toContain(`<link rel="canonical" href="${url}/page/2">`);
  expect(head).toContain(`<link rel="prev" href="${url}">`);
  expect(head).not.toContain('rel="next"');
  expect(read('notes/index.html')).toContain(`<link rel="next" href="${url}/page/2">`);
  expect(read('sitemap.xml')).toContain(`<loc>${url}/page/2</loc>`);
});

test('days are written by the rules of the language, and readable by machines', () => {
  expect(read('notes/one/index.html')).toContain('<time dateTime="2025-01-01">Jan 1, 2025</time>');
});

test('related are those that share tags, without the page itself', () => {
  expect(cards('notes/one/index.html')).toEqual(['Note 2 &amp; more']);
  expect(cards('notes/three/index.html')).toEqual(['Note 2 &amp; more']);
});

test('without a change no page is written', async () => {
  expect(await writtenAfter(() => undefined)).toEqual([]);
});

test('an edited entry outdates the pages that list it, and only these', async () => {
  const text = note(2, 'Roof, Cellar').replace('by the river', 'by the sea');
  expect(await writtenAfter(() => write('pages/notes/two.yaml', text))).toEqual([
    '/notes',
    '/notes/one',
    '/notes/three',
    '/notes/two',
  ]);
});

test('what lists do not say of an entry outdates no list', async () => {
  const text = note(1, 'Roof', RELATED).replace('title: Note 1 }', 'title: First }');
  expect(await writtenAfter(() => write('pages/notes/one.yaml', text))).toEqual(['/notes/one']);
});

test('a new entry moves the others on, and gives the list another page when there is no room', async () => {
  expect(await writtenAfter(writes('four', 4))).toEqual(['/notes', '/notes/four', '/notes/page/2']);
  expect(cards('notes/page/2/index.html')).toEqual(['Note 2 &amp; more', 'Note 1 &amp; more']);
  expect(await writtenAfter(writes('five', 5))).toEqual([
    '/notes',
    '/notes/five',
    '/notes/page/2',
    '/notes/page/3',
  ]);
});

test('an entry that goes takes the page with it that nothing is left for', async () => {
  await writtenAfter(() => rmSync(join(site, 'pages/notes/five.yaml')));
  expect(existsSync(join(dist, 'notes/page/3/index.html'))).toBe(false);
  expect(read('sitemap.xml')).not.toContain('/page/3');
});

test('an entry that is a draft is in no list and no feed', async () => {
  const draft = note(4, 'Garden').replace('entry:', 'draft: true\nentry:');
  await writtenAfter(() => write('pages/notes/four.yaml', draft));
  expect(cards('notes/index.html')).toEqual(['Note 3 &amp; more', 'Note 2 &amp; more']);
  expect(read('notes/feed.xml')).not.toContain('/notes/four');
});

test('a feed reader understands both feeds, which only the first page of the list names', () => {
  const url = 'https://www.alder-row.example/notes';
  const rss = parseRssFeed(read('notes/feed.xml'));
  expect(rss).toMatchObject({ title: 'Notes | Alder Row', link: url, language: 'en' });
  expect(rss.items?.map(({ link }) => link)).toEqual(
    ['three', 'two', 'one'].map((name) => `${url}/${name}`),
  );
  expect(rss.items?.[0]).toMatchObject({
    title: 'Note 3 & more',
    description: 'House 3 at 4 < 5 & "by the river"',
    pubDate: 'Mon, 03 Mar 2025 00:00:00 GMT',
    dc: { creators: ['Ada Lindqvist'] },
    categories: [{ name: 'Cellar' }],
  });
  const atom = parseAtomFeed(read('notes/atom.xml'));
  expect(atom).toMatchObject({
    id: url,
    title: { value: 'Notes | Alder Row' },
    updated: '2025-03-03T00:00:00Z',
  });
  expect(atom.entries?.[0]).toMatchObject({
    id: `${url}/three`,
    published: '2025-03-03T00:00:00Z',
    authors: [{ name: 'Ada Lindqvist' }],
  });
  const feeds = /<link rel="alternate" type="application\/(rss|atom)\+xml"/g;
  expect(read('notes/index.html').match(feeds)).toHaveLength(2);
  for (const file of ['index.html', 'notes/page/2/index.html', 'notes/one/index.html'])
    expect(read(file)).not.toMatch(feeds);
});

test('a page of a list that was published leads to the first when there is nothing left for it', async () => {
  for (const [at, name] of ['six', 'seven', 'eight'].entries()) writes(name, at + 6)();
  expect((await buildQuietly({ site, publish: true })).isBuilt).toBe(true);
  const published = readFileSync(join(site, 'published-urls.txt'), 'utf8');
  expect(published.match(/^\/notes\/page\/\d/gm)).toEqual(['/notes/page/2', '/notes/page/3']);

  const gone = ['six', 'seven', 'eight'].map((name) => `/notes/${name}`);
  await writtenAfter(() => {
    for (const address of gone) rmSync(join(site, `pages${address}.yaml`));
    const text = readFileSync(join(site, 'site.yaml'), 'utf8');
    write('site.yaml', `${text}gone: [${gone.join(', ')}]\n`);
  });
  expect(JSON.parse(read('.serving.json'))).toMatchObject({
    redirects: { '/notes/page/3': '/notes' },
  });
  expect(read('notes/page/3/index.html')).toContain('url=/notes"');
  expect(existsSync(join(dist, 'notes/page/2/index.html'))).toBe(true);
});

const head = (): string => read('notes/two/index.html');

test('an entry tells when it was changed after its day, once that is published', async () => {
  // Published above, and so for the first time long after its day.
  const [, day] =
    /^\/notes\/two (\S+)/m.exec(readFileSync(join(site, 'published-urls.txt'), 'utf8')) ?? [];
  const modified = `<meta property="article:modified_time" content="${day}">`;
  expect(head()).toContain(modified);
  const text = note(2, 'Roof, Cellar').replace('by the river', 'by the lake');
  await writtenAfter(() => write('pages/notes/two.yaml', text));
  expect(head()).not.toContain('article:modified_time');
  await buildQuietly({ site, publish: true });
  expect(head()).toContain(modified);
});

test('a picture for shared links is described by the words beside its name', async () => {
  const description = 'A house by the river';
  const text = note(2, 'Roof').replace('entry:', 'shareImage: share.svg\nentry:');
  await writtenAfter(() => {
    const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
    write('site.yaml', `${settings}shareImageAlt: ${description}\n`);
    write('pages/notes/two.yaml', text);
  });
  expect(read('index.html')).toContain(`<meta property="og:image:alt" content="${description}">`);
  expect(read('notes/two/index.html')).not.toContain('og:image:alt');
  write('pages/notes/two.yaml', text.replace('entry:', 'shareImageAlt: Its roof\nentry:'));
  await build();
  expect(read('notes/two/index.html')).toContain(
    '<meta property="og:image:alt" content="Its roof">',
  );
});
