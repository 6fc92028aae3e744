import { expect, test } from 'vitest';
import { checkPublication } from './check-publication.ts';
import { isPublished, publicationOf } from '../../model/publication.ts';

const LANGUAGES = { main: 'en', languages: ['en', 'de'], pages: {}, fallbacks: {} };

/** What is found of a page, as its kind and place. */
function found(file: string, data: unknown): string[] {
  const publication = publicationOf(data, 'UTC');
  return checkPublication({
    file: `pages/${file}.yaml`,
    data,
    publication,
    languages: LANGUAGES,
  }).map(({ id, path }) => `${id} ${path.join('/')}`);
}

test('a page that always is has no times; others have those that can be read', () => {
  expect(publicationOf('text', 'UTC')).toBeUndefined();
  expect(publicationOf({ title: 'x', draft: false }, 'UTC')).toBeUndefined();
  expect(publicationOf({ publishAt: 'soon', unpublishAt: 7 }, 'UTC')).toBeUndefined();
  expect(publicationOf({ draft: true, publishAt: '1970-01-01T00:01' }, 'UTC')).toEqual({
    draft: true,
    from: 60_000,
  });
  expect(publicationOf({ unpublishAt: '1970-01-01T00:02' }, 'UTC')).toEqual({ until: 120_000 });
});

test('a page appears at its first moment and has gone at its second; a draft is one of both', () => {
  const there = [9, 10, 19, 20].map((asOf) =>
    isPublished({ from: 10, until: 20 }, { asOf, drafts: false }),
  );
  expect(there).toEqual([false, true, true, false]);
  expect(isPublished({ draft: true }, { asOf: 0, drafts: false })).toBe(false);
  expect(isPublished({ draft: true }, { asOf: 0, drafts: true })).toBe(true);
  expect(isPublished({ draft: true, from: 1 }, { asOf: 0, drafts: true })).toBe(false);
});

test('a home page is always there, in each language', () => {
  const data = { title: 'Home', unpublishAt: '2026-01-01T00:00' };
  expect(found('index', data)).toEqual(['hidden-home unpublishAt']);
  expect(found('de/index', { ...data, draft: true })).toEqual(['hidden-home unpublishAt']);
  expect(found('team', data)).toEqual([]);
  expect(found('index', { title: 'Home' })).toEqual([]);
});

const times = (publishAt: string, unpublishAt: string) => ({ publishAt, unpublishAt });

test('a page does not go before it has come', () => {
  expect(found('team', times('2026-01-01T10:00', '2026-01-01T10:01'))).toEqual([]);
  const never = ['never-published unpublishAt'];
  expect(found('team', times('2026-01-01T10:00', '2026-01-01T10:00'))).toEqual(never);
  expect(found('team', times('2026-01-01T10:00', '2025-01-01T10:00'))).toEqual(never);
  expect(found('index', times('2026-01-01T10:00', '2025-01-01T10:00'))).toEqual([
    'hidden-home publishAt',
  ]);
});

test('a canonical address is that of a whole page', () => {
  const of = (canonical: unknown) => found('team', { canonical });
  const wrong = ['wrong-address canonical'];
  expect(of('/people')).toEqual([]);
  expect(of('https://site.example/people')).toEqual([]);
  expect(of('/people#ann')).toEqual(wrong);
  expect(of('https://site.example/#ann')).toEqual(wrong);
  expect(of('mailto:ann@site.example')).toEqual(wrong);
  // What is not an address at all is reported like any link.
  expect(of('people')).toEqual([]);
  expect(of(7)).toEqual([]);
  expect(found('team', 'text')).toEqual([]);
});
