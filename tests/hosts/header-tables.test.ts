import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { HOSTS } from '../../check/features/hosts/host-limits.ts';
import { headerRules } from '../../prerender/hosts/header-rules.ts';
import { readHostedSite } from '../../prerender/hosts/hosted-site.ts';
import { HOST_WRITERS } from '../../prerender/hosts/write-for-host.ts';
import { readServing } from '../../prerender/output/serving.ts';
import { staticFiles } from '../../server/static/static-files.ts';
import { readPolicy } from '../../tools/observatory/policy.ts';
import { READERS } from '../../tools/hosts/read-rules.ts';
import { FILES, MISSING, MOVED, PAGES } from './requests.ts';
import { writeSite, writtenFor } from './written-site.ts';

/*
 * Hosts of files are asked what their own rules say, as their documentation has them; none of them runs here.
 */
const site = writeSite(1000);
afterAll(site.remove);
const serving = readServing(site.dist);
const own = staticFiles(site.dist, () => serving);

/** What these hosts say about a file that no rule speaks of: it is asked for again (RFC 9111, section 5.2.2). */
const BY_ITSELF = { 'no-cache': 'public, max-age=0, must-revalidate' };

const pages = Array.from({ length: 50 }, (_, n) => `/pages/page-${n * 20}`);
const ADDRESSES = [...PAGES, ...pages, ...FILES, ...MISSING];

function ownHeaders(url: string): Record<string, string> {
  const { headers } = own({ method: 'GET', url, headers: {} });
  return Object.fromEntries(
    headers.flatMap((name, at) =>
      at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1] ?? '']] : [],
    ),
  );
}

function statusOf(url: string): { status: number; location: string | undefined } {
  const { status, headers } = own({ method: 'GET', url, headers: {} });
  const at = headers.indexOf('Location');
  return { status, location: at < 0 ? undefined : headers[at + 1] };
}

test('where the hashes of all style sheets fit into no line, styles alone are less strict', () => {
  const hosted = { ...readHostedSite(site.dist), files: [] };
  const styles = Array.from({ length: 100 }, (_, n) => `'sha256-${String(n).padStart(44, '0')}'`);
  const many = { ...hosted, serving: { ...serving, styles } };
  const policyFor = (name: string): string => {
    const [rule] = headerRules(many, HOSTS.get(name) ?? {});
    return rule?.headers['Content-Security-Policy'] ?? '';
  };
  const exact = policyFor('netlify');
  expect(styles.every((source) => exact.includes(source))).toBe(true);
  expect(policyFor('cloudflare')).toBe(
    exact.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  );
});

const WRITERS = new Map(Object.entries(HOST_WRITERS));

describe.each(Object.entries(READERS))('%s', async (name, read) => {
  const folder = await writtenFor(site.folder, name);
  const rules = read(folder);
  const [host, limits] = [WRITERS.get(name), HOSTS.get(name)];
  if (!host || !limits) throw new Error(`There is no host ${name}.`);
  const served = join(folder, 'site');
  const files = new Set(
    readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(served, file)).isFile(),
    ),
  );

  test('no two rules set the same header of one address, and all of them fit', () => {
    expect(ADDRESSES.flatMap((path) => rules.headersOf(path).twice)).toEqual([]);
    expect(rules.patterns.length).toBeLessThan(10);
    expect(rules.longest).toBeLessThanOrEqual(limits.line ?? Infinity);
  });

  test.each(ADDRESSES)('%s has the headers of the own server', (path) => {
    const { headers } = rules.headersOf(path);
    const expected = ownHeaders(path);
    for (const header of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ])
      expect([header, headers[header]]).toEqual([header, expected[header]]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-type'] ?? expected['content-type']).toBe(expected['content-type']);
    // Of a file that is not there, nobody asks how long it lasts.
    const lasting = MISSING.includes(path) ? 'no-cache' : expected['cache-control'];
    const said = MISSING.includes(path) ? undefined : headers['cache-control'];
    expect(said ?? BY_ITSELF['no-cache']).toBe(lasting?.replace('no-cache', BY_ITSELF['no-cache']));
  });

  test('the one policy allows each document what its own allows, and nothing that none does', () => {
    const common = readPolicy(rules.headersOf('/').headers['content-security-policy'] ?? '');
    const needed = new Map<string, Set<string>>();
    for (const path of [...PAGES, ...pages, '/nothing', '/de/nichts']) {
      const exact = readPolicy(ownHeaders(path)['content-security-policy'] ?? '');
      for (const [directive, sources] of exact) {
        expect([...sources].filter((source) => !common.get(directive)?.has(source))).toEqual([]);
        needed.set(directive, new Set([...(needed.get(directive) ?? []), ...sources]));
      }
    }
    for (const [directive, sources] of common)
      expect([directive, [...sources].toSorted()]).toEqual([
        directive,
        [...(needed.get(directive) ?? [])].toSorted(),
      ]);
  });

  test('old addresses lead where the own server sends them', () => {
    const queries = limits.queries ? ['/page?id=3', '/page?lang=de&id=3'] : [];
    // Netlify shows a page at both addresses.
    const moved = MOVED.filter((url) => name !== 'netlify' || url !== '/about.html');
    for (const url of [...moved, ...queries])
      expect([url, rules.redirectOf(url)]).toEqual([url, statusOf(url).location]);
    for (const url of [...PAGES, ...FILES, ...MISSING])
      expect([url, rules.redirectOf(url)]).toEqual([url, undefined]);
    // Nothing else may answer for them first.
    for (const file of ['old/index.html', 'old.html']) expect(files.has(file)).toBe(false);
  });

  test('unknown addresses get the page of their language, where the host can', () => {
    expect(rules.notFoundOf('/nothing', files)).toBe('/404.html');
    const local = limits.localNotFound ? '/de/404.html' : '/404.html';
    expect(rules.notFoundOf('/de/nichts', files)).toBe(local);
  });

  test('nothing is served that the own server does not serve', () => {
    const hosted = readHostedSite(site.dist);
    const config = Object.keys(host.files(hosted, limits)).map((file) => relative('site', file));
    const more = [...files].filter((file) => {
      const path = `/${file}`.replace(/\/index\.html$/, '/');
      const page = name === 'netlify' ? path.replace(/\.html$/, '') : path;
      return (
        !config.includes(file) &&
        !file.endsWith('404.html') &&
        [path, page].every((at) => statusOf(at).status !== 200)
      );
    });
    expect(more).toEqual([]);
    expect(existsSync(join(served, '.serving.json'))).toBe(false);
  });
});
