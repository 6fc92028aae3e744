import { expect, test } from 'vitest';
import { canonicalUrl, isUnlisted } from './canonical.ts';

const URL = 'https://www.alder.example';

test('search engines know a page by its own address, or by the one that it names', () => {
  expect(canonicalUrl(URL, '/team', undefined)).toBe(`${URL}/team`);
  expect(canonicalUrl(URL, '/team', '/crew')).toBe(`${URL}/crew`);
  expect(canonicalUrl(URL, '/team', 'https://other.example/crew')).toBe(
    'https://other.example/crew',
  );
});

test.each([
  ['a page as any other', {}, false],
  ['one that names itself', { canonical: '/team' }, false],
  ['one that names itself with the domain', { canonical: `${URL}/team` }, false],
  ['one that names another', { canonical: '/crew' }, true],
  ['one that is left out', { noindex: true }, true],
  ['one that is not', { noindex: false }, false],
  ['one whose address is no text', { canonical: 7 }, false],
  ['no page', 'text', false],
])('%s', (_what, page, expected) => {
  expect(isUnlisted(page, URL, '/team')).toBe(expected);
});

test('without the address of the site only other pages can be told', () => {
  expect(isUnlisted({ canonical: '/team' }, undefined, '/team')).toBe(false);
  expect(isUnlisted({ canonical: '/crew' }, undefined, '/team')).toBe(true);
});
