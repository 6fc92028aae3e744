import { expect, it, onTestFinished, vi } from 'vitest';
import { testGateway } from '../../test-support/gateway/test-gateway.ts';
import { Metrics } from '../metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { openOutbox } from './outbox.ts';

const HOOK = 'https://builds.example/hook';
const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' };

/** Lets ten seconds pass, and what is begun meanwhile come to its end. */
const pass = async () => {
  vi.advanceTimersByTime(10_000);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

/** What an outbox with these settings does in its first ten seconds. */
async function run(env: Record<string, string>): Promise<{ built: string[]; mails: number }> {
  const { store } = await testGateway();
  const built: string[] = [];
  const called = vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    built.push(url instanceof URL ? url.href : '');
    return Promise.resolve(new Response());
  });
  onTestFinished(() => called.mockRestore());
  const looks = vi.spyOn(store, 'counts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = openOutbox(readSettings(env), {
    forms: () => ({}),
    schedule: () => ({ next: { at: '2026-12-01T09:00+01:00', what: 'pages/a.yaml appears' } }),
    store,
    clock: () => Date.parse('2026-12-01T09:00Z'),
    log: () => undefined,
    metrics: new Metrics(),
  });
  await pass();
  expect([built, looks.mock.calls]).toEqual([[], []]);
  outbox.start();
  await pass();
  const done = { built: [...built], mails: looks.mock.calls.length };
  await outbox.stop();
  await store.isDue('deploy-hook', Infinity, 0);
  await pass();
  expect(built).toEqual(done.built);
  return done;
}

it('asks for builds where an address for that is set, from its start until its end', async () => {
  expect(await run({ DEPLOY_HOOK_URL: HOOK })).toEqual({ built: [HOOK], mails: 0 });
});

it('looks whether the owner is to be told, where they have an address and mails can be sent', async () => {
  expect(await run({ ...MAIL, NOTIFY_EMAIL: 'o@b.example' })).toEqual({ built: [], mails: 1 });
  expect(await run(MAIL)).toEqual({ built: [], mails: 0 });
});
