import { expect, it } from 'vitest';
import { onEachDatabase, START } from '../../../test-support/gateway/store/store-contract.ts';
import { storeOn } from '../store-on.ts';

onEachDatabase((at) => {
  /** Tries what an inquiry would need where there is room for so many bytes. */
  const probe = (room: number) =>
    storeOn({ ...at.database, room: () => Promise.resolve(room) }).probe(START);

  it('tries an inquiry and leaves nothing of it', async () => {
    await at.store.probe(START);
    const [inquiries, submissions, audit] = await at.database.transaction(
      ['inquiry', 'submission', 'audit'].map((name) => ({
        sql: `select * from ${name}`,
        args: [],
      })),
    );
    expect({ inquiries, submissions, audit }).toEqual({
      inquiries: [],
      submissions: [],
      audit: [],
    });
  });

  it('fails when an inquiry would, although the disk takes other writes', async () => {
    const rename = (from: string, to: string) =>
      at.database.transaction([{ sql: `alter table ${from} rename to ${to}`, args: [] }]);
    await rename('submission', 'elsewhere');
    await expect(at.store.probe(START)).rejects.toThrow(/submission/);
    await rename('elsewhere', 'submission');
    await expect(at.store.probe(START)).resolves.toBeUndefined();
  });

  it('fails before the disk is full', async () => {
    await expect(probe(8_388_607)).rejects.toThrow(
      'The disk has only 8388607 bytes left for inquiries.',
    );
    await expect(probe(8_388_608)).resolves.toBeUndefined();
  });
});
