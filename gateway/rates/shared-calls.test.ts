import { expect, it, onTestFinished, vi } from 'vitest';
import { onEachDatabase } from '../../test-support/gateway/store/store-contract.ts';
import { CallLimits } from './call-limits.ts';
import { SharedCalls } from './shared-calls.ts';

const NOW = 1_800_000_000_000;
const LIMIT = { ratePerAddress: 4, rateTotal: 100 };

onEachDatabase((at) => {
  function gateways(): { shared: SharedCalls; limits: CallLimits }[] {
    return [at.store, at.other].map((store) => {
      const shared = new SharedCalls(store);
      return {
        shared,
        limits: new CallLimits(LIMIT, (route, address) => shared.note(route, address)),
      };
    });
  }

  it('counts the calls of two gateways together, each of them once', async () => {
    const [one, two] = gateways();
    if (!one || !two) throw new Error('Two gateways were expected.');
    const outcomes = (address: string, times: number): string[] =>
      Array.from({ length: times }, () => two.limits.take('lead', address, NOW).outcome);
    for (let call = 0; call < 3; call += 1) one.limits.take('lead', '192.0.2.1', NOW);
    one.limits.take('token', '192.0.2.2', NOW);
    await one.shared.exchange(one.limits, NOW);
    // Read twice, it counts once.
    await two.shared.exchange(two.limits, NOW);
    await two.shared.exchange(two.limits, NOW + 1);
    expect(outcomes('192.0.2.1', 3)).toEqual(['pass', 'refuse', 'refuse']);
    expect(outcomes('192.0.2.2', 5)).toEqual(['pass', 'pass', 'pass', 'pass', 'refuse']);

    // What the second let pass is news to the first: what it had told itself is not.
    await two.shared.exchange(two.limits, NOW + 2);
    await one.shared.exchange(one.limits, NOW + 2);
    expect(one.limits.take('lead', '192.0.2.1', NOW + 2).outcome).toBe('refuse');
  });

  it('keeps no address for longer than ten seconds', async () => {
    const [one, two] = gateways();
    if (!one || !two) throw new Error('Two gateways were expected.');
    one.limits.take('lead', '192.0.2.1', NOW);
    await one.shared.exchange(one.limits, NOW);
    const all = { sql: `select * from passed_call`, args: [] };
    await two.shared.exchange(two.limits, NOW + 10_000);
    expect((await at.database.transaction([all]))[0]).toHaveLength(1);
    await two.shared.exchange(two.limits, NOW + 10_001);
    expect(await at.database.transaction([all])).toEqual([[]]);
  });
});

it('asks the database once a second, and not again before it has answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked: (() => void)[] = [];
  const slow = { exchangeCalls: () => new Promise<[]>((answer) => asked.push(() => answer([]))) };
  const shared = new SharedCalls(slow);
  const limits = new CallLimits(LIMIT, (route, address) => shared.note(route, address));
  onTestFinished(
    shared.start(
      limits,
      () => NOW,
      () => undefined,
    ),
  );
  await vi.advanceTimersByTimeAsync(3_500);
  expect(asked).toHaveLength(1);
  asked[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
});

it('says that it could not ask, and asks again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lines: string[] = [];
  const away = { exchangeCalls: () => Promise.reject(new Error('away')) };
  const shared = new SharedCalls(away);
  const stop = shared.start(
    new CallLimits(LIMIT),
    () => NOW,
    (level, event) => lines.push(`${level} ${event}`),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toEqual(['warn calls not shared', 'warn calls not shared']);
  stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
});

it('takes what another gateway wrote for nothing where it is no list of calls', async () => {
  const calls = [
    { route: 'lead', address: '192.0.2.1', count: 4 },
    { route: 'other', address: '192.0.2.1', count: 4 },
    { route: 'token', address: 7, count: 4 },
    { route: 'token', address: '192.0.2.1', count: '4' },
    null,
  ];
  let number = 0;
  const told = (json: string) => {
    number += 1;
    return Promise.resolve([{ gateway: 'other', number, calls: json }]);
  };
  const answers = [JSON.stringify(calls), '{}'];
  const shared = new SharedCalls({ exchangeCalls: () => told(answers.shift() ?? '[]') });
  const limits = new CallLimits(LIMIT);
  for (let turn = 0; turn < 2; turn += 1) await shared.exchange(limits, NOW);
  expect(limits.take('lead', '192.0.2.1', NOW).outcome).toBe('refuse');
  expect(limits.take('token', '192.0.2.1', NOW).outcome).toBe('pass');
});

it('goes on by itself while the database is away', async () => {
  const away = { exchangeCalls: () => Promise.reject(new Error('away')) };
  const shared = new SharedCalls(away);
  const limits = new CallLimits(LIMIT, (route, address) => shared.note(route, address));
  limits.take('lead', '192.0.2.1', NOW);
  await expect(shared.exchange(limits, NOW)).rejects.toThrow('away');
  expect(limits.take('lead', '192.0.2.1', NOW).outcome).toBe('pass');
});
