import { expect, test } from 'vitest';
import { addedElements } from './added-elements.ts';
import { wrap } from '../../renderer/dev/source/tokens.ts';

const M = wrap('', 0);

test.each([
  ['an element of its own', '<h2>A</h2>', `<p>${M}</p><h2>A</h2>`, ['p', [0], 1]],
  ['one between others', '<i>A</i><p>B</p>', `<i>A</i><b>${M}</b><p>B</p>`, ['b', [1], 1]],
  [
    'one with what is around it alone',
    '<div><h2>A</h2></div>',
    `<div><h2>A</h2><div><svg></svg><p>${M}</p></div></div>`,
    ['p', [0, 1, 1], 2],
  ],
  ['one that is there and empty', '<i>A</i><p></p>', `<i>A</i><p>${M}</p>`, ['p', [1], 0]],
  [
    'one that names what it is in',
    '<section class="a"><p>A</p></section>',
    `<section class="a" aria-labelledby="_R_1_"><h2 id="_R_1_">${M}</h2><p>A</p></section>`,
    ['h2', [0, 0], 1],
  ],
] as const)('finds %s', (_, before, after, [tag, path, added]) => {
  expect(addedElements(before, after)).toEqual([{ tag, path, added }]);
});

test('finds each element that says the same', () => {
  expect(
    addedElements('<p>A<br/>B</p><i>C</i>', `<b>${M}</b><p>A<br/>B</p><i>C</i><b>${M}</b>`),
  ).toEqual([
    { tag: 'b', path: [0], added: 1 },
    { tag: 'b', path: [3], added: 1 },
  ]);
});

test.each([
  ['nothing', '<p>A</p>', '<p>A</p>'],
  ['a text within another', '<p>A</p>', `<p>A, ${M}</p>`],
  ['an attribute', '<p>A</p>', `<p title="${M}">A</p>`],
  ['another element', '<p>A</p>', `<p class="b">A</p><p>${M}</p>`],
  ['words', '<h2>A</h2>', `<h2>A</h2><p>By ${M}</p>`],
  ['what was there', '<h2>A</h2><hr/>', `<h2>A</h2><p>${M}</p>`],
  ['the text beside elements', '<p><b>A</b></p>', `<p><b>A</b>${M}</p>`],
])('finds no place where a mark changes %s', (_, before, after) => {
  expect(addedElements(before, after)).toEqual([]);
});
