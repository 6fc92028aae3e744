import { describe, expect, it } from 'vitest';
import { Tokens } from './token.ts';

const NOW = 1_800_000_000_000;

describe('Tokens', () => {
  it('are good for ten minutes, also after a restart and at another gateway', () => {
    const token = new Tokens('secret').issue(NOW);
    const elsewhere = new Tokens('secret');
    expect(elsewhere.isValid(token, NOW)).toBe(true);
    expect(elsewhere.isValid(token, NOW + 599_999)).toBe(true);
    expect(elsewhere.isValid(token, NOW + 600_000)).toBe(false);
  });

  it('are different each time', () => {
    const tokens = new Tokens('secret');
    expect(tokens.issue(NOW)).not.toBe(tokens.issue(NOW));
  });

  it('are refused when changed in any character', () => {
    const tokens = new Tokens('secret');
    const token = tokens.issue(NOW);
    for (let at = 0; at < token.length - 1; at += 1) {
      const other = token[at] === 'z' ? 'y' : 'z';
      expect(tokens.isValid(token.slice(0, at) + other + token.slice(at + 1), NOW)).toBe(false);
    }
    expect(new Tokens('other').isValid(token, NOW)).toBe(false);
    expect(tokens.isValid('', NOW)).toBe(false);
  });
});
