import { expect, test } from 'vitest';
import { BLOCK, BLOCK_INDEX } from '../../renderer/contract.ts';
import { markElements } from './mark-elements.ts';

const start = (type: string, index: number) =>
  `<template ${BLOCK}="${type}" ${BLOCK_INDEX}="${index}"></template>`;
const END = `<template ${BLOCK}=""></template>`;

test('the elements between two marks are those of the block, and are next to those of the next', () => {
  document.body.innerHTML = `<header></header>${start('hero', 0)}<h1><b></b></h1><p></p>${END}${start('entries', 1)}${END}<!--$-->${start('quote', 2)}<section></section>${END}<!--/$--><footer></footer>`;
  markElements({ type: BLOCK, index: BLOCK_INDEX });
  const marked = [...document.querySelectorAll(`[${BLOCK}]`)].map((element) =>
    [element.localName, element.getAttribute(BLOCK), element.getAttribute(BLOCK_INDEX)].join(' '),
  );
  expect(marked).toEqual(['h1 hero 0', 'p hero 0', 'section quote 2']);
  expect(document.querySelector('header + h1 + p + section + footer')).not.toBeNull();
});
