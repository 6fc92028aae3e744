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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildQuietly } from '../../test-support/commands/build-quietly.ts';
import { layCase } from '../../test-support/content/lay-case.ts';

/*
 * One site, built as of several moments. Each test goes on from the build before, as a server does that builds whenever
 * something appears.
 */
const temporary = mkdtempSync(join(tmpdir(), 'timed-build-'));
const site = join(temporary, 'site');
const dist = join(site, 'dist');

beforeAll(() => layCase('link-to-hidden-page', site));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Builds in this process, and gives what is said. */
async function build(options: { asOf?: string; drafts?: boolean } = {}): Promise<string> {
  const { isBuilt, said } = await buildQuietly({ site, ...options });
  expect(isBuilt).toBe(true);
  return said;
}

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const isThere = (route: string): boolean => existsSync(join(dist, route, 'index.html'));
const next = (): unknown => JSON.parse(read('.schedule.json'));

const write = (file: string, from: string | RegExp, to: string): void => {
  const path = join(site, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

/** A page that has no more than its title, and some lines. */
const pageIn = (title: string, more = ''): string =>
  `title: ${title}\ndescription: Was hier steht, ist lang genug für alle, die danach suchen wollen.\n${more}blocks:\n  - type: hero\n    title: ${title}\n`;

/** Two news, one that appears and one that disappears when the clocks have changed. */
function schedule(appears: string, disappears: string, timeZone: string): void {
  write('site.yaml', /(timeZone: .*\n)?language: en/, `timeZone: ${timeZone}\nlanguage: en`);
  write('pages/news/opening.yaml', /publishAt: .*/, `publishAt: ${appears}`);
  write('pages/news/offer.yaml', /unpublishAt: .*/, `unpublishAt: ${disappears}`);
}

test('what is hidden is not built, not listed and not in a menu; what is not, is', async () => {
  schedule('2026-03-30T09:00', '2026-03-28T18:00', 'Europe/Berlin');
  const before = await build({ asOf: '2026-03-28T17:59+01:00' });
  expect(before).toContain(
    'Next change: 2026-03-28T18:00+01:00, pages/news/offer.yaml disappears\n',
  );
  expect(next()).toEqual({
    next: { at: '2026-03-28T18:00+01:00', what: 'pages/news/offer.yaml disappears' },
  });
  expect([isThere('news/offer'), isThere('news/opening'), isThere('team')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(read('sitemap.xml')).toContain('/news/offer');
  expect(read('sitemap.xml')).not.toMatch(/\/news\/opening|\/team/);
  // The menu had nothing but that page, and so had the link grid.
  expect(read('index.html')).not.toMatch(/Our team|Where to go/);
  // What stands in a text stays, and was warned of.
  expect(read('page.json')).toContain('[the people](/team');
  expect(before).toMatch(/\/team is a draft/);
});

test('a page that was built and disappears is removed, and one that appears is linked', async () => {
  const audits = statSync(join(dist, 'services/audits/page.json')).mtimeMs;
  const after = await build({ asOf: '2026-03-28T18:00+01:00' });
  expect(after).toContain('Next change: 2026-03-30T09:00+02:00, pages/news/opening.yaml appears\n');
  expect(existsSync(join(dist, 'news/offer'))).toBe(false);
  expect(read('sitemap.xml')).not.toContain('/news/offer');
  // Of the pages that are left, only the home page links to it.
  expect(after).toMatch(/Built 2 pages into .* 1 had changed\./);

  const then = await build({ asOf: '2026-03-30T09:00' });
  expect(then).not.toContain('Next change');
  expect(next()).toEqual({});
  expect(isThere('news/opening')).toBe(true);
  expect(read('index.html')).toContain('Where to go');
  expect(read('index.html')).toContain('href="/news/opening"');
  expect(then).toMatch(/Built 3 pages into .* 2 had changed\./);
  expect(statSync(join(dist, 'services/audits/page.json')).mtimeMs).toBe(audits);
  expect(await build({ asOf: '2026-03-31' })).toMatch(/ 0 had changed\./);
});

test('the same local times are other moments in another zone, and on the other side of summer time', async () => {
  schedule('2026-03-09T09:00', '2026-03-07T18:00', 'America/New_York');
  // Summer time begins there on the 8th of March, three weeks before Europe's.
  expect(await build({ asOf: '2026-03-07' })).toContain('Next change: 2026-03-07T18:00-05:00');
  expect(await build({ asOf: '2026-03-07T23:00Z' })).toContain(
    'Next change: 2026-03-09T09:00-04:00',
  );
  expect(isThere('news/opening')).toBe(false);
  expect(await build({ asOf: '2026-03-09T13:00Z' })).not.toContain('Next change');
  expect(isThere('news/opening')).toBe(true);
});

test('the end of an announcement is a moment, at midnight of its zone', async () => {
  write(
    'site.yaml',
    'embeds:',
    "announcement: { text: Closed today., until: '2026-03-29' }\nembeds:",
  );
  schedule('2026-03-30T09:00', '2026-03-28T18:00', 'Europe/Berlin');
  const during = await build({ asOf: '2026-03-29T12:00' });
  // The 29th of March has 23 hours there.
  expect(during).toContain(
    'Next change: 2026-03-30T00:00+02:00, the announcement of site.yaml ends',
  );
  expect(read('index.html')).toContain('Closed today.');
  await build({ asOf: '2026-03-29T21:59Z' });
  expect(read('index.html')).toContain('Closed today.');
  await build({ asOf: '2026-03-29T22:00Z' });
  expect(read('index.html')).not.toContain('Closed today.');
});

test('search engines are told of a page that is not for them, or stands elsewhere first', async () => {
  write('pages/services/audits.yaml', 'blocks:', 'noindex: true\nblocks:');
  write('pages/news/opening.yaml', 'blocks:', 'canonical: https://press.example/opening\nblocks:');
  await build({ asOf: '2026-04-01' });
  expect(read('services/audits/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('news/opening/index.html')).toContain(
    '<link rel="canonical" href="https://press.example/opening">',
  );
  expect(read('news/opening/index.html')).not.toContain('name="robots"');
  expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(1);
});

describe('a preview with drafts', () => {
  const asOf = '2026-04-01';
  const words = 'Preview with drafts. This is not the published site.';
  const pages = ['index.html', 'team/index.html', 'news/opening/index.html', '404.html'];
  let published = '';

  beforeAll(async () => {
    await build({ asOf });
    published = read('index.html');
  });

  test('is not a word, and not a byte, in the published site', () => {
    const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.json'));
    for (const text of [published, ...files.map((file) => read(`assets/${file}`))])
      expect(text).not.toMatch(/drafts-bar|Preview with drafts/);
  });

  test('has the pages that are drafts, and draws all anew', async () => {
    // A second try starts from the published site as well.
    await build({ asOf });
    const preview = await build({ asOf, drafts: true });
    expect(preview).toMatch(/Built 4 pages into .* 4 had changed\./);
    expect(isThere('team')).toBe(true);
  });

  test('says so on every page', () => {
    for (const file of pages)
      expect(read(file)).toContain(`<aside class="drafts-bar">${words}</aside>`);
  });

  test('keeps search engines away from every page', () => {
    for (const file of pages)
      expect(read(file)).toContain('<meta name="robots" content="noindex">');
    expect(JSON.parse(read('.serving.json'))).toMatchObject({
      documentHeaders: { 'X-Robots-Tag': 'noindex, nofollow' },
    });
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(existsSync(join(dist, 'sitemap.xml'))).toBe(false);
  });

  test('leaves nothing of itself to the next build', async () => {
    await build({ asOf });
    expect(read('index.html')).toBe(published);
    expect(isThere('team')).toBe(false);
    expect(read('robots.txt')).toContain('Allow: /');
    expect(existsSync(join(dist, 'sitemap.xml'))).toBe(true);
  });
});

test('an original stands in for a translation that is a draft, and both go with their time', async () => {
  write('site.yaml', /language: en/, 'language: en\nlanguages: [en, de]');
  mkdirSync(join(site, 'pages/de/news'), { recursive: true });
  writeFileSync(join(site, 'pages/de/index.yaml'), pageIn('Warme Räume'));
  writeFileSync(join(site, 'pages/de/news/opening.yaml'), pageIn('Eröffnung', 'draft: true\n'));
  const asOf = '2026-04-01';
  await build({ asOf });
  const fallback = read('de/news/opening/index.html');
  expect(fallback).toContain('A second workshop');
  expect(fallback).not.toContain('Eröffnung');
  expect(isThere('de/team')).toBe(false);

  write('pages/de/news/opening.yaml', 'draft: true\n', '');
  await build({ asOf });
  expect(read('de/news/opening/index.html')).toContain('Eröffnung');
  expect(read('sitemap.xml')).toContain('/de/news/opening');

  await build({ asOf: '2026-03-29' });
  // The translation says nothing of its own, and is not there before its original.
  expect([isThere('news/opening'), isThere('de/news/opening')]).toEqual([false, false]);
  expect(read('sitemap.xml')).not.toContain('opening');
});

test('a translation that search engines are to leave out is not named to them by its original', async () => {
  const asOf = '2026-04-01';
  const named = 'hreflang="de" href="https://www.alder-row.example/de"';
  await build({ asOf });
  for (const file of ['index.html', 'sitemap.xml']) expect(read(file)).toContain(named);

  write('pages/de/index.yaml', 'blocks:', 'noindex: true\nblocks:');
  await build({ asOf });
  for (const file of ['index.html', 'sitemap.xml']) {
    expect(read(file)).not.toContain(named);
    expect(read(file)).toContain('hreflang="en"');
  }
  expect(read('de/index.html')).not.toContain('hreflang="');
  // Visitors are led to it as before.
  expect(read('index.html')).toMatch(/href="\/de"/);
});
