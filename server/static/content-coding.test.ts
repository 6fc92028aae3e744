import { expect, test } from 'vitest';
import { acceptedCodings } from './content-coding.ts';

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*, br;q=0', ['gzip']],
  ['br;q=0.1, *;q=0', ['br']],
  ['identity', []],
  [undefined, []],
])('%s takes %j', (header, codings) => {
  expect(acceptedCodings(header).map(({ coding }) => coding)).toEqual(codings);
});
