import { expect, test } from 'vitest';
import { targetKey } from './target-key.ts';

test.each([
  [{ to: 'crm' }, 'crm'],
  [{ to: 'email', address: 'Orders@Bakery.example' }, 'email:orders@bakery.example'],
  [{ to: 'webhook', url: 'https://a.example/Hook' }, 'webhook:https://a.example/Hook'],
  [{ to: 'email' }, undefined],
  [{ to: 'email', url: 'https://a.example' }, undefined],
  [{ to: 'webhook', address: 'a@b.example' }, undefined],
  [{ url: 'https://a.example' }, undefined],
  ['crm', undefined],
])('%j is told by %s', (target, key) => {
  expect(targetKey(target)).toBe(key);
});
