import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TimedSite } from '../../test-support/commands/timed-site.ts';

/* A preview with drafts, and the published site in the same folder. */
const asOf = '2026-04-01';
const WORDS = 'Preview with drafts. This is not the published site.';
const PAGES = ['index.html', 'team/index.html', 'news/opening/index.html', '404.html'];

describe('a preview', () => {
  const site = new TimedSite();
  let said = '';
  beforeAll(async () => {
    await site.build({ asOf });
    said = await site.build({ asOf, drafts: true });
  });
  afterAll(() => site.remove());

  test('has the pages that are drafts, and draws all again', () => {
    expect(said).toMatch(/Built 4 pages into .* 4 had changed\./);
    expect(site.hasPage('team')).toBe(true);
  });

  test.each(PAGES)('says so on %s', (file) => {
    expect(site.read(file)).toContain(`<aside class="drafts-bar">${WORDS}</aside>`);
  });

  test.each(PAGES)('keeps search engines away from %s', (file) => {
    expect(site.read(file)).toContain('<meta name="robots" content="noindex">');
  });

  test('keeps search engines away from the whole site', () => {
    expect(JSON.parse(site.read('.serving.json'))).toMatchObject({
      documentHeaders: { 'X-Robots-Tag': 'noindex, nofollow' },
    });
    expect(site.read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(existsSync(join(site.dist, 'sitemap.xml'))).toBe(false);
  });
});

describe('the published site', () => {
  let site: TimedSite;
  beforeEach(async () => {
    site = new TimedSite();
    await site.build({ asOf });
  });
  afterEach(() => site.remove());

  test('has not a word, and not a byte, of a preview', () => {
    const files = readdirSync(join(site.dist, 'assets')).filter((file) => file.endsWith('.json'));
    for (const file of ['index.html', ...files.map((name) => `assets/${name}`)])
      expect(site.read(file), file).not.toMatch(/drafts-bar|Preview with drafts/);
  });

  test('is as before when it is built after a preview', async () => {
    const published = site.read('index.html');
    await site.build({ asOf, drafts: true });
    await site.build({ asOf });
    expect(site.read('index.html')).toBe(published);
    expect(site.hasPage('team')).toBe(false);
    expect(site.read('robots.txt')).toContain('Allow: /');
    expect(existsSync(join(site.dist, 'sitemap.xml'))).toBe(true);
  });
});
