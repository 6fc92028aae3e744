import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listBelow } from '../check/files/list-below.ts';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';
import { secondSiteWithPhotograph } from '../test-support/content/second-site.ts';
import { inlineSources } from '../prerender/output/headers/inline-sources.ts';
import { readServing, SERVING_FILE } from '../prerender/output/serving.ts';

/*
 * A second build writes what has changed and nothing else, and what it leaves is what a first build would have
 * written. The tests go on from one another: each starts from what the one before has built.
 */
const SITE = await secondSiteWithPhotograph();
const DIST = join(SITE, 'dist');
const HOME = ['index.html', 'page.json'];
const AUDITS = ['services/audits/index.html', 'services/audits/page.json'].flatMap((file) => [
  file,
  `${file}.br`,
  `${file}.gz`,
]);

afterAll(() => rmSync(SITE, { recursive: true, force: true }));

async function build(): Promise<string> {
  const { said } = await buildQuietly({ site: SITE });
  return said;
}

/** When each file was written, by its path from the folder, without the one that each build touches to tell servers. */
function written(): Map<string, number> {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file !== SERVING_FILE && statSync(join(DIST, file)).isFile())
      .map((file) => [file, statSync(join(DIST, file)).mtimeMs]),
  );
}

/** Builds, and gives the files that were written or have gone, in alphabetical order. */
async function changedBy(change: () => void): Promise<{ changed: string[]; gone: string[] }> {
  const before = written();
  change();
  expect(await build()).toContain('Built ');
  const after = written();
  return {
    changed: [...after.keys()].filter((file) => after.get(file) !== before.get(file)).toSorted(),
    gone: [...before.keys()].filter((file) => !after.has(file)).toSorted(),
  };
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(SITE, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}.`);
  writeFileSync(join(SITE, file), text.replace(from, to));
}

function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** Lets files look as if they had become outdated so many hours ago. */
function makeOld(files: string[], hours: number): void {
  const time = Date.now() / 1000 - hours * 3600;
  for (const file of files) utimesSync(join(DIST, file), time, time);
}

beforeAll(async () => {
  // The cache never trusts a file that was written within the last two seconds.
  await setTimeout(2000);
  await build();
});

test('without a change nothing is written', async () => {
  expect(await changedBy(() => undefined)).toEqual({ changed: [], gone: [] });
});

test('a changed page is written, and no other', async () => {
  const { changed } = await changedBy(() =>
    edit('pages/services/audits.yaml', 'Two weeks', 'Three weeks'),
  );
  expect(changed).toEqual(AUDITS);
  expect(read('services/audits/index.html')).toContain('Three weeks of measuring');
});

test('a change to site.yaml reaches every page', async () => {
  const { changed, gone } = await changedBy(() => edit('site.yaml', 'Go home', 'Go back home'));
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS, '404.html']));
  expect(gone).toEqual([]);
  const data = readdirSync(join(DIST, 'assets')).filter((name) => /^site-\w+\.json$/.test(name));
  // What an open page of the build before may still load.
  expect(data).toHaveLength(2);
});

test('a changed fact reaches the page that names it', async () => {
  await changedBy(() => edit('site.yaml', 'years: "12"', 'years: "13"'));
  expect(read('index.html')).toContain('13 years of warmer houses.');
});

test('a changed drawing reaches the pages that show it, and the old one goes after a day', async () => {
  const drawing = /media\/hills\.\w+\.svg/;
  const [before = ''] = drawing.exec(read('index.html')) ?? [];
  const { gone } = await changedBy(() =>
    edit('media/hills.svg', '</svg>', '<path d="M0 0h1"/></svg>'),
  );
  const [after = ''] = drawing.exec(read('index.html')) ?? [];
  expect(after).not.toBe(before);
  expect(existsSync(join(DIST, after))).toBe(true);
  expect(gone).toEqual([]);
  const old = [before, `${before}.br`, `${before}.gz`];
  expect((await changedBy(() => makeOld(old, 23))).gone).toEqual([]);
  expect((await changedBy(() => makeOld(old, 25))).gone).toEqual(old);
});

test('a folder that was damaged is repaired', async () => {
  const { changed } = await changedBy(() => {
    rmSync(join(DIST, 'services'), { recursive: true });
    writeFileSync(join(DIST, 'page.json'), '');
    rmSync(join(DIST, 'robots.txt'));
    writeFileSync(join(DIST, SERVING_FILE), '{"cut sh');
    rmSync(join(DIST, 'media'), { recursive: true });
  });
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS, 'robots.txt']));
  const [drawing = ''] = /media\/hills\.\w+\.svg/.exec(read('index.html')) ?? [];
  expect(existsSync(join(DIST, drawing))).toBe(true);
  expect(readServing(DIST).styles).not.toEqual([]);
});

test('where nobody knows what an earlier build has left, all of it is written again and the rest goes', async () => {
  const { changed, gone } = await changedBy(() => {
    rmSync(join(SITE, '.cache/site.json'));
    mkdirSync(join(DIST, 'old/folder'), { recursive: true });
    writeFileSync(join(DIST, 'old/folder/page.html'), '');
  });
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS]));
  expect(gone).toEqual([]);
  expect(existsSync(join(DIST, 'old'))).toBe(false);
});

test('a folder dist/ that something else has filled is left as it is', async () => {
  const site = mkdtempSync(join(tmpdir(), 'foreign-dist-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  cpSync(SITE, site, { recursive: true, filter: (file) => !/[\\/](dist|\.cache)$/.test(file) });
  mkdirSync(join(site, 'dist/assets'), { recursive: true });
  writeFileSync(join(site, 'dist/assets/app.js'), 'mine');
  writeFileSync(join(site, 'dist/index.html'), 'mine');
  await expect(buildQuietly({ site })).rejects.toThrow(
    /dist contains files that this command did not write: assets, index\.html\. Choose/,
  );
  expect(listBelow(join(site, 'dist')).toSorted()).toEqual(['assets/app.js', 'index.html']);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toBe('mine');
});

test('headers allow the pages that are replaced, also where no cache tells what they have inlined', async () => {
  const { style = '', script = '' } = inlineSources(read('index.html'));
  const theme = "theme: { colors: { accent: '#2b45d1' } }\n";
  await changedBy(() => {
    edit('site.yaml', 'navigation:', `${theme}navigation:`);
    rmSync(join(SITE, '.cache'), { recursive: true });
  });
  const now = inlineSources(read('index.html')).style;
  expect(now).not.toBe(style);
  expect(readServing(DIST).styles).toEqual(expect.arrayContaining([style, now]));
  expect(readServing(DIST).scripts).toContain(script);
  await build();
  expect(readServing(DIST).styles).not.toContain(style);
  edit('site.yaml', theme, '');
  await build();
});

test('a file of public/ is copied, stands before what is generated, and goes with its source', async () => {
  const supplied = join(SITE, 'public/robots.txt');
  await changedBy(() => {
    mkdirSync(dirname(supplied));
    writeFileSync(supplied, 'Supplied.\n');
  });
  expect(read('robots.txt')).toBe('Supplied.\n');
  await changedBy(() => rmSync(supplied));
  expect(read('robots.txt')).toContain('Sitemap: ');
});

test('a deleted page vanishes with its folder', async () => {
  const { gone } = await changedBy(() => {
    rmSync(join(SITE, 'pages/services/audits.yaml'));
    edit('site.yaml', 'href: /services/audits', 'href: /');
    edit('site.yaml', 'href: /services/audits', 'href: /');
    edit('pages/index.yaml', '(/services/audits)', '(/)');
  });
  expect(gone).toEqual(expect.arrayContaining(AUDITS));
  expect(existsSync(join(DIST, 'services'))).toBe(false);
});

test('a redirect makes room for a page, and a page for a redirect', async () => {
  const page = join(SITE, 'pages/old.yaml');
  const siteFile = join(SITE, 'site.yaml');
  const redirect = 'redirects: { /old: / }\n';
  await changedBy(() => writeFileSync(siteFile, readFileSync(siteFile, 'utf8') + redirect));
  expect(read('old/index.html')).toContain('http-equiv="refresh"');
  await changedBy(() => {
    edit('site.yaml', redirect, '');
    cpSync(join(SITE, 'pages/index.yaml'), page);
  });
  expect(read('old/index.html')).not.toContain('http-equiv="refresh"');
  expect(existsSync(join(DIST, 'old/page.json'))).toBe(true);
  await changedBy(() => {
    rmSync(page);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8') + redirect);
  });
  expect(read('old/index.html')).toContain('http-equiv="refresh"');
  expect(existsSync(join(DIST, 'old/page.json'))).toBe(false);
  edit('site.yaml', redirect, '');
  await build();
});

test('the compressed copies are those of their files', async () => {
  await build();
  const texts = [...written().keys()].filter(
    (file) => /\.(html|js|css|json|svg|xml|txt)$/.test(file) && !file.startsWith('.'),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(join(DIST, file));
    const brotli = brotliDecompressSync(readFileSync(join(DIST, `${file}.br`)));
    const gzip = gunzipSync(readFileSync(join(DIST, `${file}.gz`)));
    expect(brotli.equals(text) && gzip.equals(text), file).toBe(true);
  }
});

test('with an error nothing is written', async () => {
  const before = written();
  edit('pages/index.yaml', 'title:', 'titel:');
  expect(await build()).toContain('1 error');
  expect(written()).toEqual(before);
  edit('pages/index.yaml', 'titel:', 'title:');
});

test('a link says the size of its file as it is now, on the one page that has the link', async () => {
  const list = join(SITE, 'public/price list.pdf');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, Buffer.alloc(2_100_000));
  const page = `title: Prices
description: What a visit costs, and what the list says that you get of us after the second visit.
blocks:
  - type: hero
    title: Prices
    action: { label: All prices, href: /price%20list.pdf }
`;
  writeFileSync(join(SITE, 'pages/prices.yaml'), page);
  await build();
  expect(read('prices/index.html')).toContain('<span> (PDF, 2.1 MB)</span>');
  expect(read('index.html') + read('page.json')).not.toMatch(/PDF|downloads/);

  const { changed } = await changedBy(() => writeFileSync(list, Buffer.alloc(340_000)));
  const ofPage = ['index.html', 'page.json'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  // A drawing that a test has edited within the last two seconds is made again, byte for byte.
  const notDrawn = changed.filter((file) => !file.startsWith('media/'));
  expect(notDrawn).toEqual(['price list.pdf', ...ofPage.map((file) => `prices/${file}`)]);
  expect(read('prices/index.html')).toContain('<span> (PDF, 340 kB)</span>');
});

test('what comes out of many builds is what one build from nothing writes', async () => {
  const hashed = [...written().keys()].filter((file) => /^(assets|media)\//.test(file));
  makeOld(hashed, 25);
  await build();
  const files = [...written().keys()];
  const texts = new Map(files.map((file) => [file, readFileSync(join(DIST, file), 'base64')]));
  rmSync(DIST, { recursive: true });
  rmSync(join(SITE, '.cache'), { recursive: true });
  await build();
  expect([...written().keys()].toSorted()).toEqual(files.toSorted());
  for (const [file, text] of texts) {
    expect(readFileSync(join(DIST, file), 'base64') === text, file).toBe(true);
  }
});
