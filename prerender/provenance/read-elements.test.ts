import { expect, test } from 'vitest';
import { readElements, type ShownElement } from './read-elements.ts';

function where({ tag, block, path }: ShownElement): string {
  return `${tag}${block === undefined ? '' : ` of block ${block}`} ${path.join('/')}`;
}

/** Each text and attribute with its element: tag, block, path from the block down or from the whole page. */
function read(html: string): string[] {
  const said: string[] = [];
  readElements(html, {
    text: (text, element) => said.push(`${where(element)}: ${text}`),
    attribute: (name, value, element) => said.push(`${where(element)} ${name}=${value}`),
  });
  return said;
}

test('elements of a block are counted from the block down, all others from the whole page', () => {
  expect(
    read(
      '<header><p>Top</p></header><main>' +
        '<!--$--><section><h1>One</h1><p>a<b>c</b></p></section><!--/$-->' +
        '<!--$--><h2>Two</h2><p>b</p><!--/$-->' +
        '</main><footer>End</footer>',
    ),
  ).toEqual([
    'p 0/0: Top',
    'h1 of block 0 0/0: One',
    'p of block 0 0/1: a',
    'b of block 0 0/1/0: c',
    'h2 of block 1 0: Two',
    'p of block 1 1: b',
    'footer 2: End',
  ]);
});

test('a boundary within a block begins no block, and one outside of the page none either', () => {
  expect(
    read(
      '<header><!--$--><p>Menu</p><!--/$--></header><main>' +
        '<!--$--><div>a<!--$?--><i>b</i><!--/$--><i>c</i></div><!--/$-->' +
        '<!--$--><p>d</p><!--/$--></main><!--$--><p>e</p><!--/$-->',
    ),
  ).toEqual([
    'p 0/0: Menu',
    'div of block 0 0: a',
    'i of block 0 0/0: b',
    'i of block 0 0/1: c',
    'p of block 1 0: d',
    'p 2: e',
  ]);
});

test('elements without an end hold nothing, and attributes belong to theirs', () => {
  expect(read('<p><img alt="A" src="a.svg"/><br>b<use href="#c"/>d</p>')).toEqual([
    'img 0/0 alt=A',
    'img 0/0 src=a.svg',
    'p 0: b',
    'use 0/2 href=#c',
    'p 0: d',
  ]);
});

test('an element knows which characters are in it once it has ended', () => {
  const found: ShownElement[] = [];
  const whole = readElements('<div>a<p>b<i>c</i></p>d</div>', {
    text: (_, element) => found.push(element),
    attribute: () => undefined,
  });
  const [div, p, i] = found;
  expect([div, p, i].map((element) => whole.slice(element?.start, element?.end))).toEqual([
    'abcd',
    'bc',
    'c',
  ]);
  expect(i?.parent).toBe(p);
  expect(p?.parent).toBe(div);
});

test('refuses what is not complete', () => {
  const reader = { text: () => undefined, attribute: () => undefined };
  expect(() => readElements('</p></p>a', reader)).toThrow('An end tag has no start tag.');
});
