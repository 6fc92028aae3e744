import { expect, test } from 'vitest';
import { judge } from './guard-studio.ts';

const PORT = 5173;
const HOST = { host: 'localhost:5173' };
const JSON_TYPE = { 'content-type': 'application/json' };

function verdictOf(
  url: string,
  {
    method = 'GET',
    isOpen = true,
    headers = {},
  }: { method?: string; isOpen?: boolean; headers?: Record<string, string> } = {},
) {
  const verdict = judge({ url, method, headers: { ...HOST, ...headers } }, PORT, isOpen);
  return verdict.kind === 'refused' ? verdict.status : verdict.kind;
}

test.each([
  ['/_studio', 'shell'],
  ['/_studio/', 'shell'],
  ['/_studio/?page=/team', 'shell'],
  ['/@vite/client', 'rest'],
  ['/_studio/shell.js', 'shell-file'],
  ['/_studio/shell.css', 'shell-file'],
  ['/renderer/dev/start.ts', 'rest'],
  ['/node_modules/.vite/deps/react.js', 'rest'],
])('%s says nothing of the site, and needs no cookie: %s', (url, expected) => {
  expect(verdictOf(url, { isOpen: false })).toBe(expected);
});

test.each([
  '/',
  '/team',
  '/studio',
  '/dev/state.json?route=/team',
  '/dev/sources.json',
  '/team/page.json',
  '/media/a-1234.svg',
  '/_studio/media/a.svg',
  '/__open-in-editor?file=a',
])('%s needs the cookie', (url) => {
  expect(verdictOf(url, { isOpen: false })).toBe(403);
});

test('with it, pages and pictures are answered for', () => {
  expect(verdictOf('/team')).toBe('rest');
  expect(verdictOf('/dev/state.json')).toBe('rest');
  expect(verdictOf('/_studio/media/a.svg')).toBe('picture');
  expect(verdictOf('/__open-in-editor?file=a', { method: 'POST' })).toBe('rest');
});

test.each(['apply', 'undo', 'overview', 'file'])(
  'the call %s is a POST of JSON with the cookie',
  (name) => {
    const url = `/_studio/${name}`;
    expect(verdictOf(url, { method: 'POST', headers: JSON_TYPE })).toBe('call');
    expect(
      verdictOf(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    ).toBe('call');
    expect(verdictOf(url, { method: 'POST', headers: JSON_TYPE, isOpen: false })).toBe(403);
    expect(verdictOf(url, { method: 'POST', headers: { 'content-type': 'text/plain' } })).toBe(403);
    expect(verdictOf(url, { method: 'POST' })).toBe(403);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
      expect(verdictOf(url, { method }), method).toBe(405);
  },
);

test('the cookie is given without one', () => {
  expect(verdictOf('/_studio/session', { method: 'POST', headers: JSON_TYPE, isOpen: false })).toBe(
    'call',
  );
});

test.each([
  { host: 'rebound.example:5173' },
  { host: 'localhost:3000' },
  { host: 'localhost' },
  { host: '192.168.0.7:5173' },
  { host: 'localhost.rebound.example:5173' },
  { host: '' },
])('a host that is not this machine, or another port, gets nothing: %j', (headers) => {
  expect(verdictOf('/_studio', { headers })).toBe(403);
  expect(
    verdictOf('/_studio/apply', { method: 'POST', headers: { ...JSON_TYPE, ...headers } }),
  ).toBe(403);
});

test.each<Record<string, string>>([
  { origin: 'https://other.example' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://127.0.0.1:5173' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('scripts of other pages get nothing: %j', (headers) => {
  expect(
    verdictOf('/_studio/apply', { method: 'POST', headers: { ...JSON_TYPE, ...headers } }),
  ).toBe(403);
  expect(
    verdictOf('/_studio/session', { method: 'POST', headers: { ...JSON_TYPE, ...headers } }),
  ).toBe(403);
  expect(verdictOf('/dev/state.json', { headers })).toBe(403);
});

test('a link from elsewhere leads to the shell, which is empty without the cookie', () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(verdictOf('/_studio', { headers, isOpen: false })).toBe('shell');
  expect(verdictOf('/team', { headers, isOpen: false })).toBe(403);
});

test('what cannot be read as an address is refused', () => {
  expect(verdictOf('/%')).toBe(403);
});
