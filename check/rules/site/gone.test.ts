import { expect, test } from 'vitest';
import { checkGone } from './gone.ts';

const routes = new Map([['/team', 'pages/team.yaml']]);
const found = (site: unknown) =>
  checkGone({ data: site, routes }).map(({ id, path, message }) => [id, path, message]);

test('nothing answers for an address that is gone', () => {
  const gone = ['/old', '/team', '/crew', 7, '/metrics'];
  expect(found({ gone, redirects: { '/crew': '/team' } })).toEqual([
    [
      'gone-but-there',
      ['gone', 1],
      '/team is the page pages/team.yaml, which visitors would never see.',
    ],
    ['gone-but-there', ['gone', 2], '/crew is also redirected.'],
    [
      'reserved-route',
      ['gone', 4],
      '/metrics is where the server shows its metrics, so no page can have that address.',
    ],
  ]);
});

test('without redirects, or addresses that are gone, there is nothing to compare', () => {
  expect(found({ gone: ['/crew'] })).toEqual([]);
  expect(found({ gone: ['/crew'], redirects: 'none' })).toEqual([]);
  expect(found({ gone: '/team' })).toEqual([]);
  expect(found('text')).toEqual([]);
});
