import { beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import type { ElementSource, TextSources } from '../dev/source/text-sources.ts';
import { ChangedBoxes } from './changed-boxes.ts';
import { blockElements } from '../dev/source/block-elements.ts';

const FILE = 'pages/team.yaml';

/** What a text of the first block shows. */
function shown(pointer: string, index: number, text: string): ElementSource {
  const at = { block: 0, path: [0, index], tag: 'p', text, range: [0, text.length] as const };
  return { kind: 'text', place: { file: FILE, pointer }, ...at };
}

const sources: TextSources = {
  page: { file: FILE, pointer: '' },
  blocks: [],
  elements: [
    shown('/blocks/0/title', 0, 'One'),
    shown('/blocks/0/text', 1, 'Two'),
    shown('/blocks/0/cards/0/title', 2, 'Three'),
    shown('/blocks/0/cards/0/text', 3, 'Four'),
  ],
  unwritten: [],
  empty: [],
  messages: {},
};

function place(selector: string, top: number, height: number): void {
  findElement(selector).getBoundingClientRect = () => new DOMRect(0, top, 100, height);
}

function boxesOf(...pointers: string[]) {
  const changed = new ChangedBoxes(findElement('#root'), { sources }, () => undefined);
  changed.tell({ file: FILE, pointers });
  return changed.boxes(blockElements(document));
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><section data-block="team" data-block-index="0">
    <p id="a">One</p><p id="b">Two</p><p id="c">Three</p><p id="d">Four</p></section></div>`;
  place('section', 0, 200);
  place('#a', 10, 20);
  place('#b', 30, 20);
  place('#c', 100, 20);
  place('#d', 130, 20);
});

test('a text is marked from its top to its foot, an entry from its first text to its last', () => {
  expect(boxesOf('/blocks/0/title')).toEqual([{ top: 10, height: 20 }]);
  expect(boxesOf('/blocks/0/cards/0')).toEqual([{ top: 100, height: 50 }]);
});

test('what touches is marked as one', () => {
  expect(boxesOf('/blocks/0/text', '/blocks/0/cards/0/text', '/blocks/0/title')).toEqual([
    { top: 10, height: 40 },
    { top: 130, height: 20 },
  ]);
});

test.each([
  ['a block', ['/blocks/0']],
  ['a setting', ['/blocks/0/ground']],
  ['a text in it as well', ['/blocks/0/title', '/blocks/0']],
])('%s is marked as the whole block', (_, pointers) => {
  expect(boxesOf(...pointers)).toEqual([{ top: 0, height: 200 }]);
});

test('what is out of sight is marked as the whole block, and what is in no block not at all', () => {
  place('#a', 0, 0);
  expect(boxesOf('/blocks/0/title')).toEqual([{ top: 0, height: 200 }]);
  expect(boxesOf('/title', '/blocks')).toEqual([]);
  expect(boxesOf('/blocks/7/title')).toEqual([]);
});

test('a text that is written has another element, whatever it says by then', () => {
  const changed = new ChangedBoxes(findElement('#root'), { sources }, () => undefined);
  changed.tell({ file: FILE, pointers: ['/blocks/0/title'] });
  expect(changed.boxes(blockElements(document))).toEqual([{ top: 10, height: 20 }]);
  findElement('#a').outerHTML = '<p id="written">One more</p>';
  place('#written', 10, 44);
  expect(changed.boxes(blockElements(document))).toEqual([{ top: 10, height: 44 }]);
});

test('what has changed on another page is not marked on this one', () => {
  const changed = new ChangedBoxes(findElement('#root'), { sources }, () => undefined);
  changed.tell({ file: 'pages/other.yaml', pointers: ['/blocks/0/title', '/blocks/0'] });
  expect(changed.boxes(blockElements(document))).toEqual([]);
});

test('nothing is told until somebody has told what has changed', () => {
  const drawSoon = vi.fn<() => void>();
  const changed = new ChangedBoxes(findElement('#root'), { sources }, drawSoon);
  expect(changed.boxes(blockElements(document))).toBeUndefined();
  changed.tell({ file: FILE, pointers: [] });
  expect(changed.boxes(blockElements(document))).toEqual([]);
  expect(drawSoon).toHaveBeenCalledOnce();
});
