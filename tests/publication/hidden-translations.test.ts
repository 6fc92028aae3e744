import { afterEach, beforeEach, expect, test } from 'vitest';
import { TimedSite } from '../../test-support/commands/timed-site.ts';

/* Pages with a translation, of which one is hidden. */
const asOf = '2026-04-01';
const DRAFT = 'draft: true\n';

let site: TimedSite;
beforeEach(() => {
  site = new TimedSite();
  site.edit('site.yaml', /language: en/, 'language: en\nlanguages: [en, de]');
  site.write('pages/de/index.yaml', pageIn('Warme Räume'));
  site.write('pages/de/news/opening.yaml', pageIn('Eröffnung', DRAFT));
});
afterEach(() => site.remove());

/** A page that has no more than its title, and some lines. */
function pageIn(title: string, more = ''): string {
  return `title: ${title}\ndescription: Was hier steht, ist lang genug für alle, die danach suchen wollen.\n${more}blocks:\n  - type: hero\n    title: ${title}\n`;
}

test('an original stands in for a translation that is a draft', async () => {
  await site.build({ asOf });
  const fallback = site.read('de/news/opening/index.html');
  expect(fallback).toContain('A second workshop');
  expect(fallback).not.toContain('Eröffnung');
  expect(site.hasPage('de/team')).toBe(false);
});

test('a translation takes its place when it is a draft no more', async () => {
  await site.build({ asOf });
  site.edit('pages/de/news/opening.yaml', DRAFT, '');
  await site.build({ asOf });
  expect(site.read('de/news/opening/index.html')).toContain('Eröffnung');
  expect(site.read('sitemap.xml')).toContain('/de/news/opening');
});

test('a translation is not there before its original', async () => {
  site.edit('pages/de/news/opening.yaml', DRAFT, '');
  await site.build({ asOf });
  await site.build({ asOf: '2026-03-29' });
  expect(site.hasPage('news/opening')).toBe(false);
  expect(site.hasPage('de/news/opening')).toBe(false);
  expect(site.read('sitemap.xml')).not.toContain('opening');
});

test('a translation that search engines are to leave out is not named to them by its original', async () => {
  const named = 'hreflang="de" href="https://www.alder-row.example/de"';
  await site.build({ asOf });
  for (const file of ['index.html', 'sitemap.xml']) expect(site.read(file)).toContain(named);

  site.edit('pages/de/index.yaml', 'blocks:', 'noindex: true\nblocks:');
  await site.build({ asOf });
  for (const file of ['index.html', 'sitemap.xml']) {
    expect(site.read(file)).not.toContain(named);
    expect(site.read(file)).toContain('hreflang="en"');
  }
  expect(site.read('de/index.html')).not.toContain('hreflang="');
  // Visitors are led to it as before.
  expect(site.read('index.html')).toMatch(/href="\/de"/);
});
