import { expect, it } from 'vitest';
import { HOUR, onEachDatabase, START } from '../../../test-support/gateway/store/store-contract.ts';

const OLD = 'email:old@example.com';
const NEW = 'email:new@example.com';

onEachDatabase((at) => {
  it('sends on what waits and what is dead, with its time before it', async () => {
    const waiting = await at.accept({ targets: [OLD] });
    const dead = await at.accept({ targets: [OLD, 'crm'], at: START - 1 });
    await at.store.delivered({ id: dead, target: 'crm' }, START);
    const [claim] = await at.store.claim(OLD, START, START + HOUR, 1);
    if (!claim) throw new Error('Nothing was due.');
    await at.store.deadLetter(claim, START, 'expired', '550');
    expect(await at.store.counts()).toMatchObject({ waiting: 1, dead: 1 });

    expect((await at.store.redirect(OLD, NEW, START + 1)).toSorted()).toEqual(
      [waiting, dead].toSorted(),
    );
    expect(await at.store.counts()).toMatchObject({ waiting: 2, dead: 0 });
    expect(await at.store.claim(OLD, START + 1, START + HOUR, 5)).toEqual([]);
    const claims = await at.other.claim(NEW, START + 1, START + HOUR, 5);
    expect(claims).toMatchObject([
      { attempt: 1, waitingSince: START + 1 },
      { attempt: 1, waitingSince: START + 1 },
    ]);
    for (const { id } of claims) await at.other.delivered({ id, target: NEW }, START + 2);
    expect(await at.store.counts()).toMatchObject({ accepted: 2, delivered: 2 });
    expect((await at.store.history(dead)).map(({ reason }) => reason)).toContain('redirected');
  });

  it('leaves what is under way, delivered, or goes there anyway', async () => {
    const [delivered, both] = [
      await at.accept({ targets: [OLD] }),
      await at.accept({ targets: [OLD, NEW] }),
    ];
    await at.store.delivered({ id: delivered, target: OLD }, START);
    const underWay = await at.accept({ targets: [OLD], at: START - 1 });
    await at.store.claim(OLD, START, START + HOUR, 1);
    expect(await at.store.redirect(OLD, NEW, START + 1)).toEqual([]);
    const targets = async (id: string): Promise<string[] | undefined> =>
      (await at.store.list({ ids: [id] }))[0]?.deliveries.map(({ target }) => target);
    expect(await Promise.all([delivered, both, underWay].map(targets))).toEqual([
      [OLD],
      [NEW, OLD],
      [OLD],
    ]);
  });
});
