import { expect, it } from 'vitest';
import { HOUR, onEachDatabase, START } from '../../test-support/gateway/store/store-contract.ts';

onEachDatabase((at) => {
  it('delivers from quarantine only what was released', async () => {
    const id = await at.accept({ state: 'quarantined' });
    expect(await at.store.claim('crm', START, START + 1, 5)).toEqual([]);
    expect(await at.store.replay(undefined, START)).toEqual([]);
    expect(await at.store.release([id, 'unknown'], START + 1)).toEqual([id]);
    expect(await at.claimOne(START + 1)).toMatchObject({ id });
  });

  it('lists newest first, by state, within a limit', async () => {
    const old = await at.accept({ at: START });
    const young = await at.accept({ at: START + 1 });
    await at.accept({ at: START + 2, state: 'quarantined' });
    const waiting = await at.store.list({ state: 'waiting' });
    expect(waiting.map(({ id }) => id)).toEqual([young, old]);
    expect(await at.store.list({ limit: 1 })).toMatchObject([{ state: 'quarantined' }]);
    expect(await at.store.list({ ids: [] })).toEqual([]);
  });

  it('writes every change of state into the audit table', async () => {
    const id = await at.accept();
    await at.store.deadLetter(await at.claimOne(), START + 1, 'expired', 'away');
    await at.store.replay([id], START + 2);
    await at.store.delivered({ id: id, target: 'crm' }, START + 3);
    await at.store.erase('ada@example.com', START + 4);
    expect(await at.store.history(id)).toEqual([
      { at: START, from: null, to: 'waiting', reason: 'accepted' },
      { at: START + 1, from: 'waiting', to: 'dead', reason: 'expired' },
      { at: START + 2, from: 'dead', to: 'waiting', reason: 'replayed' },
      { at: START + 3, from: 'waiting', to: 'delivered', reason: 'delivered' },
      { at: START + 4, from: 'delivered', to: 'delivered', reason: 'erased' },
    ]);
  });

  it('reconciles: accepted is the sum of all states', async () => {
    for (let n = 0; n < 4; n += 1) await at.accept({ at: START + n });
    await at.accept({ state: 'quarantined', email: 'bot@example.com' });
    await at.store.delivered(await at.claimOne(START + 9), START + 9);
    await at.store.deadLetter(await at.claimOne(START + 9), START + 9, 'refused', '');
    expect(await at.store.counts()).toEqual({
      accepted: 5,
      waiting: 2,
      delivered: 1,
      quarantined: 1,
      dead: 1,
      erased: 0,
      oldestWaiting: START + 2,
    });
  });

  it('erases a person in every state, and leaves others alone', async () => {
    const delivered = await at.accept({ at: START - 3 });
    await at.store.delivered({ id: delivered, target: 'crm' }, START);
    const dead = await at.accept({ at: START - 2 });
    await at.store.deadLetter(await at.claimOne(), START, 'refused', 'Ada is unwanted');
    const underWay = await at.accept({ at: START - 1 });
    await at.claimOne();
    const quarantined = await at.accept({ state: 'quarantined' });
    const bob = await at.accept({ email: 'bob@example.com', body: '{}' });

    const { erased, complete } = await at.other.erase('  ADA@example.com ', START + 1);
    expect(complete).toBe(true);
    expect(erased).toHaveLength(4);
    expect(erased).toEqual(
      expect.arrayContaining([
        { id: delivered, state: 'delivered', deliveredTo: ['crm'], underWayTo: [] },
        { id: dead, state: 'dead', deliveredTo: [], underWayTo: [] },
        { id: underWay, state: 'waiting', deliveredTo: [], underWayTo: ['crm'] },
        { id: quarantined, state: 'quarantined', deliveredTo: [], underWayTo: [] },
      ]),
    );
    const everything = await at.database.transaction(
      ['inquiry', 'delivery', 'submission', 'audit'].map((name) => ({
        sql: `select * from ${name}`,
        args: [],
      })),
    );
    expect(JSON.stringify(everything)).not.toMatch(/ada@|Ada/);
    expect(await at.store.counts()).toMatchObject({
      accepted: 5,
      delivered: 1,
      erased: 3,
      waiting: 1,
    });
    expect(await at.store.claim('crm', START + HOUR, START + 2 * HOUR, 5)).toMatchObject([
      { id: bob },
    ]);
    expect(await at.store.erase('ada@example.com', START + 2)).toEqual({
      erased: [],
      complete: true,
    });
  });

  it('deletes the content of what was delivered long ago, and keeps hash and times', async () => {
    const old = await at.accept({ at: START - 1, key: 'old', fingerprint: 'hash' });
    await at.store.delivered({ id: old, target: 'crm' }, START);
    const waiting = await at.accept({ at: START - 1 });
    const young = await at.accept();
    await at.store.delivered({ id: young, target: 'crm' }, START + HOUR);
    const latest = await at.accept({ at: START + 1 });

    const deleted = { count: 1, complete: true };
    const nothing = { count: 0, complete: true };
    expect(await at.store.deleteBodies(START, START + HOUR)).toEqual(nothing);
    expect(await at.store.deleteBodies(START + 1, START + HOUR)).toEqual(deleted);
    expect(await at.store.deleteBodies(START + 1, START + HOUR)).toEqual(nothing);
    const [rows, keys] = await at.database.transaction([
      {
        sql: `select body, email, fingerprint, accepted_at, state from inquiry where id = $1`,
        args: [old],
      },
      { sql: 'select key from submission', args: [] },
    ]);
    // What was sent since may be sent again.
    expect(keys).toEqual([{ key: latest }]);
    expect(rows).toEqual([
      {
        body: null,
        email: null,
        fingerprint: 'hash',
        accepted_at: START - 1,
        state: 'delivered',
      },
    ]);
    for (const id of [waiting, young]) {
      expect((await at.store.list({ ids: [id] }))[0]?.body).toBeTypeOf('string');
    }
  });
});
