import { expect, it, onTestFinished, vi } from 'vitest';
import { onEachDatabase } from '../../tests/gateway/support/store/store-contract.ts';
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
    await two.shared.exchange(two.limits, NOW + 10_001);
    const all = { sql: `select * from passed_call`, args: [] };
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

it('goes on by itself while the database is away', async () => {
  const away = { exchangeCalls: () => Promise.reject(new Error('away')) };
  const shared = new SharedCalls(away);
  const limits = new CallLimits(LIMIT, (route, address) => shared.note(route, address));
  limits.take('lead', '192.0.2.1', NOW);
  await expect(shared.exchange(limits, NOW)).rejects.toThrow('away');
  expect(limits.take('lead', '192.0.2.1', NOW).outcome).toBe('pass');
});
