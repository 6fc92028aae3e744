import { expect, test, vi } from 'vitest';
import type { PageData } from './types.ts';
import { allowFrames, fitsThisDocument } from './this-document.ts';

const page = (...sources: string[]): Pick<PageData, 'embeds'> => ({
  embeds: Object.fromEntries(sources.map((src) => [src, { src, host: '', kind: 'page' as const }])),
});

test('a document shows the frames of its own page, and of pages with no others', () => {
  allowFrames(page('https://maps.example/a'));
  expect(fitsThisDocument({})).toBe(true);
  expect(fitsThisDocument(page('https://maps.example/b'))).toBe(true);
  expect(fitsThisDocument(page('https://maps.example/b', 'https://video.example/'))).toBe(false);
});

test('a document shows pages in its own language', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  expect(fitsThisDocument({ language: 'en' })).toBe(true);
  expect(fitsThisDocument({ language: 'de' })).toBe(false);
  vi.unstubAllGlobals();
});
