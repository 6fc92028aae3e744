import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { startDev } from './dev.ts';
import { leadsOut } from './leads-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'leads-out-'));
const site = join(folder, 'site');
const elsewhere = join(folder, 'site-elsewhere');

beforeAll(() => {
  mkdirSync(join(site, 'pages'), { recursive: true });
  mkdirSync(join(elsewhere, 'deep'), { recursive: true });
  writeFileSync(join(site, 'site.yaml'), '');
  writeFileSync(join(site, 'pages/index.yaml'), '');
  symlinkSync(join(site, 'pages/index.yaml'), join(site, 'pages/same.yaml'));
  symlinkSync(elsewhere, join(site, 'pages/more'));
  symlinkSync(join(site, 'nowhere'), join(site, 'pages/lost.yaml'));
  symlinkSync(site, join(folder, 'link'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('tells what a link leads to outside of the site from all else', () => {
  for (const root of [site, join(folder, 'link')]) {
    const leads = leadsOut([root]);
    const out = [
      '',
      'pages',
      'pages/index.yaml',
      'pages/same.yaml',
      'pages/lost.yaml',
      'pages/none',
    ].filter((path) => leads(join(root, path)));
    expect(out).toEqual([]);
    expect(leads(join(root, 'pages/more'))).toBe(true);
    expect(leads(join(root, 'pages/more/deep'))).toBe(true);
  }
});

it('keeps the development server from watching what lies outside of the site', async () => {
  const server = await startDev(site, 0, { logLevel: 'silent' });
  try {
    await eventually(() =>
      expect(server.watcher.getWatched()[join(site, 'pages')]).toContain('same.yaml'),
    );
    expect(
      Object.keys(server.watcher.getWatched()).filter((path) =>
        path.startsWith(join(site, 'pages/more')),
      ),
    ).toEqual([]);
  } finally {
    await server.close();
  }
});
