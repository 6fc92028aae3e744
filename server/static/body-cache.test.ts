import { expect, test } from 'vitest';
import { BodyCache } from './body-cache.ts';

const bytes = (count: number) => new Uint8Array(count);

test('holds as many bytes as its limit, and gives up what was asked for longest ago', () => {
  const cache = new BodyCache(10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(6));
  expect(cache.get('a')).toHaveLength(4);
  cache.set('c', bytes(3));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toHaveLength(4);
  expect(cache.get('c')).toHaveLength(3);
});

test('what is replaced or taken out leaves its room', () => {
  const cache = new BodyCache(10);
  cache.set('a', bytes(9));
  cache.set('a', bytes(4));
  cache.set('b', bytes(6));
  expect(cache.get('a')).toHaveLength(4);
  cache.delete('b');
  cache.delete('never there');
  cache.set('c', bytes(6));
  expect(cache.get('a')).toHaveLength(4);
});
