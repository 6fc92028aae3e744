import { expect, test } from 'vitest';
import { notFoundDocuments } from './not-found-documents.ts';

test.each([
  ['/de/kein-haus', ['/de/404.html', '/404.html']],
  ['/work/roofs/flat', ['/work/404.html', '/404.html']],
  ['/de', ['/404.html']],
  ['/', ['/404.html']],
  ['/../etc/passwd', ['/404.html']],
])(
  'for %s that of its first folder is shown, else that of the site: %j',
  (requested, documents) => {
    expect(notFoundDocuments(requested)).toEqual(documents);
  },
);
