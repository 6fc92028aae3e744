import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { flowText } from './scalar-text.ts';

it.each([
  ['Audits', 'Audits'],
  ['Audits: all of them', "'Audits: all of them'"],
  ['{name}, in short', "'{name}, in short'"],
  ['12', "'12'"],
  ['# one', "'# one'"],
  [['A, b', 'c'], "['A, b', c]"],
  [{ name: 'Dev. & more', href: '/dev' }, '{ name: Dev. & more, href: /dev }'],
])('writes %j on one line', (value, text) => {
  expect(flowText(value)).toBe(text);
  expect(parse(`- ${text}`)).toEqual([value]);
});
