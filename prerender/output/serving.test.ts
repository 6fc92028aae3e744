import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { site } from '../../test-support/render-on-site.tsx';
import { builtSources, readServing, SERVING_FILE, servingOf } from './serving.ts';

const dist = mkdtempSync(join(tmpdir(), 'serving-'));
afterAll(() => rmSync(dist, { recursive: true }));
const write = (value: unknown) =>
  writeFileSync(
    join(dist, SERVING_FILE),
    typeof value === 'string' ? value : JSON.stringify(value),
  );

const nothing = { styles: [], scripts: [] };
const built = { styles: ['new', 'both'], scripts: ['entry'] };
const before = { styles: ['both', 'old'], scripts: ['entry', 'old'] };
const serving = servingOf(site, { built, before, drafts: false });

test('documents may inline what this build has made and, until it is in its place, what the last one has', () => {
  expect(serving.built).toEqual(built);
  expect(serving.styles).toEqual(['new', 'both', 'old']);
  expect(serving.scripts).toEqual(['entry', 'old']);
});

const headersOf = (drafts: boolean) =>
  servingOf(site, { built, before, drafts }).documentHeaders['X-Robots-Tag'];

test('only a preview with drafts is kept from search engines', () => {
  expect(headersOf(true)).toBe('noindex, nofollow');
  expect(headersOf(false)).toBeUndefined();
});

test.each([
  ['/crm/', "connect-src 'self';"],
  ['https://crm.example/leads/', "connect-src 'self' https://crm.example;"],
])('forms that are sent to %s may be sent there', (endpoint, directive) => {
  const { documentHeaders } = servingOf(
    { ...site, forms: { ...site.forms, endpoint } },
    { built, before, drafts: false },
  );
  expect(documentHeaders['Content-Security-Policy']).toContain(directive);
});

test('what the build has written is read again, and what is no such file is refused', () => {
  write(serving);
  expect(readServing(dist)).toEqual(serving);
  for (const name of Object.keys(serving).filter((key) => key !== 'built')) {
    write({ ...serving, [name]: 1 });
    expect(() => readServing(dist), name).toThrow(SERVING_FILE);
  }
});

test('documents that lie there have inlined what their build says; of one that says nothing, nothing is known', () => {
  write(serving);
  expect(builtSources(dist)).toEqual(built);
  for (const damaged of ['{', {}, { built: { styles: [] } }, { built: { scripts: [] } }]) {
    write(damaged);
    expect(builtSources(dist)).toEqual(nothing);
  }
  rmSync(join(dist, SERVING_FILE));
  expect(builtSources(dist)).toEqual(nothing);
});
