import { expect, test } from 'vitest';
import { filePath, requestedPath } from './site-path.ts';

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
  '/a/../b',
  '/./a',
  '/a/..',
  '*',
  '/.well-known/../site.yaml',
  '/.well-known-not/a',
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

test.each([
  ['/about?a=/b', '/about'],
  ['/about#team', '/about'],
  ['http://other.example/about?a=b', '/about'],
  ['/about?a#b?c', '/about'],
  ['/#a\n?b', '/'],
  ['/no-%-address', '/no-%-address'],
  ['*', '*'],
  [undefined, '/'],
])('a request for %s asks for %s', (target, path) => {
  expect(requestedPath(target)).toBe(path);
});
