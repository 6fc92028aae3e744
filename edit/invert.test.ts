import { expect, test } from 'vitest';
import { applyToData } from '../schema/apply-to-data.ts';
import { invert } from './invert.ts';
import type { Operation } from '../schema/generated/data.d.ts';

const DATA = Object.freeze({
  title: 'One',
  lead: 'Two',
  cards: Object.freeze([{ name: 'A' }, { name: 'B' }, { name: 'C' }]),
});

/** Names of the fields in their order, and of the cards: what an operation may change. */
function shape(data: unknown): string {
  return JSON.stringify(data).replaceAll(/"name":|[{}]/g, '');
}

const DONE: [Operation, string][] = [
  [{ op: 'set', path: '/title', value: 'Uno' }, '"title":"Uno","lead":"Two","cards":["A","B","C"]'],
  [
    { op: 'set', path: '/note', value: 1 },
    '"title":"One","lead":"Two","cards":["A","B","C"],"note":1',
  ],
  [
    { op: 'set', path: '/note', value: 1, before: 'title' },
    '"note":1,"title":"One","lead":"Two","cards":["A","B","C"]',
  ],
  [
    { op: 'set', path: '/cards/1/name', value: 'b' },
    '"title":"One","lead":"Two","cards":["A","b","C"]',
  ],
  [
    { op: 'set', path: '/cards/2', value: { name: 'c' } },
    '"title":"One","lead":"Two","cards":["A","B","c"]',
  ],
  [
    { op: 'insert', path: '/cards/0', value: { name: 'X' } },
    '"title":"One","lead":"Two","cards":["X","A","B","C"]',
  ],
  [
    { op: 'insert', path: '/cards/3', value: { name: 'X' } },
    '"title":"One","lead":"Two","cards":["A","B","C","X"]',
  ],
  [
    { op: 'insert', path: '/cards/-', value: { name: 'X' } },
    '"title":"One","lead":"Two","cards":["A","B","C","X"]',
  ],
  [{ op: 'remove', path: '/title' }, '"lead":"Two","cards":["A","B","C"]'],
  [{ op: 'remove', path: '/cards' }, '"title":"One","lead":"Two"'],
  [{ op: 'remove', path: '/cards/0' }, '"title":"One","lead":"Two","cards":["B","C"]'],
  [{ op: 'move', path: '/cards/0', to: 2 }, '"title":"One","lead":"Two","cards":["B","C","A"]'],
  [{ op: 'move', path: '/cards/2', to: 0 }, '"title":"One","lead":"Two","cards":["C","A","B"]'],
  [{ op: 'duplicate', path: '/cards/1' }, '"title":"One","lead":"Two","cards":["A","B","B","C"]'],
  [
    { op: 'rename', path: '/lead', name: 'text' },
    '"title":"One","text":"Two","cards":["A","B","C"]',
  ],
  [
    { op: 'rename', path: '/lead', name: 'lead' },
    '"title":"One","lead":"Two","cards":["A","B","C"]',
  ],
];

test.each(DONE)('%j does what it says, and its inverse takes that back', (operation, after) => {
  const changed = applyToData(DATA, operation);
  expect(shape(changed)).toBe(after);
  expect(shape(applyToData(changed, invert(operation, DATA)))).toBe(shape(DATA));
});

test('a whole file can be set, and nothing else can be done to it', () => {
  const operation = { op: 'set', path: '', value: { title: 'New' } } as const;
  expect(applyToData(DATA, operation)).toEqual({ title: 'New' });
  expect(applyToData({ title: 'New' }, invert(operation, DATA))).toEqual(DATA);
  expect(() => applyToData(DATA, { op: 'remove', path: '' })).toThrow('The whole file can only be');
});

test('what is repeated is a copy of its own', () => {
  const changed = applyToData(DATA, { op: 'duplicate', path: '/cards/0' });
  const renamed = applyToData(changed, { op: 'set', path: '/cards/1/name', value: 'a' });
  expect(shape(renamed)).toContain('["A","a","B","C"]');
});

test.each<[Operation, string]>([
  [{ op: 'set', path: '/cards/3', value: 1 }, 'the list has 3 entries'],
  [{ op: 'insert', path: '/cards/4', value: 1 }, 'the list has 3 entries'],
  [{ op: 'remove', path: '/cards/3' }, 'There is nothing at /cards/3'],
  [{ op: 'remove', path: '/none' }, 'There is nothing at /none'],
  [{ op: 'move', path: '/cards/0', to: 3 }, 'cannot move to 3'],
  [{ op: 'move', path: '/cards/0', to: -1 }, 'cannot move to -1'],
  [{ op: 'move', path: '/cards/0', to: 0.5 }, 'cannot move to 0.5'],
  [
    { op: 'rename', path: '/cards/0', name: 'x' },
    '/cards/0 is an entry of a list, which has no name',
  ],
  [
    { op: 'rename', path: '/lead', name: 'title' },
    'There is already a field `title` next to /lead',
  ],
  [{ op: 'insert', path: '/lead', value: 1 }, 'Only an entry of a list can be inserted'],
  [{ op: 'move', path: '/lead', to: 0 }, 'Only an entry of a list can be moved'],
  [{ op: 'duplicate', path: '/lead' }, 'Only an entry of a list can be duplicated'],
  [{ op: 'set', path: '/x', value: 1, before: 'none' }, 'There is no field `none` to put `x`'],
  [{ op: 'set', path: '/title/x', value: 1 }, 'There is nothing at /title/x'],
  [{ op: 'set', path: 'title', value: 1 }, '`title` is not a JSON Pointer'],
])('%j is refused', (operation, sentence) => {
  expect(() => applyToData(DATA, operation)).toThrow(sentence);
});
