import { expect, test } from 'vitest';
import { isForeign, isServed } from './guard.ts';

const ENGINE = '/home/ada/engine/';
const BLOCKS = '/home/ada/site/blocks';

test.each([
  '/',
  '/services/consulting',
  '/_blocks/hero',
  '/@vite/client',
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
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(isForeign(path, { host: 'localhost:5173', 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(isForeign(path, { host: 'localhost:5173', origin: 'https://other.example' })).toBe(true);
});
