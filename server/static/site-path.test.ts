import { expect, test } from 'vitest';
import { filePath } from './site-path.ts';

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/about/', '/about/index.html'],
  ['/media/a%20b.svg', '/media/a b.svg'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s means the file %s', (requested, file) => {
  expect(filePath(requested)).toBe(file);
});

test.each([
  '/../site.yaml',
  '/a//b',
  '/%2e%2e/site.yaml',
  '/a%2Fb',
  '/.serving.json',
  '/.cache/a',
  '/a%00b',
  '/a%5Cb',
  '/%E0%A4%A',
  '/about/index.html',
])('%s means no file', (requested) => {
  expect(filePath(requested)).toBeUndefined();
});
