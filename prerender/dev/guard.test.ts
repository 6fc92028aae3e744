import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { isServed, mayAsk, mayPass, refuseUnless } from './guard.ts';

const EDITOR = '/__open-in-editor';
const FOLDERS = {
  engine: '/home/ada/engine/',
  blocks: '/home/ada/site/blocks',
  cache: '/var/cache/vite',
};

test.each([
  '/',
  '/services/consulting',
  '/_blocks/hero',
  '/@vite/client',
  '/@react-refresh',
  '/@id/__x00__react',
  '/dev/state.json',
  '/dev/blocks/hero.js',
  '/renderer/dev/entry-dev.tsx',
  '/schema/form-values.ts',
  '/node_modules/.vite/deps/react.js',
  '/@fs/home/ada/engine/renderer/styles/base.css',
  '/@fs/home/ada/node_modules/react/index.js',
  '/@fs/var/cache/vite/deps/react.js',
  '/@fs/home/ada/site/blocks/quote/index.tsx',
  '/@fs/home/ada/site/blocks/quote/style.module.css',
])('lets Vite send what a page needs: %s', (path) => {
  expect(isServed(path, FOLDERS)).toBe(true);
});

test.each([
  '/sound.m4a',
  '/notes.page.json',
  '/package.json',
  '/site.yaml',
  '/pages/index.yaml',
  '/commands/dev.ts',
  '/gateway/settings/settings.ts',
  '/@fs/etc/passwd.txt',
  '/@fs/etc/passwd',
  '/@fs/var/cache/vite/other.js',
  '/@fs/var/cache/vite/deps/../../../etc/passwd.txt',
  '/@fs/home/ada/engine/gateway/settings/settings.ts',
  '/@fs/home/ada/site/blocks/quote/secret.txt',
  '/@fs/home/ada/site/pages/index.yaml',
])('lets Vite send nothing else: %s', (path) => {
  expect(isServed(path, FOLDERS)).toBe(false);
});

test.each([
  '/.data/gateway.db',
  '/.env',
  '/.git/config',
  '/media/../.env',
  '/@fs/home/ada/engine/.data/gateway.db',
  '/@fs/home/ada/engine/renderer/../.data/gateway.db',
  '/@fs/home/ada/site/blocks/../site.yaml',
])('hands %s to nothing that could answer it', (path) => {
  expect(mayPass(path, { headers: {} })).toBe(false);
});

test.each([
  '/node_modules/.vite/deps/react.js',
  '/.cache/block.js',
  '/price-list.pdf',
  '/feed.xml',
])('hands %s on', (path) => {
  expect(mayPass(path, { headers: {} })).toBe(true);
});

const HOST = 'localhost:5173';
const POST = 'POST';

test.each([
  ['same-origin', { 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` }],
  ['of a program, which says neither', {}],
  ['of an old browser', { origin: `http://${HOST}` }],
])('opens the editor for a request that is %s', (_, headers) => {
  expect(mayAsk({ path: EDITOR, method: POST, headers: { host: HOST, ...headers } })).toBe(true);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['another port, in an old browser', { origin: 'http://localhost:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['a link from there', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
])('opens no editor for %s, however its address is written', (_, other) => {
  const headers = { host: HOST, ...other };
  for (const path of [EDITOR, '/__OPEN-in-editor', '/__Open-In-Editor/', '/__open-in-editor.x'])
    expect(mayAsk({ path, method: POST, headers }), path).toBe(false);
});

test('opens the editor for no request but a POST, and takes a POST for nothing else', () => {
  const headers = { host: HOST, 'sec-fetch-site': 'same-origin' };
  for (const method of ['GET', 'HEAD', 'PUT'])
    expect(mayAsk({ path: '/__OPEN-in-editor', method, headers }), method).toBe(false);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(mayAsk({ path: '/dev/state.json', method, headers }), method).toBe(false);
  for (const method of ['GET', 'HEAD'])
    expect(mayAsk({ path: '/dev/state.json', method, headers }), method).toBe(true);
});

test('shows pages to who follows a link from elsewhere, and nothing to scripts there', () => {
  const headers = { host: HOST, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(mayAsk({ path: '/team', method: 'GET', headers })).toBe(true);
  const typed = { host: HOST, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
  expect(mayAsk({ path: '/team', method: 'GET', headers: typed })).toBe(true);
  for (const mode of ['cors', 'no-cors']) {
    const script = { ...headers, 'sec-fetch-mode': mode };
    expect(mayAsk({ path: '/dev/state.json', method: 'GET', headers: script }), mode).toBe(false);
  }
});

test('refuses with a word what it does not send, and lets all else pass', async () => {
  const guarded = refuseUnless((path, asked) => mayPass(path, asked) && isServed(path, FOLDERS));
  const { request, close } = await listening((asked, response) => {
    guarded(asked, response, () => response.end('page'));
  });
  onTestFinished(close);
  expect(await (await request('/services')).text()).toBe('page');
  const other = { headers: { origin: 'https://other.example' } };
  for (const refused of [
    await request('/package.json'),
    await request('/__open-in-editor?file=a', { method: POST, ...other }),
    await request('/__OPEN-in-editor?file=a', { method: POST, ...other }),
    await request('/dev/state.json', other),
    // No address at all: a percent sign that encodes nothing.
    await request('/%zz'),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toBe('text/plain');
    expect(await refused.text()).toBe('The development server does not serve this file.');
  }
});
