import { expect, it } from 'vitest';
import { asciiDomain } from './ascii-domain.ts';

it.each([
  ['dana@exämple.com', 'dana@xn--exmple-cua.com'],
  ['dana@例え.テスト', 'dana@xn--r8jz45g.xn--zckzah'],
  ['dana@example.com', 'dana@example.com'],
  ['dana@10.1', 'dana@10.1'],
  ['dänä@example.com', 'dänä@example.com'],
  ['dana@ä/b', 'dana@ä/b'],
  ['dana@ä b', 'dana@ä b'],
  ['a@ä@b', 'a@ä@b'],
  ['ä', 'ä'],
  ['', ''],
])('%s travels as %s', (email, wire) => {
  expect(asciiDomain(email)).toBe(wire);
});
