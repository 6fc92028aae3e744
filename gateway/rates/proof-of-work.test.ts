import { expect, it } from 'vitest';
import { solveChallenge } from '../../renderer/forms/solve-challenge.ts';
import { ProofOfWork } from './proof-of-work.ts';

const NOW = 1_800_000_000_000;

it('recognises what a browser has worked out, once', async () => {
  const work = new ProofOfWork();
  const number = String(await solveChallenge(work.challenge('token', 'secret'), 'token'));
  expect(work.isSolved('token', `${number}0`, 'secret', NOW)).toBe(false);
  expect(work.isSolved('other', number, 'secret', NOW)).toBe(false);
  expect(work.isSolved('token', number, 'other', NOW)).toBe(false);
  expect(work.isSolved('token', number, 'secret', NOW)).toBe(true);
  expect(work.isSolved('token', number, 'secret', NOW)).toBe(false);
  // Another gateway with the same secret knows it too.
  expect(new ProofOfWork().isSolved('token', number, 'secret', NOW)).toBe(true);
});

it('asks for another number with each token', () => {
  const work = new ProofOfWork();
  const digests = Array.from(
    { length: 20 },
    (_, n) => work.challenge(`token ${n}`, 'secret').digest,
  );
  expect(new Set(digests).size).toBe(20);
});
