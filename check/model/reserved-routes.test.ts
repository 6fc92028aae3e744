import { expect, test } from 'vitest';
import { explainReserved } from './reserved-routes.ts';

test.each(['/404', '/healthz', '/livez', '/metrics'])(
  '%s is taken, and nothing below it',
  (route) => {
    expect(explainReserved(route)).toMatch(`${route} is where `);
    expect(explainReserved(`${route}/more`)).toBeUndefined();
    expect(explainReserved(`${route}s`)).toBeUndefined();
  },
);

test.each(['/assets', '/media', '/crm'])('%s is taken, and all below it', (route) => {
  expect(explainReserved(route)).toMatch(`${route} is where `);
  expect(explainReserved(`${route}/more/still`)).toMatch(`${route} is where `);
  expect(explainReserved(`/a${route}`)).toBeUndefined();
});

test('an address at which a list goes on is taken, and no other with a number', () => {
  expect(explainReserved('/news/page/2')).toBe(
    '/news/page/2 is where a list of entries continues, so no page can have that address.',
  );
  expect(explainReserved('/news/page/two')).toBeUndefined();
  expect(explainReserved('/news/page/2/more')).toBeUndefined();
  expect(explainReserved('/')).toBeUndefined();
});
