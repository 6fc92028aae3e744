import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapters, layExamples, chapterExamples } from '../test-support/content/chapter-site.ts';
import { readPostings, readTerms } from '../renderer/frame/search/search-index.ts';
import { buildSite, copySecondSite } from '../test-support/content/built-site.ts';

/* What docs/ shows is what the engine does: its examples are one site, which is built. */

const NOT_TRANSLATED = `
title: Ask for bread
description: What you would like to know of our bread before you order it, in as many words as you like.
blocks:
  - { type: hero, title: Ask us }
  - { type: form, form: order }
`;

/** The pages of the folders that a manual names. */
const HANDBOOK = { install: 'Set up', 'first-day': 'Bake', 'experts/flour': 'Choose flour' };

const pageOfHandbook = (title: string) => `
title: ${title}
description: What everybody in the bakery should know before the first loaf is in the oven, and whom to ask.
blocks:
  - { type: hero, title: ${title} }
`;

const site = copySecondSite();
const read = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');

beforeAll(() => {
  layExamples(site);
  writeFileSync(join(site, 'pages/ask.yaml'), NOT_TRANSLATED);
  mkdirSync(join(site, 'pages/handbook/experts'), { recursive: true });
  for (const [name, title] of Object.entries(HANDBOOK))
    writeFileSync(join(site, `pages/handbook/${name}.yaml`), pageOfHandbook(title));
  buildSite(site);
});
afterAll(() => rmSync(site, { recursive: true }));

test('every example of the chapters names its file', () => {
  const text = chapters().join('\n');
  expect(chapterExamples()).toHaveLength(text.match(/^```\w/gm)?.length ?? 0);
});

test('the theme is in the style of every page, its font cut, its icons drawn', () => {
  const page = read('index.html');
  expect(page).toContain('--accent:light-dark(#8c1f4b,');
  expect(page).toContain('border-radius:24px');
  expect(page).toContain('--selection:light-dark(#ffe08a,');
  expect(page).toContain('flex-basis:120px');
  const [, font = ''] = /href="\/(media\/text\.\w+\.woff2)"/.exec(page) ?? [];
  const source = readFileSync(join(site, 'media/fonts/text.woff2'));
  expect(readFileSync(join(site, 'dist', font)).length).toBeLessThan(source.length);
  expect(page).toContain('@font-face{font-family:Text Fallback;');
  expect(page).toMatch(/data-logo="light".*data-logo="dark"/);
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
    background_color: '#fdf9f1',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  });
});

test('a manual has the pages that it names, then those of its folders', () => {
  const page = read('handbook/first-day/index.html');
  expect(page).toMatch(/Begin.*>Install<.*All about it.*>Bake<.*For experts.*>Choose flour</s);
});

test('a file is linked with its kind and size, and lies in the built site', () => {
  expect(read('prices/index.html').match(/<span> \(PDF, 2\.1 MB\)<\/span>/g)).toHaveLength(2);
  expect(read('price-list.pdf')).toContain('%PDF');
  expect(read('index.html')).not.toContain('PDF');
});

test('pages are found by their words and their keywords, and stand in a list', () => {
  const { pages, terms } = JSON.parse(read('search/index.json'));
  const routes: string[] = pages.map(([route]: [string]) => route);
  expect(routes).toContain('/working-here');
  const lines = new Map(readTerms(terms));
  const placesOf = (term: string) =>
    Object.fromEntries(
      readPostings(lines.get(term) ?? '').map(({ page, place }) => [routes[page], place]),
    );
  expect(placesOf('vacancies')).toEqual({ '/working-here': 1 });
  // The title of the home page counts as a text, at 2 like the description.
  expect(placesOf('alder')).toMatchObject({ '/': 2 });
  // By its name in the menu, which the examples' site makes of the address.
  expect(read('search/index.html')).toMatch(
    /<li>.*<a [^>]*href="\/working-here">working-here<\/a>/,
  );
  expect(read('working-here/index.html')).toMatch(/<a data-search=""[^>]* href="\/search"/);
  expect(read('sitemap.xml')).toContain('/search</loc>');
});

test('old addresses of other systems lead on, or are gone', () => {
  expect(JSON.parse(read('.serving.json'))).toMatchObject({
    redirects: { '/about.html': '/visit', '/page?id=3': '/prices' },
    gone: ['/summer-sale', '/page?id=4'],
  });
  expect(read('about.html')).toContain('content="0; url=/visit"');
});

test('a page describes itself, and has a picture with its title where it is shared', () => {
  const page = read('visit/index.html');
  expect(page).toContain('"@type":"BreadcrumbList"');
  const [, picture = ''] =
    /property="og:image" content="[^"]*(\/media\/card\.\w+\.png)"/.exec(page) ?? [];
  expect(
    readFileSync(join(site, 'dist', picture))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(page).toMatch(/property="og:image:alt" content="[^"]+"/);
  expect(read('services/audits/index.html')).toContain('"@type":"Service"');
});

test('an embed waits for a press, and only its page allows a frame', () => {
  const page = read('find-us/index.html');
  expect(page).not.toContain('<iframe');
  expect(page).toContain('data-frame="https://www.openstreetmap.org"');
  expect(page).toContain('data-frame="https://calendly.com"');
  expect(read('index.html')).not.toContain('data-frame');
});

test('an icon of the site is drawn in the colour of the words', () => {
  const [, sprite = ''] =
    /href="\/(media\/icons\.[^#"]+)#instagram"/.exec(read('index.html')) ?? [];
  expect(read(sprite)).toMatch(
    /<symbol id="instagram" [^>]*><rect x="1\.5"[^>]*stroke="currentColor"/,
  );
  expect(read(sprite)).not.toContain('#c13584');
});

test('locations are on their page and in every footer', () => {
  for (const file of ['visit/index.html', 'index.html']) {
    expect(read(file)).toContain('href="tel:+441234567890"');
  }
  expect(read('visit/index.html').match(/The Old Station/g)).toHaveLength(2);
});

test('a fact with its source is in the texts, and its source in no file', () => {
  expect(read('orders/index.html')).toContain('1,200+ loaves on order');
  const files = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(html|json)$/.test(name)))
    expect(read(file), file).not.toContain('The order book');
});

test('a page that is to appear is not there yet, and the build says when it will be', () => {
  expect(existsSync(join(site, 'dist/summer'))).toBe(false);
  expect(JSON.parse(read('.schedule.json'))).toEqual({
    next: { at: '2090-06-01T09:00+02:00', what: 'pages/summer.yaml appears' },
  });
});

test("a message of the site stands in the place of the engine's own", () => {
  expect(read('index.html')).toContain('aria-label="Show all pages"');
  expect(read('index.html')).toContain('aria-label="Back to the start of Alder Row"');
});

test('a page names itself and its translations, in both languages alike', () => {
  const url = 'https://www.alder-row.example';
  const links = [
    `<link rel="alternate" hreflang="en-GB" href="${url}/visit">`,
    `<link rel="alternate" hreflang="de" href="${url}/de/termine">`,
    `<link rel="alternate" hreflang="x-default" href="${url}/visit">`,
  ];
  for (const file of ['visit/index.html', 'de/termine/index.html']) {
    expect(read(file).match(/<link rel="alternate"[^>]*>/g)).toEqual(links);
    expect(read(file)).not.toContain('noindex');
  }
  expect(read('visit/index.html')).toMatch(/^<!doctype html><html lang="en-GB"><head>/);
  expect(read('de/termine/index.html')).toMatch(/^<!doctype html><html lang="de"><head>/);
  expect(read('de/termine/index.html')).toContain('aria-label="Menü öffnen"');
  expect(read('de/termine/index.html')).toContain('Sollen wir es uns ansehen?');
});

test('the original stands in for what is not translated, and is the one to be found', () => {
  const page = read('de/prices/index.html');
  expect(page).toContain('Diese Seite gibt es noch nicht auf Deutsch.');
  expect(page).toMatch(/<div lang="en-GB" dir="ltr">.*What it costs/s);
  expect(page).toContain('<link rel="canonical" href="https://www.alder-row.example/prices">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('rel="alternate"');
  expect(read('sitemap.xml')).not.toContain('/de/prices');
});

test('the page for unknown addresses is there in every language', () => {
  expect(read('404.html')).toMatch(/<html lang="en-GB">/);
  expect(read('de/404.html')).toMatch(/<html lang="de">/);
  expect(read('de/404.html')).toContain('aria-label="Menü öffnen"');
});

/** Where the choice of language leads from a page: address, languages, words. */
const way = (file: string) =>
  /<nav class="languages"[^>]*><a href="([^"]*)" hreflang="([^"]*)" lang="([^"]*)"[^>]*>(.*?)</i
    .exec(read(file))
    ?.slice(1);

test('every page leads to itself in the other language', () => {
  expect(way('visit/index.html')).toEqual(['/de/termine', 'de', 'de', 'Deutsch']);
  expect(way('de/termine/index.html')).toEqual(['/visit', 'en-GB', 'en-GB', 'English']);
  expect(way('prices/index.html')).toEqual(['/de/prices', 'de', 'de', 'Deutsch']);
  expect(way('de/prices/index.html')?.[0]).toBe('/prices');
});

test('in another language a form has its words, and the answers of the original', () => {
  const page = read('de/order/index.html');
  expect(page).toMatch(/<h2[^>]*>Brot bestellen<\/h2>/);
  expect(page).toMatch(
    /<label for="order-form-day">Tag(?:<!-- -->)? \*<\/label><input type="date"/,
  );
  expect(page).toContain('<option value="Rye">Roggen</option>');
  expect(page).toMatch(/value="Jam"\/><span>Marmelade<\/span>/);
  expect(page).toMatch(/<section id="order" class="without-script.*Brot bestellen/);
  expect(page).toContain('>Bestellen</button>');
  const [, siteUrl = ''] = /data-site="([^"]+)"/.exec(page) ?? [];
  const { url } = JSON.parse(read(siteUrl)).forms.order;
  expect(JSON.parse(read(url))).toMatchObject({
    button: 'Bestellen',
    messages: { sent: 'Danke! Ihre Bestellung ist da.' },
    fields: expect.arrayContaining([
      expect.objectContaining({
        name: 'day',
        label: 'Tag',
        required: true,
        earliest: '2027-01-01',
      }),
    ]),
  });
  expect(JSON.parse(read('.forms.json')).order.fields[3].options).toEqual([
    'Rye',
    'Wheat',
    'Spelt',
  ]);
  expect(read('order/index.html')).not.toContain('Roggen');
});

test('what stands in for a page that is not translated has the form of the original', () => {
  expect(read('de/ask/index.html')).toMatch(/lang="en-GB".*<h2[^>]*>Order bread<\/h2>/s);
});

test('a form stands in its page and opens from a link; where it goes is told to the gateway alone', () => {
  const page = read('order/index.html');
  expect(page).toMatch(/<h2[^>]*>Order bread<\/h2>/);
  expect(page).toMatch(/<input type="date" [^>]*id="order-form-day"/);
  expect(page).toContain('<section id="order" class="without-script');
  expect(read('index.html')).not.toContain('id="order"');
  expect(JSON.parse(read('.forms.json')).order.deliver).toHaveLength(2);
  for (const file of ['order/index.html', 'order/page.json']) {
    expect(read(file)).not.toContain('orders@alder-row.example');
    expect(read(file)).not.toContain('hooks.alder-row.example');
  }
});

test('a longer text is drawn from Markdown, and the page carries neither that nor a parser', () => {
  const page = read('terms/index.html');
  expect(page).toMatch(
    /<h2[^>]*>What applies to your order<\/h2>.*<h3 id="orders".*<h3 id="delivery"/s,
  );
  expect(page).toMatch(/<h4 id="where-we-cannot-park"/);
  expect(page).toMatch(/<a href="#delivery" class="[^"]*">below<\/a>/);
  expect(page).toMatch(/<figure.*alt="Hills behind the bakery".*<figcaption/s);
  expect(page).toMatch(/<details.*<h3>Can I send bread back\?<\/h3>.*<strong>before/s);
  const data = read('terms/page.json');
  expect(data).not.toContain('## ');
  expect(JSON.parse(data)).toMatchObject({
    places: ['orders', 'delivery', 'where-we-cannot-park'],
  });
  expect(read('page.json')).not.toContain('markdown');
});

test('a list of entries goes on at further addresses, and each leads to what is related', () => {
  expect(read('blog/index.html')).toMatch(/New stones for the mill.*href="\/blog\/page\/2"/s);
  expect(read('blog/page/2/index.html')).toMatch(/<h2[^>]*>The first rye of the year/);
  expect(read('blog/first-rye/index.html')).toMatch(
    /20 Aug 2026<\/time> · Ada Lindqvist.*Goes with it.*New stones for the mill/s,
  );
  expect(read('blog/atom.xml')).toContain('<summary>New flour is thirsty.');
});

test('an announcement stands on every page', () => {
  expect(read('index.html')).toMatch(/<aside class="announcement"><p>.*href="\/order"/s);
  expect(read('404.html')).toContain('<aside class="announcement">');
});
