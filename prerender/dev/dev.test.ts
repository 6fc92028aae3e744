import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { SITE_CHANGED } from '../../renderer/dev/site-changed.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { ENGINE } from '../engine/paths.ts';
import { startDev } from './dev.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  layGoodSite(folder);
  server = await startDev(folder, 0, 'silent');
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a page is sent as it is now, and its data beside it', async () => {
  const page = await fetch(`${origin}/team`, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<div id="root"');
});

test('a file that the editor must not open is refused with a sentence', async () => {
  const place = encodeURIComponent('../../etc/passwd:1:1');
  const answer = await fetch(`${origin}/__open-in-editor?file=${place}`);
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(await answer.text()).toBe('../../etc/passwd:1:1 is no file of this site.');
});

test.each([
  ['site.yaml', true],
  ['site.de.yaml', true],
  ['pages/team.yaml', true],
  ['forms/inquiry.yaml', true],
  ['media/logo.svg', true],
  ['public/robots.txt', true],
  ['blocks/map/map.schema.json', true],
  ['README.md', false],
  ['pages.yaml', false],
])('browsers are told that %s has changed: %s', (file, isTold) => {
  const send = vi.spyOn(server.ws, 'send').mockImplementation(() => undefined);
  server.watcher.emit('all', 'change', join(folder, file));
  expect(send.mock.calls).toEqual(isTold ? [[SITE_CHANGED]] : []);
  send.mockRestore();
});

test.each([
  ['schema/blocks/hero.schema.json', true],
  ['schema/shared/fact.json', true],
  ['schema/page.schema.json', true],
  ['renderer/blocks/hero', true],
  ['renderer/blocks/hero/index.tsx', false],
  ['schema/forms/forms-file.ts', false],
])('so they are of block types of the engine, in %s: %s', (file, isTold) => {
  const send = vi.spyOn(server.ws, 'send').mockImplementation(() => undefined);
  server.watcher.emit('all', 'change', join(ENGINE, file));
  expect(send.mock.calls).toEqual(isTold ? [[SITE_CHANGED]] : []);
  send.mockRestore();
});
