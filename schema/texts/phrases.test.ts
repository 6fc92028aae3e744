import { expect, test } from 'vitest';
import { allPhrases, isCode } from './phrases.ts';

test('pieces come before those inside them, and what is code is one piece', () => {
  const link = { href: '/a', phrases: ['a', { mark: 'em' as const, phrases: ['b'] }] };
  const code = { mark: 'code' as const, phrases: ['c'] };
  const lineBreak = { mark: 'br' as const };
  expect(allPhrases(['x', link, code, lineBreak])).toEqual([
    'x',
    link,
    'a',
    { mark: 'em', phrases: ['b'] },
    'b',
    code,
    lineBreak,
  ]);
  expect([code, lineBreak, link, 'code'].map(isCode)).toEqual([true, false, false, false]);
});
