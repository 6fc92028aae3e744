import { expect, test } from 'vitest';
import { allBlocks, stepsToBlock } from './page-blocks.ts';
import { toPointer } from './pointer.ts';

const quote = { type: 'quote', text: 'Good.', name: 'Ada' };
const table = { type: 'table', rows: [] };
const tabs = { type: 'tabs', tabs: [{ label: 'A', text: 'B' }, { blocks: [quote, table] }] };
const page = { blocks: [{ type: 'hero' }, tabs, quote] };

test('each block is followed by those in its tabs', () => {
  const found = allBlocks(page).map(({ block, path }) => [toPointer(path), block]);
  expect(found).toEqual([
    ['/blocks/0', { type: 'hero' }],
    ['/blocks/1', tabs],
    ['/blocks/1/tabs/1/blocks/0', quote],
    ['/blocks/1/tabs/1/blocks/1', table],
    ['/blocks/2', quote],
  ]);
});

test('what is not written as blocks or tabs has none', () => {
  for (const wrong of [undefined, 'page', {}, { blocks: 'hero' }])
    expect(allBlocks(wrong)).toEqual([]);
  for (const wrong of ['A', [], ['A'], [{ blocks: 'A' }]])
    expect(allBlocks({ blocks: [{ type: 'tabs', tabs: wrong }] })).toHaveLength(1);
  // A block of a site may have a list of that name.
  const own = { type: 'own', tabs: [{ blocks: [quote] }] };
  expect(allBlocks({ blocks: [own] })).toHaveLength(1);
  expect(stepsToBlock({ blocks: [own] }, ['blocks', 0, 'tabs', 0, 'blocks', 0, 'text'])).toBe(2);
});

const steps = (...path: (string | number)[]) => stepsToBlock(page, path);

test('a path leads through the innermost block', () => {
  expect(steps('title')).toBe(0);
  expect(steps('blocks')).toBe(0);
  expect(steps('blocks', 1)).toBe(2);
  expect(steps('blocks', 1, 'tabs', 1, 'blocks')).toBe(2);
  expect(steps('blocks', 1, 'tabs', 1, 'blocks', 0)).toBe(6);
  expect(steps('blocks', '1', 'tabs', '1', 'blocks', '0', 'text')).toBe(6);
});
