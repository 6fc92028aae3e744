import { expect, it } from 'vitest';
import { HOUR, onEachDatabase, START } from '../../test-support/gateway/store/store-contract.ts';

const ADDRESS = 'email:orders@bakery.example';
const WEBHOOK = 'webhook:https://hooks.bakery.example/';
const BOTH = [ADDRESS, WEBHOOK];

onEachDatabase((at) => {
  it('gives each target its own delivery, and an inquiry is delivered when all are', async () => {
    const id = await at.accept({ form: 'order', targets: BOTH });
    expect(await at.store.claim('crm', START, START + 1, 5)).toEqual([]);
    const [mail] = await at.store.claim(ADDRESS, START, START + HOUR, 5);
    expect(mail).toMatchObject({
      id,
      target: ADDRESS,
      form: 'order',
      acceptedAt: START,
      attempt: 1,
    });
    const [call] = await at.other.claim(WEBHOOK, START, START + HOUR, 5);
    expect(call).toMatchObject({ id, target: WEBHOOK });

    await at.store.delivered({ id, target: ADDRESS }, START + 1);
    expect(await at.store.counts()).toMatchObject({ waiting: 1, delivered: 0 });
    expect(await at.store.backlog()).toEqual([
      { target: WEBHOOK, state: 'waiting', count: 1, since: START },
    ]);
    await at.other.delivered({ id, target: WEBHOOK }, START + 2);
    expect(await at.store.counts()).toMatchObject({ waiting: 0, delivered: 1 });
    expect(await at.store.history(id)).toHaveLength(2);
    expect(await at.store.backlog()).toEqual([]);
  });

  it('is delivered also when both targets end at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => at.accept({ form: 'order', targets: BOTH })),
    );
    await Promise.all(
      ids.flatMap((id) => [
        at.store.delivered({ id, target: ADDRESS }, START + 1),
        at.other.delivered({ id, target: WEBHOOK }, START + 1),
      ]),
    );
    expect(await at.store.counts()).toMatchObject({ accepted: 30, waiting: 0, delivered: 30 });
  });

  it('is dead once nothing waits and one target refused, and replay goes to that one alone', async () => {
    const id = await at.accept({ form: 'order', targets: BOTH });
    const [call] = await at.store.claim(WEBHOOK, START, START + HOUR, 5);
    if (call) await at.store.deadLetter(call, START + 1, 'refused', 'gone');
    expect(await at.store.counts()).toMatchObject({ waiting: 1, dead: 0 });
    await at.store.delivered({ id, target: ADDRESS }, START + 2);
    expect(await at.store.counts()).toMatchObject({ waiting: 0, dead: 1 });
    expect((await at.store.history(id)).at(-1)).toMatchObject({ to: 'dead', reason: 'refused' });

    expect(await at.store.replay([id], START + 3)).toEqual([id]);
    expect(await at.store.claim(ADDRESS, START + 3, START + HOUR, 5)).toEqual([]);
    expect(await at.store.claim(WEBHOOK, START + 3, START + HOUR, 5)).toMatchObject([
      { id, attempt: 1, waitingSince: START + 3 },
    ]);
    await at.store.delivered({ id, target: WEBHOOK }, START + 4);
    expect(await at.store.counts()).toMatchObject({ dead: 0, delivered: 1 });
  });

  it('replays the one dead delivery of an inquiry that still waits for another', async () => {
    const id = await at.accept({ form: 'order', targets: BOTH });
    const [call] = await at.store.claim(WEBHOOK, START, START + HOUR, 5);
    if (call) await at.store.deadLetter(call, START + 1, 'refused', 'gone');
    expect(await at.store.replay(undefined, START + 2)).toEqual([id]);
    expect(await at.store.backlog()).toMatchObject([
      { target: ADDRESS, state: 'waiting' },
      { target: WEBHOOK, state: 'waiting' },
    ]);
  });

  it('releases to all targets, and says at erasure which of them have it', async () => {
    const id = await at.accept({ form: 'order', targets: BOTH, state: 'quarantined' });
    expect(await at.store.claim(ADDRESS, START, START + 1, 5)).toEqual([]);
    expect(await at.store.release([id], START + 1)).toEqual([id]);
    await at.store.delivered({ id, target: ADDRESS }, START + 2);
    expect(await at.store.claim(WEBHOOK, START + 2, START + HOUR, 5)).toHaveLength(1);
    const { erased } = await at.store.erase('ada@example.com', START + 3);
    expect(erased).toEqual([
      { id, state: 'waiting', deliveredTo: [ADDRESS], underWayTo: [WEBHOOK] },
    ]);
    expect(await at.store.claim(WEBHOOK, START + 2 * HOUR, START + 3 * HOUR, 5)).toEqual([]);
    expect(await at.store.counts()).toMatchObject({ erased: 1, waiting: 0 });
  });

  it('stays erased when one delivery that was under way comes through, and another never began', async () => {
    const id = await at.accept({ form: 'order', targets: BOTH });
    expect(await at.store.claim(WEBHOOK, START, START + HOUR, 5)).toHaveLength(1);
    await at.store.erase('ada@example.com', START + 1);
    await at.store.delivered({ id, target: WEBHOOK }, START + 2);
    expect(await at.store.counts()).toMatchObject({ erased: 1, delivered: 0, waiting: 0 });
  });

  it('retries one target now without touching another', async () => {
    await at.accept({ form: 'order', targets: BOTH });
    for (const target of BOTH) {
      const [claim] = await at.store.claim(target, START, START + 1, 1);
      if (claim) await at.store.retryAt(claim, START + HOUR, 'away');
    }
    await at.store.retryNow(WEBHOOK, START + 2);
    expect(await at.store.claim(ADDRESS, START + 2, START + 3, 1)).toEqual([]);
    expect(await at.store.claim(WEBHOOK, START + 2, START + 3, 1)).toHaveLength(1);
  });

  it('keeps an inquiry without an address', async () => {
    const id = await at.accept({ form: 'order', email: null });
    expect(await at.store.list({ ids: [id] })).toMatchObject([{ id, form: 'order' }]);
  });

  it('tells once a day that something is due, whichever gateway asks', async () => {
    const DAY = 24 * HOUR;
    expect(await at.store.isDue('test', START - DAY, START)).toBe(true);
    expect(await at.other.isDue('test', START + 1 - DAY, START + 1)).toBe(false);
    expect(await at.other.isDue('test', START, START + DAY)).toBe(true);
    const both = await Promise.all([
      at.store.isDue('test', START + DAY, START + 2 * DAY),
      at.other.isDue('test', START + DAY, START + 2 * DAY),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
  });
});
