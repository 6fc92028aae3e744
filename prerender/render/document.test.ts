import { expect, test } from 'vitest';
import type { Head, PageData, SiteData } from '../../renderer/data/types.ts';
import { documentParts as parts } from '../../test-support/content/document-parts.ts';
import { documentScript, renderDocument } from './document.ts';

/** The theme's sheet without what the others do not name. */
const THEME = '@layer theme{:root{--scheme:light;color-scheme:var(--scheme);}}';

const head = { title: 'Team', description: 'Who we are' };

const data: PageData = {
  route: '/team',
  page: { title: 'Team', description: '', shareImage: 'a.svg', blocks: [] },
  pictures: {},
  dates: {},
  icons: {},
  head,
  scripts: { hero: '/assets/hero.js', team: '/assets/team.js' },
  styles: ['/assets/hero.css'],
};

const needed = (html: string) => /data-needed="([^"]*)"/.exec(html)?.[1]?.split(' ');

test('only the document for unknown paths tells the console that there is no page', () => {
  expect(renderDocument(parts, '', head)).toContain('report()');
  expect(renderDocument(parts, '', head, data)).not.toContain('report()');
});

test('an entry is an article of its day, any other page is not', () => {
  const entry = { date: '2026-03-01', summary: '', tags: [] };
  const html = renderDocument(parts, '', head, { ...data, page: { ...data.page, entry } });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="article:published_time" content="2026-03-01">');
  expect(html).not.toContain('article:modified_time');
  const changed = { ...head, modified: '2026-04-02' };
  expect(renderDocument(parts, '', changed, { ...data, page: { ...data.page, entry } })).toContain(
    '<meta property="article:modified_time" content="2026-04-02">',
  );
  const other = renderDocument(parts, '', { ...head, image: 'https://a.example/b.png' }, data);
  expect(other).toContain('<meta property="og:type" content="website">');
  expect(other).not.toContain('article:');
  expect(other).toContain('<meta property="og:image:width" content="1200">');
  expect(other).toContain('<meta property="og:image:height" content="630">');
});

test('a page asks for the entry first and for each script of its own blocks once', () => {
  expect(needed(renderDocument(parts, '', head, data))).toEqual([
    '/assets/entry.js',
    '/assets/shared.js',
    '/assets/hero.js',
    '/assets/card.js',
    '/assets/team.js',
    '/assets/site-1.json',
    '/team/page.json',
    '/assets/deferred.css',
    '/assets/theme.css',
  ]);
});

test('the style of a page is that of the frame and of its blocks, deferred sheets left out', () => {
  expect(renderDocument(parts, '', head, data)).toContain(`<style>${THEME}.frame{}.hero{}</style>`);
});

test('the not-found document has all its style in it and names no data of a page', () => {
  const html = renderDocument(parts, '', head);
  expect(html).toContain(`<style>${THEME}.frame{}.deferred{}</style>`);
  expect(html).not.toContain('data-page');
  expect(needed(html)).toEqual([
    '/assets/entry.js',
    '/assets/shared.js',
    '/assets/site-1.json',
    '/assets/theme.css',
  ]);
});

test('what has an address may be found there, what has none shall not be found', () => {
  const canonical = 'https://www.site.example/team';
  const found = renderDocument(parts, '', { ...head, canonical, image: '/a.png' }, data);
  expect(found).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(found).toContain('property="og:image" content="/a.png"');
  expect(found).not.toContain('noindex');
  const hidden = renderDocument(parts, '', head);
  expect(hidden).toContain('noindex');
  expect(hidden).not.toMatch(/canonical|og:url|og:image/);
});

test('texts are escaped, and a dollar sign in the content stays what it is', () => {
  const title = `R&D <b> "$&"`;
  const html = renderDocument(parts, '<p>$& $1</p>', { ...head, title }, data);
  expect(html).toContain('<title>R&amp;D &lt;b&gt; "$&amp;"</title>');
  expect(html).toContain('content="R&amp;D &lt;b&gt; &quot;$&amp;&quot;"');
  expect(html).toContain('data-page="/team/page.json"><p>$& $1</p></div>');
});

test('what a site announces stands before the root, with a script and a style that no other site has', () => {
  const plain = renderDocument(parts, '', head, data);
  expect(plain).toContain('>start()</script>');
  expect(plain).not.toContain('announce');
  const site = { ...parts.site, announcement: { text: 'Closed', id: 'a1' } };
  const html = renderDocument({ ...parts, site }, '', head, data, {
    announcement: '<aside>Closed</aside>',
    after: '<i>',
  });
  expect(html).toMatch(/<aside>Closed<\/aside><div id="root".*<\/div><i>/);
  expect(html).toMatch(/<script [^>]* data-announcement="a1">start\(\)\nannounce\(\)<\/script>/);
  expect(html).toContain('.announcement{}');
});

const canonical = 'https://www.site.example/team';

/** The lines of the head of a page that are about this. */
const linesOn = (about: RegExp, more: Partial<Head>, ofSite: Partial<SiteData> = {}) => {
  const site = { ...parts.site, ...ofSite };
  const html = renderDocument({ ...parts, site }, '', { ...head, canonical, ...more }, data);
  return html.split('\n').filter((line) => about.test(line));
};

test('a page says its translations, the first of which is for everybody else', () => {
  const alternates = [
    { language: 'en', href: 'https://a.example/' },
    { language: 'de', href: 'https://a.example/de' },
  ];
  expect(linesOn(/rel="alternate"/, { alternates })).toEqual([
    '<link rel="alternate" hreflang="en" href="https://a.example/">',
    '<link rel="alternate" hreflang="de" href="https://a.example/de">',
    '<link rel="alternate" hreflang="x-default" href="https://a.example/">',
  ]);
  expect(linesOn(/rel="(alternate|prev|next)"/, {})).toEqual([]);
});

test('a page of a list says the pages around it and its feeds', () => {
  const feeds = [{ type: 'application/rss+xml', title: 'News & more', href: '/news/feed.xml' }];
  const around = { previous: '/news', next: '/news/page/3', feeds };
  expect(linesOn(/rel="(alternate|prev|next)"/, around)).toEqual([
    '<link rel="prev" href="/news">',
    '<link rel="next" href="/news/page/3">',
    '<link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/news/feed.xml">',
  ]);
});

test('a picture for shared links has its size, and words where it has some', () => {
  expect(linesOn(/og:image/, { image: '/a.png', imageAlt: 'A "roof"' })).toEqual([
    '<meta property="og:image" content="/a.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A &quot;roof&quot;">',
  ]);
  expect(linesOn(/og:image:alt/, { image: '/a.png' })).toEqual([]);
  expect(linesOn(/og:image:alt/, { image: '/a.png', imageAlt: '' })).toHaveLength(1);
});

test('what is not to be found says so beside its address, as does every page of a preview, which has a bar', () => {
  const robots = ['<meta name="robots" content="noindex">'];
  expect(linesOn(/robots/, { noindex: true })).toEqual(robots);
  expect(linesOn(/robots/, {}, { draftsShown: 'Drafts & all' })).toEqual(robots);
  expect(linesOn(/robots/, {})).toEqual([]);
  const preview = { ...parts, site: { ...parts.site, draftsShown: 'Drafts & all' } };
  expect(renderDocument(preview, '', head, data)).toContain(
    '<body><aside class="drafts-bar">Drafts &amp; all</aside><div id="root"',
  );
  expect(renderDocument(parts, '', head, data)).toContain('<body><div id="root"');
});

const documentIn = (more: Partial<SiteData>, language: string) => {
  const site = { ...parts.site, ...more, site: { ...parts.site.site, language } };
  return renderDocument({ ...parts, site }, '', head, data);
};

test('a document says its language, its direction and its colour schemes', () => {
  expect(documentIn({}, 'en-GB')).toMatch(/^<html lang="en-GB"><head>/);
  expect(documentIn({ direction: 'rtl' }, 'ar')).toMatch(/^<html lang="ar" dir="rtl"><head>/);
  for (const [dark, schemes] of [
    ['auto', 'light dark'],
    ['none', 'light'],
    ['only', 'dark'],
  ] as const)
    expect(documentIn({ dark }, 'en')).toContain(`<meta name="color-scheme" content="${schemes}">`);
});

test('a block that the bundle does not know asks for nothing, and a site with a search has its script', () => {
  const scripts = { prose: '/assets/prose.js', gone: '/assets/gone.js' };
  expect(needed(renderDocument(parts, '', head, { ...data, scripts }))?.slice(2, 4)).toEqual([
    '/assets/prose.js',
    '/assets/site-1.json',
  ]);
  const site = { ...parts.site, site: { ...parts.site.site, search: true } };
  const script = '<script async src="/assets/watch-search.js"></script>';
  expect(renderDocument({ ...parts, site }, '', head, data)).toContain(script);
  expect(renderDocument(parts, '', head, data)).not.toContain(script);
});

test('the document for unknown paths has a script of its own behind that of all', () => {
  expect(documentScript(parts, false)).toBe('start()');
  expect(documentScript(parts, true)).toBe('start()\nreport()');
});
