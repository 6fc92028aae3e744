import { expect, test } from 'vitest';
import { isOperation } from '../../schema/generated/guards/edit.js';
import { readStep } from './step.ts';

const splice = { start: 0, end: 1, text: 'x' };
const change = {
  file: 'pages/index.yaml',
  before: null,
  after: 'c0ffee',
  splice,
  back: splice,
  operations: [{ op: 'remove', path: '/title' }],
  inverse: [{ operation: { op: 'set', path: '/title', value: 'One' }, expected: null }],
};
const step = { id: 1, kind: 'do', of: 1, about: 'Title', changes: [change] };

test('reads a line of the journal as it was written', () => {
  expect(readStep(JSON.stringify(step))).toEqual(step);
  expect(readStep(JSON.stringify({ ...step, kind: 'cancel', changes: [] }))).toBeDefined();
});

test.each([
  ['a cut off line', JSON.stringify(step).slice(0, 40)],
  ['no object', '7'],
  ['no number', JSON.stringify({ ...step, id: '1' })],
  ['no step that it is of', JSON.stringify({ ...step, of: null })],
  ['no words', JSON.stringify({ ...step, about: 1 })],
  ['an unknown kind', JSON.stringify({ ...step, kind: 'jump' })],
  ['no list of changes', JSON.stringify({ ...step, changes: change })],
])('takes %s for no step', (_, line) => {
  expect(readStep(line)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['file', 1],
  ['before', 1],
  ['after', undefined],
  ['splice', { ...splice, start: '0' }],
  ['splice', { ...splice, end: null }],
  ['back', { ...splice, text: 1 }],
  ['operations', undefined],
  ['operations', [{ op: 'remove' }]],
  ['inverse', null],
  ['inverse', [{ operation: { op: 'set', path: '/title' } }]],
  ['inverse', ['remove']],
])('a change whose `%s` is %j is none', (field, value) => {
  const wrong = { ...change, [field]: value };
  expect(readStep(JSON.stringify({ ...step, changes: [change, wrong] }))).toBeUndefined();
});

test.each([
  { op: 'set', path: '/a', value: null },
  { op: 'set', path: '/a', value: 1, before: 'b', comment: 'Why' },
  { op: 'insert', path: '/a/0', value: 1 },
  { op: 'insert', path: '/a/0', value: {}, comments: { title: 'Why' } },
  { op: 'remove', path: '/a' },
  { op: 'duplicate', path: '/a/0' },
  { op: 'move', path: '/a/0', to: 1 },
  { op: 'rename', path: '/a', name: 'b' },
])('%j is an operation', (operation) => {
  expect(isOperation(operation)).toBe(true);
});

test.each([
  null,
  { op: 'remove' },
  { op: 'jump', path: '/a' },
  { op: 'set', path: '/a' },
  { op: 'set', path: '/a', value: 1, before: 2 },
  { op: 'set', path: '/a', value: 1, comment: 2 },
  { op: 'insert', path: '/a/0' },
  { op: 'insert', path: '/a/0', value: 1, comments: 'Why' },
  { op: 'insert', path: '/a/0', value: 1, comments: { title: 'Why', lead: 1 } },
  { op: 'move', path: '/a/0', to: '1' },
  { op: 'rename', path: '/a' },
])('%j is none', (operation) => {
  expect(isOperation(operation)).toBe(false);
});
