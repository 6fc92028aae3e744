import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pageCosts } from './page-costs.ts';
import { sum, textSize } from './sizes.ts';

const HTML = `<link rel="icon" href="/favicon.svg">
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">
<script data-needed="/assets/entry.js /assets/site.json">start()</script>
<script async src="/assets/watch-search.js"></script>
<style>@font-face{src:url(/assets/a.woff2)}@font-face{src:url("/assets/b.woff2");font-display:swap}</style>
<a data-search="" class="b" href="/search"></a>
<img src="/media/first.jpg"><img src="/media/later.jpg" loading="lazy">
<svg><use href="/icons.svg#a"/><use href="/icons.svg#b"/></svg>`;

const script = (
  imports: string[] = [],
  dynamicImports: string[] = [],
  source = 'renderer/x.ts',
) => ({
  source,
  imports,
  dynamicImports,
  parts: {},
});

const namesOf = (parts: { name: string }[]) => parts.map(({ name }) => name);

describe('what a visitor of a page loads', () => {
  const dist = mkdtempSync(join(tmpdir(), 'page-costs-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  for (const folder of ['team', 'assets', 'media', 'search']) mkdirSync(join(dist, folder));
  const names = ['entry', 'shared', 'hero', 'dialog', 'focus', 'menu', 'watch-search'].map(
    (name) => `assets/${name}.js`,
  );
  const rest = ['assets/a.woff2', 'assets/b.woff2', 'media/first.jpg', 'favicon.svg', 'icons.svg'];
  for (const file of [...names, ...rest]) writeFileSync(join(dist, file), 'x'.repeat(100));
  for (const file of ['assets/search.js.br', 'search/index.json.br'])
    writeFileSync(join(dist, file), 'x'.repeat(file.length));
  writeFileSync(join(dist, 'team/index.html'), HTML);
  const data = {
    route: '/team',
    page: { title: '', blocks: [] },
    pictures: {},
    dates: {},
    icons: {},
    head: { title: '', description: '' },
    scripts: { hero: '/assets/hero.js' },
    styles: [],
  };
  writeFileSync(join(dist, 'team/page.json'), JSON.stringify(data));
  const reports = {
    'assets/entry.js': script(['assets/shared.js'], ['assets/menu.js']),
    'assets/shared.js': script(['assets/entry.js']),
    'assets/hero.js': script(['assets/shared.js'], ['assets/dialog.js']),
    'assets/dialog.js': script(['assets/focus.js']),
    'assets/menu.js': script([], [], 'renderer/frame/menu.ts'),
    'assets/search.js': script([], [], 'renderer/frame/search/search-dialog.ts'),
  };
  const costs = pageCosts('/team', dist, { reports, firstAnswer: [] });

  const hydrated = ['/assets/entry.js', '/assets/shared.js', '/assets/hero.js'];

  test('are the scripts that hydrate it, with what they import', () => {
    expect(namesOf(costs.hydrated)).toEqual(hydrated);
  });

  test('is, for a dialog, what its script imports besides', () => {
    expect(namesOf(costs.dialog)).toEqual([...hydrated, '/assets/dialog.js', '/assets/focus.js']);
  });

  test('is, for a search, a script and an index', () => {
    expect(costs.search).toEqual([{ name: '/assets/search.js', bytes: 19 }]);
    expect(costs.searchIndex).toEqual([{ name: '/search/index.json', bytes: 20 }]);
  });

  test('is, unasked, the script in the document and the one next to it', () => {
    expect(namesOf(costs.unasked)).toEqual(['the inline script', '/assets/watch-search.js']);
    expect(costs.unasked[0]?.bytes).toBe(textSize('start()'));
  });

  test('are the fonts that it names, those among them that are loaded ahead', () => {
    expect(namesOf(costs.fonts)).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
    expect(costs.slices).toEqual(['/assets/b.woff2']);
    expect(costs.scripts).toEqual({ alphabets: 0, isIdeographic: false });
    expect(costs.preloadedFonts).toEqual(['/assets/a.woff2']);
  });

  test('are the pictures in the first view', () => {
    const pictures = ['/favicon.svg', '/icons.svg', '/media/first.jpg'];
    expect(namesOf(costs.firstView).slice(3)).toEqual(pictures);
  });

  test('is nothing of a search where there is none', () => {
    writeFileSync(join(dist, 'team/index.html'), HTML.replace('data-search=""', ''));
    const unsearched = pageCosts('/team', dist, { reports, firstAnswer: [] });
    expect([unsearched.search, unsearched.searchIndex]).toEqual([[], []]);
  });

  test('comes compressed if it is text; fonts and photos are compressed already', () => {
    expect(sum(costs.fonts)).toBe(200);
    expect(costs.hydrated[0]?.bytes).toBe(textSize('x'.repeat(100)));
  });
});
