import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { NoSiteError } from './open-site.ts';
import { readSite } from './read-site.ts';

const goodSite = join(import.meta.dirname, '../tests/bad-content/good-site');
const empty = mkdtempSync(join(tmpdir(), 'read-site-'));
afterAll(() => rmSync(empty, { recursive: true }));

it('gives checked pages with references resolved and defaults filled in', () => {
  const { problems, site, pages } = readSite(goodSite);
  expect(problems).toEqual([]);
  expect(site?.footer.text).toBe('12 years of warmer buildings.');
  expect(site?.logo).toEqual({ src: 'logo.svg', alt: '' });
  expect(pages.map(({ route }) => route)).toEqual(['/', '/services/audits', '/team']);
  expect(pages[1]?.page.blocks[1]).toMatchObject({
    type: 'card-grid',
    ground: 'plain',
    cards: [{ title: 'Heat', tone: 'calm' }],
  });
});

it('says why a folder is no site', () => {
  expect(() => readSite(join(empty, 'nowhere'))).toThrow(NoSiteError);
  expect(() => readSite(empty)).toThrow(
    `The folder ${empty} holds no site.yaml, so it is no site.`,
  );
  writeFileSync(join(empty, 'site.yaml'), 'name: x\n');
  expect(() => readSite(empty)).toThrow('holds no folder pages');
});
