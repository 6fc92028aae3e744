import { expect, test } from 'vitest';
import { cardUrl } from './card-url.ts';

test('the address of a card is short and says what is in it', () => {
  const url = cardUrl('key', 'Our team');
  expect(url).toMatch(/^\/media\/card\.[0-9a-z]{12}\.png$/);
  expect(cardUrl('key', 'Our team')).toBe(url);
  expect(cardUrl('key', 'Our teams')).not.toBe(url);
  expect(cardUrl('keys', 'Our team')).not.toBe(url);
});
