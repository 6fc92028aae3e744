import { expect, test } from 'vitest';
import { isAllowedOrigin } from './origin-check.ts';

const HOST = 'www.example.com';

test.each([
  ['a page of its own', { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }, true],
  ['a page of its own, in an older browser', { origin: `https://${HOST}` }, true],
  ['another port', { origin: `https://${HOST}:8443` }, false],
  ['another site', { origin: 'https://evil.example' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['a page of the same site but another host', { 'sec-fetch-site': 'same-site' }, false],
  ['a browser that names no origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['a typed address', { 'sec-fetch-site': 'none' }, false],
  [
    'a name of its own that came from elsewhere',
    { origin: `https://${HOST}`, 'sec-fetch-site': 'cross-site' },
    false,
  ],
  ['no browser', {}, true],
])('without a list: %s', (_, headers, isAllowed) => {
  expect(isAllowedOrigin(new Headers({ host: HOST, ...headers }), [])).toBe(isAllowed);
});

test.each([
  ['a listed origin', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, true],
  ['the second of them', { origin: 'https://blog.example' }, true],
  ['its own host, which is not listed', { origin: `https://${HOST}` }, false],
  ['a browser that names no origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['no browser', {}, true],
])('with a list: %s', (_, headers, isAllowed) => {
  const allowed = ['https://shop.example', 'https://blog.example'];
  expect(isAllowedOrigin(new Headers({ host: HOST, ...headers }), allowed)).toBe(isAllowed);
});
