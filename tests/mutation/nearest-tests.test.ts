import { expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.ts';

test('the tests of a file come before those of what imports it; others do not come', () => {
  const importers = new Map([
    ['a.ts', ['b.ts', 'a.test.ts']],
    ['b.ts', ['c.ts', 'b.test.ts', 'a.ts', 'tests/browser/support/test.ts']],
    ['c.ts', ['a.test.ts', 'c.test.tsx']],
    ['d.ts', ['d.test.ts']],
  ]);
  expect(nearestTests('a.ts', importers)).toEqual(['a.test.ts', 'b.test.ts', 'c.test.tsx']);
});
