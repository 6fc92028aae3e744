import { expect, test } from 'vitest';
import type { PageData } from '../data/types.ts';
import { allowFrames, isAllowedHere } from './frame-policy.ts';

const page = (...sources: string[]): Pick<PageData, 'embeds'> => ({
  embeds: Object.fromEntries(sources.map((src) => [src, { src, host: '', kind: 'page' as const }])),
});

test('a document shows the frames of its own page, and of pages with no others', () => {
  allowFrames(page('https://maps.example/a'));
  expect(isAllowedHere({})).toBe(true);
  expect(isAllowedHere(page('https://maps.example/b'))).toBe(true);
  expect(isAllowedHere(page('https://maps.example/b', 'https://video.example/'))).toBe(false);
});
