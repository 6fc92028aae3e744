import { expect, it } from 'vitest';
import { readWorkerSettings } from './worker-settings.ts';

it('takes texts, and leaves bindings alone', () => {
  expect(readWorkerSettings({ RATE_TOTAL: '7', DB: {}, ASSETS: {} })).toMatchObject({
    rateTotal: 7,
    notice: undefined,
  });
});

it('names every setting that a Worker cannot use, and what is wrong with others', () => {
  expect(() =>
    readWorkerSettings({ SMTP_URL: 'smtps://user:hunter2@mail', DATABASE_URL: 'postgres://db' }),
  ).toThrow(
    'SMTP_URL must not be set: a Worker cannot send mail over SMTP.\nDATABASE_URL must not be set: a Worker keeps inquiries in D1, by its binding DB.',
  );
  expect(() => readWorkerSettings({ RATE_TOTAL: 'many' })).toThrow('RATE_TOTAL must be');
});
