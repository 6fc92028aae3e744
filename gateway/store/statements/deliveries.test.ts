import { expect, it } from 'vitest';
import { HOUR, onEachDatabase, START } from '../../../test-support/gateway/store/store-contract.ts';

onEachDatabase((at) => {
  it('never gives an inquiry to two gateways', async () => {
    for (let n = 0; n < 40; n += 1) await at.accept();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? at.store : at.other).claim('crm', START, START + 1000, 5),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(await at.store.claim('crm', START, START + 1000, 5)).toEqual([]);
  });

  it('never gives more than asked for', async () => {
    for (let n = 0; n < 6; n += 1) await at.accept();
    for (const limit of [1, 3, 1]) {
      expect(await at.store.claim('crm', START, START + 1000, limit)).toHaveLength(limit);
    }
  });

  it('gives it again when the lease has ended, as a further attempt', async () => {
    const id = await at.accept();
    expect(await at.claimOne()).toMatchObject({ id, attempt: 1, waitingSince: START });
    expect(await at.store.claim('crm', START + 59_999, START + 120_000, 1)).toEqual([]);
    expect(await at.claimOne(START + 60_000)).toMatchObject({ id, attempt: 2 });
  });

  it('takes those due longest first', async () => {
    const late = await at.accept({ at: START - 1 });
    const early = await at.accept({ at: START - 2 });
    const both = await at.store.claim('crm', START, START + 1, 2);
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set([late, early]));
    const claims = await at.store.claim('crm', START + 1, START + 2, 1);
    expect(claims.map(({ id }) => id)).toEqual([early]);
  });

  it('keeps what was delivered out of further claims', async () => {
    const id = await at.accept();
    await at.claimOne();
    await at.store.delivered({ id: id, target: 'crm' }, START + 5);
    await at.store.delivered({ id: id, target: 'crm' }, START + 6);
    expect(await at.store.claim('crm', START + HOUR, START + 2 * HOUR, 1)).toEqual([]);
    expect(await at.store.list({})).toMatchObject([
      {
        id,
        state: 'delivered',
        reason: 'delivered',
        changedAt: START + 5,
        deliveries: [{ attempts: 1 }],
      },
    ]);
  });

  it('waits for the next attempt, and no longer once all are made due', async () => {
    const id = await at.accept();
    await at.store.retryAt(await at.claimOne(), START + HOUR, 'timed out');
    expect(await at.store.claim('crm', START + HOUR - 1, START + 2 * HOUR, 1)).toEqual([]);
    expect((await at.store.list({}))[0]?.deliveries[0]?.lastError).toBe('timed out');
    await at.store.retryNow('crm', START + 1);
    expect(await at.claimOne(START + 1)).toMatchObject({ id, attempt: 2 });
  });

  it('does not pull an inquiry out of a lease by making all due', async () => {
    await at.accept();
    await at.claimOne();
    await at.store.retryNow('crm', START + 1);
    expect(await at.store.claim('crm', START + 1, START + HOUR, 1)).toEqual([]);
  });

  it('ignores the failure of an attempt that is no longer the latest', async () => {
    const id = await at.accept();
    const first = await at.claimOne();
    await at.claimOne(START + 60_000);
    await at.store.deadLetter(first, START, 'refused', 'no');
    await at.store.retryAt(first, START, 'late');
    expect(await at.store.list({ ids: [id] })).toMatchObject([
      { state: 'waiting', deliveries: [{ lastError: null }] },
    ]);
    expect(await at.store.claim('crm', START + 60_001, START + HOUR, 1)).toEqual([]);
  });

  it('dead-letters with the words of the CRM, and brings back by replay', async () => {
    const id = await at.accept();
    await at.store.deadLetter(await at.claimOne(), START + 1, 'refused', 'No such country.');
    expect(await at.store.list({ state: 'dead' })).toMatchObject([
      { id, reason: 'refused', deliveries: [{ lastError: 'No such country.' }] },
    ]);
    expect(await at.store.replay(['unknown'], START + 2)).toEqual([]);
    expect(await at.store.replay(undefined, START + 2)).toEqual([id]);
    expect(await at.claimOne(START + 2)).toMatchObject({ id, attempt: 1, waitingSince: START + 2 });
  });

  it('gives those with the fewest attempts first, whenever they came', async () => {
    const tried = await at.accept({ at: START - HOUR });
    await at.store.retryAt(await at.claimOne(), START, 'failed');
    const fresh = await at.accept();
    expect((await at.store.claim('crm', START, START + 1, 5, 'fresh')).map(({ id }) => id)).toEqual(
      [fresh],
    );
    const [first] = await at.store.claim('crm', START + 1, START + 2, 1);
    expect([tried, fresh]).toContain(first?.id);
    const newest = await at.accept();
    expect(await at.claimOne(START + 2)).toMatchObject({ id: newest });
  });

  it('keeps the slow lane apart: it is claimed by name and not made due with the others', async () => {
    const slow = await at.accept();
    await at.store.retryAt(await at.claimOne(), START + HOUR, 'failed', 'slow');
    const main = await at.accept();
    await at.store.retryAt(await at.claimOne(), START + HOUR, 'failed');
    await at.store.retryNow('crm', START + 1);
    expect(await at.store.claim('crm', START + 1, START + 2, 5, 'slow')).toEqual([]);
    expect(await at.claimOne(START + 1)).toMatchObject({ id: main });
    const [claim] = await at.store.claim('crm', START + HOUR, START + 2 * HOUR, 5, 'slow');
    expect(claim).toMatchObject({ id: slow, attempt: 2 });
    if (claim) await at.store.retryAt(claim, START + HOUR, 'failed', 'main');
    expect(await at.store.claim('crm', START + HOUR, START + 2 * HOUR, 5)).toHaveLength(2);
  });

  it('begins again in the main lane after a replay', async () => {
    const id = await at.accept();
    await at.store.retryAt(await at.claimOne(), START, 'failed', 'slow');
    const [claim] = await at.store.claim('crm', START, START + 1, 1, 'slow');
    if (claim) await at.store.deadLetter(claim, START, 'refused', 'no');
    await at.store.replay([id], START);
    expect(await at.claimOne()).toMatchObject({ id, attempt: 1 });
  });

  it('brings back what is due or leased further away than can be', async () => {
    const far = await at.accept({ at: START + 1000 * HOUR });
    const near = await at.accept({ at: START + HOUR });
    await at.store.bringBack(START, START + HOUR, START + HOUR);
    const [claim, ...more] = await at.store.claim('crm', START, START + 1000 * HOUR, 5);
    expect([claim?.id, more]).toEqual([far, []]);
    await at.store.bringBack(START, START + HOUR, START + HOUR);
    expect(await at.claimOne()).toMatchObject({ id: far, attempt: 2 });
    expect(await at.claimOne(START + HOUR)).toMatchObject({ id: near });
  });

  it('leaves a lease alone that is as long as it can be', async () => {
    const id = await at.accept();
    await at.store.claim('crm', START, START + HOUR, 1);
    await at.store.bringBack(START, START + HOUR, START + HOUR);
    expect(await at.store.claim('crm', START, START + HOUR, 1)).toEqual([]);
    await at.store.bringBack(START, START + HOUR, START + HOUR - 1);
    expect(await at.claimOne()).toMatchObject({ id, attempt: 2 });
  });
});
