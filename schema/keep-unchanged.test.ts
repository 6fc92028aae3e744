import { expect, test } from 'vitest';
import { keepUnchanged } from './keep-unchanged.ts';

const page = () => ({ title: 'A', blocks: [{ type: 'hero' }, { type: 'team', items: ['Ada'] }] });

test('the same twice is the same', () => {
  expect(keepUnchanged(page(), page())).toBe(true);
});

test('parts that have not changed stay the objects they were, those around a change do not', () => {
  const before = page();
  const after = page();
  after.blocks[1]?.items?.push('Tomas');
  expect(keepUnchanged(before, after)).toBe(false);
  expect(after.blocks).not.toBe(before.blocks);
  expect(after.blocks[0]).toBe(before.blocks[0]);
  expect(after.blocks[1]).toEqual({ type: 'team', items: ['Ada', 'Tomas'] });
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [['a'], { 0: 'a' }],
  [null, {}],
  [{ a: null }, { a: undefined }],
])('%o and %o differ', (before, after) => {
  const text = JSON.stringify(after);
  expect(keepUnchanged(before, after)).toBe(false);
  expect(JSON.stringify(after)).toBe(text);
});
