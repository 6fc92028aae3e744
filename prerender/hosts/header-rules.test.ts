import { expect, test } from 'vitest';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { contentSecurityPolicy } from '../output/headers/content-security-policy.ts';
import { headerRules } from './header-rules.ts';

const serving = {
  ...PLAIN_SERVING,
  documentHeaders: { 'Content-Security-Policy': contentSecurityPolicy() },
  styles: ["'sha256-a'"],
  scripts: ["'sha256-b'"],
};

/** The policy for all documents, at a host whose lines may have so many characters. */
const policyWithin = (line?: number): string => {
  const [all] = headerRules({ serving, files: [] }, line === undefined ? {} : { line });
  return all?.headers['Content-Security-Policy'] ?? '';
};

test('a policy names every style sheet as long as its line has room for it, indented by two', () => {
  const exact = policyWithin();
  expect(exact).toContain("style-src 'self' 'sha256-a';");
  const line = `  Content-Security-Policy: ${exact}`.length;
  expect(policyWithin(line)).toBe(exact);
  expect(policyWithin(line - 1)).toBe(exact.replace("'sha256-a'", "'unsafe-inline'"));
});

test('files of types that hosts do not know by their endings have a rule each', () => {
  const files = ['index.html', 'news/feed.xml', 'site.webmanifest', 'a/b.webmanifest'];
  expect(headerRules({ serving, files }, {}).slice(3)).toEqual([
    {
      pattern: '/site.webmanifest',
      headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
    },
    { pattern: '/*/feed.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  ]);
});
