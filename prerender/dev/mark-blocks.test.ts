import { expect, test } from 'vitest';
import { markBlocks } from './mark-blocks.ts';

const { resolveId, load } = markBlocks(() => [
  { type: 'hero', component: '/renderer/blocks/hero/index.tsx' },
  { type: 'team', component: '/renderer/blocks/team/index.tsx' },
]);
const ask = (hook: unknown, id: string): unknown =>
  typeof hook === 'function' ? hook.call({}, id) : undefined;

test('the script of a block hands out its component with the name of its type', () => {
  expect(ask(resolveId, '/dev/blocks/team.js')).toBe('/dev/blocks/team.js');
  expect(ask(load, '/dev/blocks/team.js'))
    .toBe(`import Block from "/renderer/blocks/team/index.tsx";
import { markBlock } from '/renderer/dev/mark-block.tsx';
export default markBlock('team', Block);`);
});

test('all else is left to others', () => {
  for (const id of ['/dev/blocks/team.ts', '/renderer/App.tsx'])
    expect([ask(resolveId, id), ask(load, id)]).toEqual([undefined, undefined]);
  expect(ask(load, '/dev/blocks/gone.js')).toBeUndefined();
});
