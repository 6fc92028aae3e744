import { describe, expect, it, test } from 'vitest';
import { emptyIndex as index } from '../test-support/content/empty-index.ts';
import { isPageOutput, isFoundOnPage, isSiteRecord } from '../schema/generated/guards/records.js';

const output = { digest: '', sizes: [1, 2], hasCopies: true, style: '' };
const made = { fingerprint: '', made: '/a.png', urls: [] };
const drawing = {
  kind: 'drawing',
  url: '/a.svg',
  width: 1,
  height: 1,
  viewBox: '0 0 1 1',
  fit: '',
  layers: [],
  inherits: false,
};
const result = { file: '', digest: '', problems: [], index };
const build = {
  shared: '',
  pictures: { 'a.svg': { ...made, made: drawing } },
  shareImages: { 'a.png': made },
  downloads: {},
  memory: {},
  files: [],
  hidden: [],
  outdated: [],
};
const page = { fingerprint: '', digest: '', problems: [], index, output };
const record = { facts: '', pages: { 'a.yaml': page }, build, fallbacks: { 'b.yaml': output } };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value once for each of its fields at every depth, which is of another type there. */
function damaged(value: Fields, above = ''): [path: string, value: Fields][] {
  return Object.entries(value).flatMap(([name, field]) => [
    [`${above}${name}`, { ...value, [name]: typeof field === 'number' ? '7' : 7 }] satisfies [
      string,
      Fields,
    ],
    ...(isFields(field) ? damaged(field, `${above}${name}/`) : []).map(
      ([path, inner]): [string, Fields] => [path, { ...value, [name]: inner }],
    ),
  ]);
}

describe.each([
  ['the record of a site', isSiteRecord, record],
  ['what a thread has found', isFoundOnPage, result],
  ['what a thread has written', isPageOutput, output],
] as const)('%s', (_name, isRight, right) => {
  it('is taken', () => {
    expect(isRight(right)).toBe(true);
  });

  it.each(damaged(right))('is not taken with another type of %s', (_path, wrong) => {
    expect(isRight(wrong)).toBe(false);
  });

  it.each([undefined, null, 'text', 7])('is not %j', (wrong) => {
    expect(isRight(wrong)).toBe(false);
  });
});

test('what a first build, or a check alone, has not made yet may be missing', () => {
  const { output: _written, ...checked } = page;
  expect(isSiteRecord({ facts: '', pages: {} })).toBe(true);
  expect(isSiteRecord({ facts: '', pages: { 'a.yaml': checked } })).toBe(true);
  const { index: _found, ...broken } = result;
  expect(isFoundOnPage(broken)).toBe(true);
});
