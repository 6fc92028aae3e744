import { expect, it } from 'vitest';
import {
  onEachDatabase,
  START,
  submission,
} from '../../test-support/gateway/store/store-contract.ts';

onEachDatabase((at) => {
  it('gives every gateway the same secret', async () => {
    const [one, two] = await Promise.all([at.store.secret(), at.other.secret()]);
    expect(one).toBe(two);
    expect(one).toHaveLength(43);
  });

  it('writes nothing of a transaction that fails', async () => {
    const { id } = submission();
    const insert = { sql: `insert into setting values ('half', $1)`, args: [id] };
    await expect(
      at.database.transaction([insert, { sql: 'select nothing', args: [] }]),
    ).rejects.toThrow(/nothing/);
    const [rows] = await at.database.transaction([
      { sql: `select * from setting where name = 'half'`, args: [] },
    ]);
    expect(rows).toEqual([]);
    await expect(at.store.probe(START)).resolves.toBeUndefined();
  });
});
