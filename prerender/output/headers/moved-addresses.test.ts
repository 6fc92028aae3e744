import { expect, test } from 'vitest';
import { movedAddresses } from './moved-addresses.ts';

const moved = movedAddresses({
  redirects: {
    '/old': '/new',
    '/Old.php': '/php',
    '/page?id=3': '/three',
    '/page?id=3&lang=de': '/drei',
    '/shop': 'https://shop.example/',
    '/find?q=a%3Fb': '/found',
  },
  gone: ['/sale', '/page?id=4'],
});

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old?utm_source=letter', '/new'],
  ['/Old.php', '/php'],
  ['/page?id=3', '/three'],
  ['/page?x=1&id=3', '/three'],
  ['/page?lang=de&id=3', '/drei'],
  ['/shop', 'https://shop.example/'],
  ['/find?q=a?b', '/found'],
])('%s has moved to %s', (target, location) => {
  expect(moved(target)).toEqual({ status: 301, location });
});

test.each(['/sale', '/sale/', '/page?id=4'])('%s is gone', (target) => {
  expect(moved(target)).toEqual({ status: 410 });
});

test.each([
  '/',
  undefined,
  '/OLD',
  '/old.php',
  '/page',
  '/page?id=33',
  '/page/?d=3',
  '/page??id=3',
  '/constructor',
])('nothing is said of %s', (target) => {
  expect(moved(target)).toBeUndefined();
});
