import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { guard, isForeign, isServed } from './guard.ts';

const ENGINE = '/home/ada/engine/';
const BLOCKS = '/home/ada/site/blocks';

test.each([
  '/',
  '/services/consulting',
  '/_blocks/hero',
  '/@vite/client',
  '/@react-refresh',
  '/favicon.ico',
  '/search/details-189.json',
  '/@id/__x00__react',
  '/dev/state.json',
  '/dev/blocks/hero.js',
  '/services/consulting/page.json',
  '/de/search/index.json',
  '/media/team/anna.1a2b3c4d.svg',
  '/renderer/dev/entry-dev.tsx',
  '/schema/form-values.ts',
  '/node_modules/.vite/deps/react.js',
  '/@fs/home/ada/engine/renderer/styles/base.css',
  '/@fs/home/ada/node_modules/react/index.js',
  '/@fs/home/ada/site/blocks/quote/index.tsx',
  '/@fs/home/ada/site/blocks/quote/style.module.css',
])('sends what a page needs: %s', (path) => {
  expect(isServed(path, ENGINE, BLOCKS)).toBe(true);
});

test.each([
  '/.data/gateway.db',
  '/.env',
  '/sound.m4a',
  '/notes.page.json',
  '/.git/config',
  '/package.json',
  '/site.yaml',
  '/pages/index.yaml',
  '/commands/dev.ts',
  '/gateway/settings/settings.ts',
  '/@fs/etc/passwd.txt',
  '/@fs/etc/passwd',
  '/@fs/home/ada/engine/.data/gateway.db',
  '/@fs/home/ada/engine/gateway/settings/settings.ts',
  '/@fs/home/ada/engine/renderer/../.data/gateway.db',
  '/@fs/home/ada/site/blocks/../site.yaml',
  '/@fs/home/ada/site/blocks/quote/secret.txt',
  '/@fs/home/ada/site/pages/index.yaml',
])('sends nothing else: %s', (path) => {
  expect(isServed(path, ENGINE, BLOCKS)).toBe(false);
});

test('opens no editor for another site', () => {
  const path = '/__open-in-editor';
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(isForeign(path, { host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(false);
  // Typed into the browser.
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'none' })).toBe(false);
  expect(isForeign('/team', { host: 'a', 'sec-fetch-site': 'cross-site', origin: 'b' })).toBe(
    false,
  );
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(isForeign(path, { host: 'localhost:5173', origin: 'https://other.example' })).toBe(true);
});

test('refuses with a word what it does not send, and lets all else pass', async () => {
  const guarded = guard(ENGINE, BLOCKS);
  const { request, close } = await listening((asked, response) => {
    guarded(asked, response, () => response.end('page'));
  });
  onTestFinished(close);
  expect(await (await request('/services')).text()).toBe('page');
  const other = { headers: { origin: 'https://other.example' } };
  for (const refused of [
    await request('/package.json'),
    await request('/__open-in-editor?file=a', other),
    // No address at all: a percent sign that encodes nothing.
    await request('/%zz'),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toBe('text/plain');
    expect(await refused.text()).toBe('The development server does not send this.');
  }
});
