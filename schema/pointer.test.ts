import { expect, test } from 'vitest';
import { readPointer, toPointer, valueAt } from './pointer.ts';

const DATA = { 'a/b': { '~': 1 }, list: ['x', 'y'], 7: 'seven', none: null };

test.each([
  ['', []],
  ['/a~1b', ['a/b']],
  ['/a~1b/~0', ['a/b', '~']],
  ['/list/1', ['list', 1]],
  ['/7', ['7']],
  ['/none', ['none']],
])('%j leads to a value, and is written from its path again', (pointer, path) => {
  expect(readPointer(pointer, DATA)).toEqual(path);
  expect(toPointer(path)).toBe(pointer);
});

test('names that hold a mark of the pointer itself are told apart', () => {
  expect(readPointer('/~01', { '~1': 1 })).toEqual(['~1']);
  expect(toPointer(['~1'])).toBe('/~01');
});

test.each(['list', '/a~2b', '/a~'])('%j is no JSON Pointer', (pointer) => {
  expect(() => readPointer(pointer, DATA)).toThrow(
    `\`${pointer}\` is not a JSON Pointer. Write one such as /blocks/0/heading.`,
  );
});

test.each([
  ['/list/2', '/list'],
  ['/list/-', '/list'],
  ['/list/01', '/list'],
  ['/list/x', '/list'],
  ['/other', 'the file'],
  ['/toString', 'the file'],
  ['/none/x', '/none'],
])('%s leads to nothing, and says how far it leads', (pointer, known) => {
  expect(() => readPointer(pointer, DATA)).toThrow(`There is nothing at ${pointer}; ${known} has`);
});

test('only the last step may lead to what is not there yet', () => {
  expect(readPointer('/list/2', DATA, true)).toEqual(['list', 2]);
  expect(readPointer('/list/-', DATA, true)).toEqual(['list', 2]);
  expect(readPointer('/other', DATA, true)).toEqual(['other']);
  expect(() => readPointer('/other/more', DATA, true)).toThrow('the file has no `other`');
  expect(() => readPointer('/list/-/more', DATA, true)).toThrow('/list has no `-`');
});

test('a path that leads nowhere has no value', () => {
  expect(valueAt(DATA, ['list', 1])).toBe('y');
  expect(valueAt(DATA, [])).toBe(DATA);
  expect(valueAt(DATA, ['list', '1'])).toBeUndefined();
  expect(valueAt(DATA, '/list/1')).toBe('y');
  expect(valueAt(DATA, '')).toBe(DATA);
  expect(valueAt(DATA, '/list/01')).toBeUndefined();
  expect(valueAt(DATA, ['list', 'length'])).toBeUndefined();
  expect(valueAt(DATA, ['none', 'x'])).toBeUndefined();
  expect(valueAt(DATA, ['toString'])).toBeUndefined();
});
