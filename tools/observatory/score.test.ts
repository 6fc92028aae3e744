import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../prerender/output/headers/content-security-policy.ts';
import {
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../prerender/output/headers/file-headers.ts';
import { observatoryScore } from './score.ts';

const GOOD = Object.fromEntries(
  Object.entries({
    ...SECURITY_HEADERS,
    ...TRANSPORT_SECURITY,
    'Content-Security-Policy': contentSecurityPolicy().replaceAll(/ \{\w+\}/g, " 'sha256-x'"),
  }).map(([name, value]) => [name.toLowerCase(), value]),
);

const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(GOOD).filter(([known]) => known !== name));

test('nothing at all is 30, which is the figure of the service for a plain server', () => {
  expect(observatoryScore({ headers: {}, html: '' }).score).toBe(30);
});

test('all that the engine sends over TLS is 130', () => {
  expect(observatoryScore({ headers: GOOD, html: '<script src="/a.js">' }).score).toBe(130);
});

test.each([
  ['content-security-policy', 55],
  ['strict-transport-security', 80],
  ['cross-origin-resource-policy', 120],
  ['referrer-policy', 125],
  ['x-content-type-options', 125],
])('without %s it is %i', (name, score) => {
  expect(observatoryScore({ headers: without(name), html: '' }).score).toBe(score);
});

test.each([
  ["default-src 'self'; frame-ancestors 'none'", 125],
  ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
  ["default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
  ["default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 110],
  ["default-src 'none'", 80],
])('with the policy %s it is %i', (policy, score) => {
  const headers = { ...GOOD, 'content-security-policy': policy };
  expect(observatoryScore({ headers, html: '' }).score).toBe(score);
});

test('scripts of others, cookies and borders that are open cost', () => {
  const html = '<script src="https://cdn.example/a.js"></script>';
  expect(observatoryScore({ headers: GOOD, html }).score).toBe(125);
  const headers = { ...GOOD, 'set-cookie': 'a=b', 'access-control-allow-credentials': 'true' };
  expect(observatoryScore({ headers, html: '' }).score).toBe(45);
});
