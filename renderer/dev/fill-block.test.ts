import { expect, test } from 'vitest';
import { filled } from './fill-block.ts';

const block = {
  type: 'card-grid' as const,
  ground: 'plain' as const,
  heading: 'Cards',
  cards: [{ icon: 'a', tone: 'calm' as const, title: 'A', text: 'B', bullets: [] }],
};

test('texts are drawn where a block has none, and the block itself stays as it is', () => {
  const fills = [
    { path: ['lead'], text: 'x' },
    { path: ['heading'], text: 'x' },
    { path: ['cards', '0', 'note'], text: 'x' },
    { path: ['cards', '7', 'note'], text: 'x' },
  ];
  const before = structuredClone(block);
  expect(filled(block, fills)).toEqual({
    ...block,
    lead: 'x',
    cards: [{ ...block.cards[0], note: 'x' }],
  });
  expect(block).toEqual(before);
  expect(filled(block, [])).toBe(block);
});
