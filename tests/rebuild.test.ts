import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { listBelow } from '../check/files/list-below.ts';
import { inlineSources } from '../prerender/output/headers/inline-sources.ts';
import { readServing, SERVING_FILE } from '../prerender/output/serving.ts';
import { RebuiltSite } from '../test-support/commands/rebuilt-site.ts';

/*
 * A second build writes what has changed and nothing else, and what it leaves is what a first build would have
 * written. Each test starts from a site of its own that was built once.
 */
const HOME = ['index.html', 'page.json'];
const AUDITS = withCopies(['services/audits/index.html', 'services/audits/page.json']);
const DRAWING = /media\/hills\.\w+\.svg/;

let site: RebuiltSite;

beforeEach(async () => {
  site = await RebuiltSite.built();
});

function withCopies(files: readonly string[]): string[] {
  return files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
}

/** Writes a file of the site, and its folder. */
function put(file: string, content: string | Buffer): void {
  const path = join(site.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function isBuilt(file: string): boolean {
  return existsSync(join(site.dist, file));
}

test('without a change nothing is written', async () => {
  expect(await site.changedBy(() => undefined)).toEqual({ changed: [], gone: [] });
});

test('a changed page is written, and no other', async () => {
  const { changed } = await site.changedBy(() =>
    site.edit('pages/services/audits.yaml', 'Two weeks', 'Three weeks'),
  );
  expect(changed).toEqual(AUDITS);
  expect(site.read('services/audits/index.html')).toContain('Three weeks of measuring');
});

test('theme.css is in every page, after all other rules, and named by the policy', async () => {
  const { changed } = await site.changedBy(() =>
    put('theme.css', 'h2 { letter-spacing: 0.05em; margin-block: var(--space-4) }'),
  );
  expect(changed).toEqual(expect.arrayContaining([...HOME.slice(0, 1), ...AUDITS.slice(0, 3)]));
  const html = site.read('index.html');
  expect(html).toContain('@layer site{h2{letter-spacing:.05em;margin-block:1rem}}</style>');
  expect(readServing(site.dist).styles).toContain(inlineSources(html).style);
});

test('a change to site.yaml reaches every page', async () => {
  const { changed, gone } = await site.changedBy(() =>
    site.edit('site.yaml', 'Go home', 'Go back home'),
  );
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS, '404.html']));
  expect(gone).toEqual([]);
});

test('the data that an open page of the build before may still load stays', async () => {
  await site.changedBy(() => site.edit('site.yaml', 'Go home', 'Go back home'));
  const names = readdirSync(join(site.dist, 'assets'));
  expect(names.filter((name) => /^site-\w+\.json$/.test(name))).toHaveLength(2);
});

test('a changed fact reaches the page that names it', async () => {
  await site.changedBy(() => site.edit('site.yaml', 'years: "12"', 'years: "13"'));
  expect(site.read('index.html')).toContain('13 years of warmer houses.');
});

test('a changed drawing reaches the pages that show it, and the old one goes after a day', async () => {
  const [before = ''] = DRAWING.exec(site.read('index.html')) ?? [];
  const { gone } = await site.changedBy(() =>
    site.edit('media/hills.svg', '</svg>', '<path d="M0 0h1"/></svg>'),
  );
  const [after = ''] = DRAWING.exec(site.read('index.html')) ?? [];
  expect(after).not.toBe(before);
  expect(isBuilt(after)).toBe(true);
  expect(gone).toEqual([]);
  const old = [before, `${before}.br`, `${before}.gz`];
  expect((await site.changedBy(() => site.makeOld(old, 23))).gone).toEqual([]);
  expect((await site.changedBy(() => site.makeOld(old, 25))).gone).toEqual(old);
});

test('a folder that was damaged is repaired', async () => {
  const { changed } = await site.changedBy(() => {
    rmSync(join(site.dist, 'services'), { recursive: true });
    writeFileSync(join(site.dist, 'page.json'), '');
    rmSync(join(site.dist, 'robots.txt'));
    writeFileSync(join(site.dist, SERVING_FILE), '{"cut sh');
    rmSync(join(site.dist, 'media'), { recursive: true });
  });
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS, 'robots.txt']));
  const [drawing = ''] = DRAWING.exec(site.read('index.html')) ?? [];
  expect(isBuilt(drawing)).toBe(true);
  expect(readServing(site.dist).styles).not.toEqual([]);
});

test('where nobody knows what an earlier build has left, all of it is written again and the rest goes', async () => {
  const { changed, gone } = await site.changedBy(() => {
    rmSync(join(site.folder, '.cache/site.json'));
    mkdirSync(join(site.dist, 'old/folder'), { recursive: true });
    writeFileSync(join(site.dist, 'old/folder/page.html'), '');
  });
  expect(changed).toEqual(expect.arrayContaining([...HOME, ...AUDITS]));
  expect(gone).toEqual([]);
  expect(isBuilt('old')).toBe(false);
});

test('a folder dist/ that something else has filled is left as it is', async () => {
  rmSync(site.dist, { recursive: true });
  rmSync(join(site.folder, '.cache'), { recursive: true });
  put('dist/assets/app.js', 'mine');
  put('dist/index.html', 'mine');
  await expect(site.build()).rejects.toThrow(
    /dist contains files that this command did not write: assets, index\.html\. Choose/,
  );
  expect(listBelow(site.dist).toSorted()).toEqual(['assets/app.js', 'index.html']);
  expect(site.read('index.html')).toBe('mine');
});

test('headers allow the pages that are replaced, also where no cache tells what they have inlined', async () => {
  const { style = '', script = '' } = inlineSources(site.read('index.html'));
  await site.changedBy(() => {
    const theme = "theme: { colors: { accent: '#2b45d1' } }\n";
    site.edit('site.yaml', 'navigation:', `${theme}navigation:`);
    rmSync(join(site.folder, '.cache'), { recursive: true });
  });
  const now = inlineSources(site.read('index.html')).style;
  expect(now).not.toBe(style);
  expect(readServing(site.dist).styles).toEqual(expect.arrayContaining([style, now]));
  expect(readServing(site.dist).scripts).toContain(script);
  await site.build();
  expect(readServing(site.dist).styles).not.toContain(style);
});

test('a file of public/ is copied, stands before what is generated, and goes with its source', async () => {
  await site.changedBy(() => put('public/robots.txt', 'Supplied.\n'));
  expect(site.read('robots.txt')).toBe('Supplied.\n');
  await site.changedBy(() => rmSync(join(site.folder, 'public/robots.txt')));
  expect(site.read('robots.txt')).toContain('Sitemap: ');
});

/** A page of a folder that is a manual. */
const guidePage = (title: string, more = '') =>
  `title: ${title}\ndescription: All that we have to say about ${title.toLowerCase()}, in a sentence or two.\n${more}blocks: [{ type: hero, title: ${title} }]\n`;

test('a manual of a folder follows its pages: one that is new, is called otherwise, is a draft or goes', async () => {
  const listed = (file: string) => [
    ...new Set(
      [...site.read(file).matchAll(/href="\/guide[^"]*"[^>]*>([^<]+)<\/a>/g)].map(
        ([, name]) => name,
      ),
    ),
  ];
  const saw = 'guide/saw/index.html';
  await site.changedBy(() => {
    put('pages/guide/saw.yaml', guidePage('Saw'));
    put('pages/guide/axe.yaml', guidePage('Axe', 'noindex: true\n'));
    site.edit(
      'site.yaml',
      'navigation:',
      'manuals: [{ title: Guide, sections: [{ folder: guide }] }]\nnavigation:',
    );
  });
  expect(listed(saw)).toEqual(['Axe', 'Saw']);
  await site.changedBy(() => put('pages/guide/plane.yaml', guidePage('Plane')));
  expect(listed(saw)).toEqual(['Axe', 'Plane', 'Saw']);
  expect(site.read(saw)).toMatch(/rel="prev" href="\/guide\/plane"/);
  await site.changedBy(() =>
    site.edit('pages/guide/plane.yaml', 'title: Plane', 'title: The plane'),
  );
  expect(listed(saw)).toEqual(['Axe', 'Saw', 'The plane']);
  await site.changedBy(() => put('pages/guide/axe.yaml', guidePage('Axe', 'draft: true\n')));
  expect(listed(saw)).toEqual(['Saw', 'The plane']);
  await site.changedBy(() => rmSync(join(site.folder, 'pages/guide/plane.yaml')));
  expect(listed(saw)).toEqual(['Saw']);
  const [data = ''] = /\/assets\/site-\w+\.json/.exec(site.read(saw)) ?? [];
  expect(site.read(data)).toContain(
    '"manuals":[{"title":"Guide","sections":[{"items":[{"name":"Saw","href":"/guide/saw"}]}]}]',
  );
});

test('a deleted page vanishes with its folder', async () => {
  const { gone } = await site.changedBy(removeAudits);
  expect(gone).toEqual(expect.arrayContaining(AUDITS));
  expect(isBuilt('services')).toBe(false);
});

/** Takes the page away, and all links to it. */
function removeAudits(): void {
  rmSync(join(site.folder, 'pages/services/audits.yaml'));
  site.edit('site.yaml', 'href: /services/audits', 'href: /');
  site.edit('site.yaml', 'href: /services/audits', 'href: /');
  site.edit('pages/index.yaml', '(/services/audits)', '(/)');
}

test('a redirect makes room for a page, and a page for a redirect', async () => {
  const page = join(site.folder, 'pages/old.yaml');
  const siteFile = join(site.folder, 'site.yaml');
  const redirect = 'redirects: { /old: / }\n';
  await site.changedBy(() => writeFileSync(siteFile, readFileSync(siteFile, 'utf8') + redirect));
  expect(site.read('old/index.html')).toContain('http-equiv="refresh"');
  await site.changedBy(() => {
    site.edit('site.yaml', redirect, '');
    cpSync(join(site.folder, 'pages/index.yaml'), page);
  });
  expect(site.read('old/index.html')).not.toContain('http-equiv="refresh"');
  expect(isBuilt('old/page.json')).toBe(true);
  await site.changedBy(() => {
    rmSync(page);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8') + redirect);
  });
  expect(site.read('old/index.html')).toContain('http-equiv="refresh"');
  expect(isBuilt('old/page.json')).toBe(false);
});

test('the compressed copies are those of their files', async () => {
  await site.changedBy(() => site.edit('pages/services/audits.yaml', 'Two weeks', 'Three weeks'));
  const texts = [...site.written().keys()].filter(
    (file) => /\.(html|js|css|json|svg|xml|txt)$/.test(file) && !file.startsWith('.'),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(join(site.dist, file));
    const brotli = brotliDecompressSync(readFileSync(join(site.dist, `${file}.br`)));
    const gzip = gunzipSync(readFileSync(join(site.dist, `${file}.gz`)));
    expect(brotli.equals(text) && gzip.equals(text), file).toBe(true);
  }
});

test('with an error nothing is written', async () => {
  const before = site.written();
  site.edit('pages/index.yaml', 'title:', 'titel:');
  expect(await site.build()).toContain('1 error');
  expect(site.written()).toEqual(before);
});

test('a link says the size of its file as it is now, on the one page that has the link', async () => {
  const list = 'public/price list.pdf';
  const page = `title: Prices
description: What a visit costs, and what the list says that you get of us after the second visit.
blocks:
  - type: hero
    title: Prices
    action: { label: All prices, href: /price%20list.pdf }
`;
  await site.changedBy(() => {
    put(list, Buffer.alloc(2_100_000));
    put('pages/prices.yaml', page);
  });
  expect(site.read('prices/index.html')).toContain('<span> (PDF, 2.1 MB)</span>');
  expect(site.read('index.html') + site.read('page.json')).not.toMatch(/PDF|downloads/);

  const { changed } = await site.changedBy(() => put(list, Buffer.alloc(340_000)));
  const ofPage = withCopies(['prices/index.html', 'prices/page.json']);
  expect(changed).toEqual(['price list.pdf', ...ofPage]);
  expect(site.read('prices/index.html')).toContain('<span> (PDF, 340 kB)</span>');
});

test('what comes out of many builds is what one build from nothing writes', async () => {
  for (const change of [
    () => site.edit('pages/services/audits.yaml', 'Two weeks', 'Three weeks'),
    () => site.edit('site.yaml', 'years: "12"', 'years: "13"'),
    () => site.edit('media/hills.svg', '</svg>', '<path d="M0 0h1"/></svg>'),
    () => put('public/notes.txt', 'Supplied.\n'),
    removeAudits,
  ])
    await site.changedBy(change);
  const hashed = [...site.written().keys()].filter((file) => /^(assets|media)\//.test(file));
  site.makeOld(hashed, 25);
  await site.build();
  const files = [...site.written().keys()];
  const texts = new Map(files.map((file) => [file, readFileSync(join(site.dist, file), 'base64')]));
  rmSync(site.dist, { recursive: true });
  rmSync(join(site.folder, '.cache'), { recursive: true });
  await site.build();
  expect([...site.written().keys()].toSorted()).toEqual(files.toSorted());
  for (const [file, text] of texts) {
    expect(readFileSync(join(site.dist, file), 'base64') === text, file).toBe(true);
  }
});
