import { expect, test } from 'vitest';
import { applyToData } from '../../schema/apply-to-data.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { mergeOperations } from './merge.ts';

const BASE = ['A', 'B', 'C', 'D'];

test.each<[theirs: string, ours: Operation, both: string]>([
  ['AXBCD', { op: 'insert', path: '/1', value: 'Y' }, 'AXYBCD'],
  ['AXBCD', { op: 'insert', path: '/0', value: 'Y' }, 'YAXBCD'],
  ['ABCDX', { op: 'insert', path: '/-', value: 'Y' }, 'ABCDXY'],
  ['BCD', { op: 'insert', path: '/1', value: 'Y' }, 'YBCD'],
  ['ACD', { op: 'insert', path: '/1', value: 'Y' }, 'AYCD'],
  ['aBCD', { op: 'insert', path: '/0', value: 'Y' }, 'YaBCD'],
  ['BCD', { op: 'remove', path: '/2' }, 'BD'],
  ['ABC', { op: 'remove', path: '/2' }, 'AB'],
  ['XABCD', { op: 'remove', path: '/0' }, 'XBCD'],
  ['ABXCD', { op: 'remove', path: '/1' }, 'AXCD'],
  ['BCDA', { op: 'remove', path: '/0' }, 'BCD'],
  ['BCDA', { op: 'remove', path: '/3' }, 'BCA'],
  ['DABC', { op: 'remove', path: '/0' }, 'DBC'],
  ['DABC', { op: 'remove', path: '/3' }, 'ABC'],
  ['ACBD', { op: 'remove', path: '/0' }, 'CBD'],
  ['ACBD', { op: 'remove', path: '/2' }, 'ABD'],
  ['ACBD', { op: 'remove', path: '/3' }, 'ACB'],
  ['BCD', { op: 'move', path: '/3', to: 1 }, 'DBC'],
  ['XABCD', { op: 'move', path: '/0', to: 2 }, 'XBCAD'],
  ['ABCDX', { op: 'move', path: '/3', to: 0 }, 'DABCX'],
  ['ABCd', { op: 'move', path: '/0', to: 3 }, 'BCdA'],
  ['ABC', { op: 'move', path: '/0', to: 3 }, 'BCA'],
  ['aBCD', { op: 'move', path: '/0', to: 1 }, 'BaCD'],
  ['aBCD', { op: 'duplicate', path: '/0' }, 'aaBCD'],
  ['XABCD', { op: 'set', path: '/3', value: 'd' }, 'XABCd'],
])('they make %s of ABCD, we %j: %s', (theirs, ours, both) => {
  const { operations, conflicts } = mergeOperations([ours], {
    base: BASE,
    theirs: Array.from(theirs),
  });
  expect(conflicts).toEqual([]);
  expect(operations.reduce(applyToData, Array.from(theirs))).toEqual(Array.from(both));
});

test.each<[theirs: string, ours: Operation]>([
  ['BCD', { op: 'duplicate', path: '/0' }],
  ['aBCD', { op: 'set', path: '/0', value: 'Y' }],
  ['aBCD', { op: 'remove', path: '/0' }],
])('they make %s of ABCD, and cannot have it when we %j', (theirs, ours) => {
  const { operations, conflicts } = mergeOperations([ours], {
    base: BASE,
    theirs: Array.from(theirs),
  });
  expect(operations).toEqual([]);
  expect(conflicts.map(({ path }) => path)).toEqual(['/0']);
});

test('each operation is moved over what they have changed, not over those of ours before it', () => {
  const ours: Operation[] = [
    { op: 'remove', path: '/0' },
    { op: 'set', path: '/2', value: 'd' },
    { op: 'insert', path: '/1', value: 'Y' },
  ];
  const theirs = ['X', ...BASE];
  const { operations, conflicts } = mergeOperations(ours, { base: BASE, theirs });
  expect(conflicts).toEqual([]);
  expect(operations.reduce<unknown>(applyToData, theirs)).toEqual(['X', 'B', 'Y', 'C', 'd']);
});

test.each<[about: string, theirs: unknown, ours: Operation, conflicts: object[]]>([
  [
    'the group that holds ours went',
    { title: 'One' },
    { op: 'set', path: '/button/text', value: 'Go' },
    [{ path: '/button/text', ours: 'Go', theirs: undefined }],
  ],
  [
    'the group went whose field we remove',
    { title: 'One' },
    { op: 'remove', path: '/button/text' },
    [],
  ],
  [
    'they add to the group that we remove',
    { title: 'One', button: { text: 'Call', icon: 'phone' } },
    { op: 'remove', path: '/button' },
    [{ path: '/button', ours: undefined, theirs: { text: 'Call', icon: 'phone' } }],
  ],
])('in groups of fields: %s', (_, theirs, ours, conflicts) => {
  const base = { title: 'One', button: { text: 'Call' } };
  expect(mergeOperations([ours], { base, theirs })).toEqual({ operations: [], conflicts });
});

const HERO = { type: 'hero', title: 'Welcome' };
const BREAD = { type: 'card-grid', name: 'Our bread', ground: 'subtle', text: 'Baked at night.' };

/** Blocks that somebody else has made of those two, and where ours is then; nothing where that cannot be told. */
const FOUND: [about: string, theirs: object[], at: number | undefined][] = [
  [
    'one of its kind comes before it, and it is renamed',
    [HERO, { ...BREAD, name: 'Cake', text: 'With plums.' }, { ...BREAD, name: 'All bread' }],
    2,
  ],
  ['it moves and loses a field', [{ ...BREAD, name: undefined }, HERO], 0],
  ['it is copied right behind itself', [HERO, BREAD, BREAD], 1],
  [
    'it is copied, and one of both is changed',
    [HERO, { ...BREAD, name: 'Cake' }, BREAD],
    undefined,
  ],
  [
    'another one of its kind comes in its place',
    [HERO, { type: 'card-grid', ground: 'subtle', name: 'x', text: 'y' }],
    undefined,
  ],
  ['one of another kind comes in its place', [HERO, { ...BREAD, type: 'prose' }], undefined],
];

const LIST = {
  type: 'entries',
  items: [
    { title: 'Monday', text: 'We bake.' },
    { title: 'Sunday', text: 'Closed.' },
  ],
};

test('of a copy and its original none is edited where both are changed, and a list has another name', () => {
  const operation: Operation = { op: 'set', path: '/0/note', value: 'x' };
  const theirs = [
    { type: 'entries', renamed: [{ title: 'Monday', words: 'We bake.' }, LIST.items[1]] },
    { type: 'entries', items: [{ title: 'Monday' }, LIST.items[1]] },
    HERO,
  ];
  const { operations, conflicts } = mergeOperations([operation], { base: [LIST, HERO], theirs });
  expect(operations).toEqual([]);
  expect(conflicts.map(({ path }) => path)).toEqual(['/0/note']);
});

test.for(FOUND)('an entry is found by what it is: %s', ([, theirs, at]) => {
  const operation: Operation = { op: 'set', path: '/blocks/1/ground', value: 'plain' };
  const base = { blocks: [HERO, BREAD] };
  const { operations, conflicts } = mergeOperations([operation], {
    base,
    theirs: JSON.parse(JSON.stringify({ blocks: theirs })),
  });
  expect(operations.map(({ path }) => path)).toEqual(
    at === undefined ? [] : [`/blocks/${at}/ground`],
  );
  expect(conflicts.map(({ path }) => path)).toEqual(at === undefined ? ['/blocks/1/ground'] : []);
});

test('a new field goes to the end where the one that it was to stand before is gone', () => {
  const operation: Operation = { op: 'set', path: '/x', value: 1, before: 'lead' };
  expect(mergeOperations([operation], { base: { lead: 2 }, theirs: { title: 3 } })).toEqual({
    operations: [{ op: 'set', path: '/x', value: 1 }],
    conflicts: [],
  });
});
