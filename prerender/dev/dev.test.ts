import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import type { ViteDevServer } from 'vite';
import { SITE_CHANGED } from '../../renderer/dev/site-changed.ts';
import { copySite } from '../../test-support/content/copy-site.ts';
import { ENGINE } from '../paths.ts';
import { startDev } from './dev.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  copySite(join(ENGINE, 'tests/bad-content/good-site'), folder);
  server = await startDev(folder, 0, { logLevel: 'silent' });
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

test('what is not there is answered with that', async () => {
  const answer = await fetch(`${origin}/dev/examples/none.json`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
});

test.each([
  ['/price-list.pdf', 'application/pdf'],
  ['/notes/feed.xml', 'application/xml; charset=utf-8'],
])('%s is sent as the built site has it', async (path, type) => {
  mkdirSync(join(folder, 'public'));
  onTestFinished(() => rmSync(join(folder, 'public'), { recursive: true }));
  mkdirSync(join(folder, 'pages/notes'), { recursive: true });
  writeFileSync(join(folder, 'public/price-list.pdf'), '%PDF-1.4');
  const blocks = [{ type: 'hero', title: 'Frost' }];
  const entry = { date: '2025-01-01', summary: 'All about frost.' };
  const list = [...blocks, { type: 'entries', folder: 'notes' }];
  for (const [file, page] of [
    ['notes.yaml', { title: 'Notes', blocks: list }],
    ['notes/frost.yaml', { title: 'Frost', entry, blocks }],
  ] as const) {
    writeFileSync(join(folder, 'pages', file), JSON.stringify(page));
    server.watcher.emit('all', 'add', join(folder, 'pages', file));
  }
  server.watcher.emit('all', 'add', join(folder, 'public/price-list.pdf'));
  const answer = await fetch(origin + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});

test('a file that the editor must not open is refused with a sentence', async () => {
  const place = encodeURIComponent('../../etc/passwd:1:1');
  const answer = await fetch(`${origin}/__open-in-editor?file=${place}`, { method: 'POST' });
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(await answer.text()).toBe('../../etc/passwd:1:1 is not a file of this site.');
});

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'https://other.example'])(
  'what is written is for pages of this server alone, not for %s',
  async (other) => {
    const headers = { origin: other };
    for (const path of ['/dev/state.json?route=/team', '/dev/problems.json', '/team/page.json']) {
      const answer = await fetch(origin + path, { headers });
      expect([answer.status, answer.headers.get('access-control-allow-origin')], path).toEqual([
        403,
        null,
      ]);
    }
    const answer = await fetch(`${origin}/__OPEN-in-editor?file=a`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  },
);

test('no other machine can ask it', () => {
  expect(server.httpServer?.address()).toMatchObject({
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
});

test('a name that somebody has led to this machine gets nothing', async () => {
  const status = await new Promise((resolve) => {
    const headers = { host: 'rebound.example:5173' };
    get(`${origin}/dev/state.json`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  expect(status).toBe(403);
});

test.each([
  ['site.yaml', true],
  ['site.de.yaml', true],
  ['site.es-419.yaml', true],
  ['pages/team.yaml', true],
  ['forms/inquiry.yaml', true],
  ['media/logo.svg', true],
  ['public/robots.txt', true],
  ['theme.css', true],
  ['blocks/map/map.schema.json', true],
  ['features/llms.ts', true],
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
  // Where the engine was served from its bundle, the page is loaded again besides.
  const told = send.mock.calls.filter(([what]) => what === SITE_CHANGED);
  send.mockRestore();
  expect(told).toEqual(isTold ? [[SITE_CHANGED]] : []);
});

/** Where browsers are told of changes, at times that the test sets. */
function toldBrowsers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  const send = vi.spyOn(server.ws, 'send').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    send.mockRestore();
  });
  return send.mock.calls;
}

test('a file that goes on changing is told of once more, one that stays as it is is not', () => {
  const told = toldBrowsers();
  const file = join(folder, 'media/notes.txt');
  writeFileSync(file, 'a');
  server.watcher.emit('all', 'change', file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
  server.watcher.emit('all', 'change', file);
  writeFileSync(file, 'more than that');
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(3);
  server.watcher.emit('all', 'change', file);
  rmSync(file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(4);
});

test('a file that is replaced so soon after another event of it that the watcher does not tell', () => {
  const told = toldBrowsers();
  const file = join(folder, 'media/notes.txt');
  const raw = (watchedPath: string) =>
    server.watcher.emit('raw', 'rename', 'notes.txt', { watchedPath });
  writeFileSync(file, 'a');
  raw(join(folder, 'media'));
  raw(file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
  raw(file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
  writeFileSync(file, 'another');
  raw(file);
  server.watcher.emit('all', 'change', file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(2);
  // That it is gone, the watcher tells.
  rmSync(file);
  raw(file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(2);
});

test.each(['features', 'blocks', 'public'])(
  'the folder %s, which comes while the server runs, is watched from then on',
  async (name) => {
    const send = vi.spyOn(server.ws, 'send').mockImplementation(() => undefined);
    onTestFinished(() => {
      send.mockRestore();
      rmSync(join(folder, name), { recursive: true });
    });
    mkdirSync(join(folder, name));
    await eventually(() =>
      expect(server.watcher.getWatched()).toHaveProperty([join(folder, name)]),
    );
    send.mockClear();
    // Written until it is seen: a folder is listed as watched shortly before its changes are seen.
    let text = '';
    await eventually(() => {
      writeFileSync(join(folder, name, 'notes.md'), (text += 'a'));
      expect(send).toHaveBeenCalledWith(SITE_CHANGED);
    });
  },
);

test('what is watched by name is told of when it is there again, and watched again; all else the watcher tells', () => {
  const told = toldBrowsers();
  const watch = vi.spyOn(server.watcher, 'add');
  const file = join(folder, 'site.yaml');
  const text = readFileSync(file);
  rmSync(file);
  server.watcher.emit('all', 'unlink', file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
  writeFileSync(file, text);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(2);
  expect(watch.mock.calls).toEqual([[file]]);

  const other = join(folder, 'media/notes.txt');
  server.watcher.emit('all', 'unlink', other);
  vi.advanceTimersByTime(1000);
  writeFileSync(other, 'a');
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(3);
  server.watcher.emit('all', 'change', file);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(4);
  expect(watch.mock.calls).toHaveLength(1);
  watch.mockRestore();
});

test('a module with a mistake can be loaded once that is mended, one that nobody asked for never', async () => {
  const file = join(realpathSync(folder), 'blocks/map/index.tsx');
  const url = `${origin}/dev/module-loads.json?id=${encodeURIComponent(file)}`;
  const loads = async () => (await fetch(url)).json();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'export default () => <h1></h2>;');
  expect(await loads()).toBe(false);
  expect((await fetch(`${origin}/@fs${file}`)).status).toBe(500);
  expect(await loads()).toBe(false);
  writeFileSync(file, 'export default () => <h1></h1>;');
  expect(await loads()).toBe(true);
});
