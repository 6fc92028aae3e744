import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Schedule } from '../../schema/generated/data.d.ts';
import { storeIn, temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { jsonLog } from '../log.ts';
import { DeployHook } from './deploy-hook.ts';

const MOMENT = Date.parse('2026-12-01T08:00Z');
const SECRET = 'hook-c0ffee';
const MINUTE = 60_000;

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return address.port;
}

/** A place to ask for builds, and gateways that do so by a clock of their own. */
async function bench(gateways = 1) {
  const answer = { status: 200, headers: {} };
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status, answer.headers).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const store = storeIn(temporaryFolder());
  onTestFinished(() => store.close());
  const state: { now: number; schedule: Schedule } = {
    now: MOMENT - MINUTE,
    schedule: { next: { at: '2026-12-01T09:00+01:00', what: 'pages/a.yaml appears' } },
  };
  const log: string[] = [];
  const hooks = Array.from(
    { length: gateways },
    () =>
      new DeployHook({
        url: new URL(`http://127.0.0.1:${portOf(server)}/${SECRET}`),
        schedule: () => state.schedule,
        store,
        clock: () => state.now,
        log: jsonLog(
          (line) => log.push(line),
          () => state.now,
        ),
      }),
  );
  const lookAt = async (now: number) => {
    state.now = now;
    await Promise.all(hooks.map((hook) => hook.look()));
  };
  return { answer, calls, log, state, lookAt };
}

describe('the deploy hook', () => {
  it('is called once when the moment has come, by one of several gateways', async () => {
    const { calls, lookAt, log } = await bench(3);
    await lookAt(MOMENT - 1);
    expect(calls).toEqual([]);
    await lookAt(MOMENT + 10_000);
    await lookAt(MOMENT + 20_000);
    expect(calls).toEqual([`POST /${SECRET}`]);
    expect(log.join()).toContain('"moment":"2026-12-01T08:00:00.000Z"');
  });

  it('is called for each moment, and for none where nothing changes', async () => {
    const { calls, state, lookAt } = await bench();
    await lookAt(MOMENT + 10_000);
    // Built meanwhile.
    state.schedule = { next: { at: '2026-12-01T09:05+01:00', what: 'pages/a.yaml disappears' } };
    await lookAt(MOMENT + MINUTE);
    expect(calls).toHaveLength(1);
    await lookAt(MOMENT + 6 * MINUTE);
    expect(calls).toHaveLength(2);
    state.schedule = {};
    await lookAt(MOMENT + 600 * MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('is tried again where it fails, later and later, and its address is never said', async () => {
    const { answer, calls, log, lookAt } = await bench();
    answer.status = 500;
    for (let second = 10; second <= 600; second += 10) await lookAt(MOMENT + second * 1000);
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.length).toBeLessThan(30);
    answer.status = 200;
    await lookAt(MOMENT + 60 * MINUTE);
    const before = calls.length;
    await lookAt(MOMENT + 61 * MINUTE);
    expect(calls).toHaveLength(before);
    expect(log.join()).toContain('"code":500');
    expect(log.join()).not.toContain(SECRET);
  });

  it('doubles the longest time between two attempts with each failure', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    onTestFinished(() => random.mockRestore());
    const { answer, calls, lookAt } = await bench();
    answer.status = 500;
    let now = MOMENT + 10_000;
    await lookAt(now);
    for (const wait of [20_000, 30_000, 50_000]) {
      const before = calls.length;
      await lookAt(now + wait - 1);
      expect(calls).toHaveLength(before);
      await lookAt((now += wait));
      expect(calls).toHaveLength(before + 1);
    }
  });

  it('waits as long as it is asked to', async () => {
    const { answer, calls, lookAt } = await bench();
    Object.assign(answer, { status: 429, headers: { 'retry-after': '300' } });
    await lookAt(MOMENT + 10_000);
    await lookAt(MOMENT + 4 * MINUTE);
    expect(calls).toHaveLength(1);
    await lookAt(MOMENT + 6 * MINUTE);
    expect(calls).toHaveLength(2);
  });

  it('is called again after an hour in which no new build has come', async () => {
    const { calls, lookAt } = await bench();
    await lookAt(MOMENT + 10_000);
    await lookAt(MOMENT + 59 * MINUTE);
    expect(calls).toHaveLength(1);
    await lookAt(MOMENT + 61 * MINUTE);
    expect(calls).toHaveLength(2);
  });
});
