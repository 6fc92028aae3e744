import { expect, test } from 'vitest';
import { isPublished, publicationOf } from './publication.ts';

const at = (day: string) => Date.parse(`2026-06-${day}T00:00Z`);

test('a page without moments is always part of the site', () => {
  for (const page of [{}, { draft: false }, { draft: 'yes' }, { publishAt: 'soon' }, 'text'])
    expect(publicationOf(page, undefined)).toBeUndefined();
});

test('a page says whether it is a draft, and from when until when it is there', () => {
  expect(publicationOf({ draft: true }, undefined)).toEqual({ draft: true });
  expect(publicationOf({ publishAt: '2026-06-01T00:00Z' }, undefined)).toEqual({ from: at('01') });
  expect(publicationOf({ unpublishAt: '2026-06-02T00:00Z' }, undefined)).toEqual({
    until: at('02'),
  });
  expect(publicationOf({ publishAt: '2026-06-01T02:00' }, 'Europe/Berlin')).toEqual({
    from: at('01'),
  });
});

test('it appears at the first moment and has gone at the second; a draft is there with drafts only', () => {
  const isThere = (asOf: number) =>
    isPublished({ from: at('01'), until: at('02') }, { asOf, drafts: false });
  const moments = [at('01') - 1, at('01'), at('02') - 1, at('02')];
  expect(moments.map(isThere)).toEqual([false, true, true, false]);
  const asOf = at('01');
  expect(isPublished({}, { asOf, drafts: false })).toBe(true);
  expect(isPublished({ draft: true }, { asOf, drafts: false })).toBe(false);
  expect(isPublished({ draft: true }, { asOf, drafts: true })).toBe(true);
});
