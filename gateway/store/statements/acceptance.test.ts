import { expect, it } from 'vitest';
import {
  HOUR,
  onEachDatabase,
  START,
  submission,
} from '../../../test-support/gateway/store/store-contract.ts';
import { DUPLICATE_MILLISECONDS } from './acceptance.ts';

onEachDatabase((at) => {
  it('gives a key its first answer again, however late', async () => {
    const first = submission({ key: 'k1' });
    await at.store.accept(first);
    const later = submission({ key: 'k1', fingerprint: first.fingerprint, at: START + HOUR });
    expect(await at.other.accept(later)).toEqual({
      outcome: 'accepted',
      id: first.id,
      repeated: true,
    });
    expect((await at.store.counts()).accepted).toBe(1);
  });

  it('does not take the key of other content', async () => {
    await at.accept({ key: 'k1' });
    expect(await at.store.accept(submission({ key: 'k1' }))).toEqual({ outcome: 'key-reused' });
    expect((await at.store.counts()).accepted).toBe(1);
  });

  it('calls the same content a duplicate for ten minutes, and its key for ever', async () => {
    const fingerprint = 'same';
    await at.accept({ fingerprint, key: 'k1' });
    const almost = START + DUPLICATE_MILLISECONDS - 1;
    const second = { fingerprint, key: 'k2' };
    expect(await at.store.accept(submission({ ...second, at: almost }))).toEqual({
      outcome: 'duplicate',
    });
    expect(await at.store.accept(submission({ ...second, at: START + HOUR }))).toEqual({
      outcome: 'duplicate',
    });
    await at.accept({ fingerprint, key: 'k3', at: START + DUPLICATE_MILLISECONDS });
  });

  it('makes one inquiry of ten equal ones at the same moment, through two gateways', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? at.store : at.other).accept(submission({ fingerprint: 'same', key: `k${n}` })),
      ),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(9);
    expect((await at.store.counts()).accepted).toBe(1);
  });

  it('makes one inquiry of ten posts of one key, and answers all alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? at.store : at.other).accept(submission({ fingerprint: 'same', key: 'k' })),
      ),
    );
    const ids = answers.map((answer) => answer.outcome === 'accepted' && answer.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTypeOf('string');
    expect((await at.store.counts()).accepted).toBe(1);
  });

  it('keeps text exactly', async () => {
    const body = JSON.stringify({
      description: `\u0000 \ud800 'quote' -- "; 👩‍👩‍👧 \u202e ${'x'.repeat(30_000)}`,
    });
    const id = await at.accept({ body });
    expect((await at.other.list({ ids: [id] }))[0]?.body).toBe(body);
  });
});
