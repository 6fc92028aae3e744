import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPage } from '../../check/check-page.ts';
import { openSite } from '../../check/open-site.ts';
import { copySite } from '../../test-support/content/copy-site.ts';
import { listPageOf } from './list-page-of.ts';

const site = mkdtempSync(join(tmpdir(), 'list-page-of-'));
afterAll(() => rmSync(site, { recursive: true }));
beforeAll(() => {
  copySite(join(import.meta.dirname, '../../tests/bad-content/good-site'), site);
  const file = join(site, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nsearch: true\nlanguages: [en, de]\n`);
});

/** The list at an address: what it is called, and the addresses on it. */
async function listAt(route: string) {
  const opened = openSite(site);
  const list = await listPageOf(route, opened, async (isMeant) =>
    opened.pageFiles.filter(isMeant).map((file) => checkPage(opened.context, file)),
  );
  const hrefs = JSON.stringify(list?.markdown ?? []).match(/(?<="href":")[^"]+/g) ?? [];
  return list && [list.page.title, ...hrefs];
}

test('each language has a list of its own pages, in the order of their addresses', async () => {
  expect(await listAt('/search')).toEqual(['All pages', '/', '/team', '/services/audits']);
  writeFileSync(join(site, 'pages/de.yaml'), 'title: Start\nblocks: []\n');
  expect((await listAt('/de/search'))?.[0]).toBe('Alle Seiten');
});

test('no other address is such a list', async () => {
  for (const route of ['/', '/team', '/fr/search', '/search/page/2'])
    expect(await listAt(route)).toBeUndefined();
});
