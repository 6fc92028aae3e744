import { expect, it } from 'vitest';
import { rememberSuccess } from './remember-success.ts';

it('shares one attempt, keeps its success, and tries again after a failure', async () => {
  let attempts = 0;
  const remembered = rememberSuccess(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('away')) : Promise.resolve(attempts);
  });
  const failed = await Promise.allSettled([remembered.get(), remembered.get()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([2, 2]);
  expect(await remembered.get()).toBe(2);
  remembered.forget();
  expect(await remembered.get()).toBe(3);
});
