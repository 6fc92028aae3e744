import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import type { Schedule } from '../../schema/generated/data.d.ts';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import {
  accessToken,
  CREDENTIALS,
  FORMS,
  inquiryAbout,
  LEAD,
  TOKEN,
} from '../../test-support/gateway/content/wire.ts';
import { EmbeddedD1 } from '../../test-support/gateway/store/embedded-d1.ts';
import { submission } from '../../test-support/gateway/store/store-contract.ts';
import { readSettings } from '../settings/settings.ts';
import { storeOn } from '../store/store-on.ts';
import { openD1 } from './d1.ts';
import { openWorkerGateway } from './worker-gateway.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A CRM and a D1, and instances of the Worker that share both. */
async function bench(env: Record<string, string> = {}, schedule: Schedule = {}) {
  const time = { now: NOW };
  const dateNow = vi.spyOn(Date, 'now').mockImplementation(() => time.now);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const crm = new FakeCrm();
  await crm.start();
  const d1 = new EmbeddedD1();
  onTestFinished(async () => {
    await crm.stop();
    d1.close();
    dateNow.mockRestore();
    log.mockRestore();
  });
  const settings = readSettings({ ...crmEnvironment(crm), ...env });
  const open = () => {
    const gateway = openWorkerGateway(
      settings,
      { forms: () => FORMS, schedule: () => schedule },
      d1,
    );
    const ask = (path: string, init: RequestInit = {}) =>
      gateway.answer(new Request(`https://site.example${path}`, init));
    const askForToken = (address = '192.0.2.1') =>
      ask(TOKEN, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'cf-connecting-ip': address,
        },
        body: CREDENTIALS,
      });
    return {
      ...gateway,
      ask,
      askForToken,
      async send(marker: string) {
        const authorization = `Bearer ${await accessToken(await askForToken())}`;
        const answer = await ask(LEAD, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify(inquiryAbout(marker)),
        });
        expect(answer.status).toBe(200);
      },
    };
  };
  const logged = () => log.mock.calls.map(([line]) => String(line));
  return { time, crm, d1, open, logged, store: storeOn(openD1(d1)) };
}

it('delivers after an answer what came with it; what else is due waits for the minute', async () => {
  const { crm, open, store } = await bench();
  await store.accept(submission({ at: NOW, body: JSON.stringify(inquiryAbout('before')) }));
  const gateway = open();
  await gateway.askForToken();
  await gateway.afterAnswer();
  expect(crm.leadCalls).toBe(0);
  await gateway.send('now');
  await gateway.afterAnswer();
  expect([...crm.messages()].toSorted()).toEqual(['before', 'now']);

  await store.accept(submission({ at: NOW, body: JSON.stringify(inquiryAbout('later')) }));
  await gateway.afterAnswer();
  expect(crm.leadCalls).toBe(2);
  await gateway.everyMinute();
  expect(crm.messages().has('later')).toBe(true);
});

it('delivers by one call at a time, which takes along what comes meanwhile', async () => {
  const { crm, d1, open } = await bench();
  const gateway = open();
  crm.delay = 500;
  await gateway.send('first');
  const delivering = gateway.afterAnswer();
  await eventually(() => expect(crm.leadCalls).toBe(1));
  crm.delay = 0;
  await gateway.send('second');
  const calls = d1.calls;
  await gateway.afterAnswer();
  expect(d1.calls).toBe(calls);
  await delivering;
  expect([...crm.messages()]).toEqual(['first', 'second']);
  expect(crm.tokenCalls).toBe(1);
});

it('delivers again 30 seconds after a call that the runtime has ended', async () => {
  const { crm, time, open } = await bench();
  const gateway = open();
  crm.mode = 'timeout';
  await gateway.send('ended');
  const ended = gateway.afterAnswer();
  await eventually(() => expect(crm.tokenCalls).toBe(1));
  await gateway.send('next');
  crm.mode = 'ok';
  time.now += 29_999;
  await gateway.afterAnswer();
  expect(crm.leadCalls).toBe(0);
  time.now += 1;
  await gateway.afterAnswer();
  expect([...crm.messages()]).toEqual(['next']);
  await crm.stop();
  await ended;
});

it('shares limits with other instances, at most once a second', async () => {
  const { d1, time, open } = await bench({ RATE_PER_ADDRESS: '1' });
  const [one, other] = [open(), open()];
  expect((await one.askForToken()).status).toBe(200);
  await one.afterAnswer();
  await other.afterAnswer();
  expect((await other.askForToken()).status).toBe(429);
  expect((await other.askForToken('192.0.2.2')).status).toBe(200);

  const exchangesAfter = async (milliseconds: number) => {
    const calls = d1.calls;
    time.now += milliseconds;
    await one.afterAnswer();
    return d1.calls - calls;
  };
  expect(await exchangesAfter(999)).toBe(0);
  expect(await exchangesAfter(1)).toBe(1);
  d1.batch = () => Promise.reject(new Error('No answer.'));
  await one.afterAnswer();
  time.now += 1000;
  await expect(one.afterAnswer()).resolves.toBeUndefined();
});

it('says once that D1 cannot be used', async () => {
  const { d1, open, logged } = await bench();
  d1.batch = () => Promise.reject(new Error('No answer.'));
  const gateway = open();
  expect((await gateway.askForToken()).status).toBe(503);
  expect((await gateway.askForToken()).status).toBe(503);
  expect(logged().filter((line) => line.includes('"database away"'))).toHaveLength(1);
  expect(logged().join()).toContain('The D1 database cannot be used: No answer.');
});

it('deletes once an hour the content of what was delivered long ago', async () => {
  const { time, open, store } = await bench({ RETENTION_DAYS: '2' });
  const gateway = open();
  const deliver = async (at: number) => {
    const sent = submission({ at });
    await store.accept(sent);
    await store.delivered({ id: sent.id, target: 'crm' }, at);
    return async () => (await store.list({ ids: [sent.id] }))[0]?.body === null;
  };
  const [isOldGone, isYoungGone] = [await deliver(NOW - 2 * DAY - 1), await deliver(NOW - DAY)];
  await gateway.everyMinute();
  expect([await isOldGone(), await isYoungGone()]).toEqual([true, false]);
  const isNextGone = await deliver(NOW - 2 * DAY - 1);
  time.now += 60 * MINUTE - 1;
  await gateway.everyMinute();
  expect(await isNextGone()).toBe(false);
  time.now += 1;
  await gateway.everyMinute();
  expect(await isNextGone()).toBe(true);
});

it('asks for a build where a page is to appear', async () => {
  const builder = new FakeCrm();
  await builder.start();
  onTestFinished(() => builder.stop());
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const schedule = { next: { at: new Date(NOW - MINUTE).toISOString(), what: 'a page appears' } };
  const hook = `${builder.url}build`;
  await (await bench({}, schedule)).open().everyMinute();
  expect(fetched).not.toHaveBeenCalled();
  await (await bench({ DEPLOY_HOOK_URL: hook }, schedule)).open().everyMinute();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([new URL(hook)]);
});

it('shows its metrics to who has the token, and to nobody where there is none', async () => {
  const { open } = await bench({ METRICS_TOKEN: 'secret' });
  const authorization = 'Bearer secret';
  const shown = await open().ask('/metrics', { headers: { authorization } });
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('gateway_store_readable 1\n');
  const hidden = await (await bench()).open().ask('/metrics', {
    headers: { 'cf-connecting-ip': '127.0.0.1' },
  });
  expect(hidden.status).toBe(404);
});
