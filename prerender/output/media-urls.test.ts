import { expect, test } from 'vitest';
import { fileAt, mediaDigest, urlPart } from './media-urls.ts';

test('the name of a file is escaped in its address, and found again by it', () => {
  expect(urlPart('a, b%')).toBe('a%2C%20b%25');
  expect(fileAt(`/media/${urlPart('a, b%')}.svg`)).toBe('media/a, b%.svg');
});

test('six letters of a digest tell one version from the next', () => {
  expect(mediaDigest('0123456789abcdef')).toBe('012345');
});
