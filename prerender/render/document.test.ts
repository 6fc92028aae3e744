import { expect, test } from 'vitest';
import type { PageData } from '../../renderer/data/types.ts';
import { siteData } from '../../test-support/render-on-site.tsx';
import { renderDocument } from './document.ts';

const block = (name: string, imports: string[]) => ({
  script: `/assets/${name}.js`,
  imports,
  styles: [],
});

/** The theme's sheet without what the others do not name. */
const THEME = '@layer theme{:root{color-scheme:light;}}';

const parts = {
  template: '<html lang="en"><head><!--head--></head><body><!--body--></body></html>',
  bundle: {
    bootstrap: 'start()',
    announcement: 'announce()',
    search: 'search()',
    notFound: 'report()',
    entry: '/assets/entry.js',
    imports: ['/assets/shared.js'],
    layoutStyles: ['/assets/frame.css'],
    deferredStyles: ['/assets/deferred.css'],
    blocks: {
      hero: block('hero', ['/assets/card.js']),
      team: block('team', ['/assets/card.js']),
      quote: block('quote', []),
    },
    sheets: {
      '/assets/frame.css': '.frame{}',
      '/assets/hero.css': '.hero{}',
      '/assets/deferred.css': '.deferred{}',
    },
    optional: {
      rightToLeft: '.rtl{}',
      tallScripts: '.tall{}',
      languages: '.languages{}',
      announcement: '.announcement{}',
      draftsBar: '.drafts-bar{}',
      veil: '.veil{}',
    },
  },
  theme: { fontRules: '', properties: [], constants: [], schemes: '' },
  hasPhotographs: false,
  lateThemeUrl: '/assets/theme.css',
  fonts: ['/media/text.woff2'],
  site: siteData,
  siteUrl: '/assets/site-1.json',
  faviconUrl: '/favicon.svg',
};

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
  expect(needed(html)).toEqual(['/assets/entry.js', '/assets/shared.js', '/assets/site-1.json']);
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

test('what a site announces stands after the root, with a script and a style that no other site has', () => {
  const plain = renderDocument(parts, '', head, data);
  expect(plain).toContain('>start()</script>');
  expect(plain).not.toContain('announce');
  const site = { ...parts.site, announcement: { text: 'Closed', id: 'a1' } };
  const html = renderDocument({ ...parts, site }, '', head, data, '<aside>Closed</aside>');
  expect(html).toContain('</div><aside>Closed</aside>');
  expect(html).toMatch(/<script [^>]* data-announcement="a1">start\(\)\nannounce\(\)<\/script>/);
  expect(html).toContain('.announcement{}');
});
