import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

it('gives results in the order of the items, and never has many under way', async () => {
  const items = Array.from({ length: 500 }, (_, index) => index);
  let underWay = 0;
  let most = 0;
  const results = await someAtOnce(items, async (item) => {
    most = Math.max(most, (underWay += 1));
    // The later ones of a few are done first.
    for (let turn = 0; turn < 8 - (item % 8); turn += 1) await setImmediate();
    underWay -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(8);
});

it('fails with what one of them fails with', async () => {
  const items = Array.from({ length: 40 }, (_, at) => at);
  const failed = someAtOnce(items, (item) =>
    item === 20 ? Promise.reject(new Error('no paper')) : Promise.resolve(item),
  );
  await expect(failed).rejects.toThrow('no paper');
});
