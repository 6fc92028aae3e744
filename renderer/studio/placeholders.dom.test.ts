import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { unwrapBlocks } from '../../test-support/unwrap-blocks.ts';
import { ADDED, PLACEHOLDER } from '../contract.ts';
import { drawsBlock, type Fill } from '../dev/fill-block.ts';
import type { EmptySource } from '../dev/source/text-sources.ts';
import { Placeholders } from './placeholders.ts';

const FILE = 'pages/team.yaml';

function empty(field: string, other: Partial<EmptySource> = {}): EmptySource {
  const place = { file: FILE, pointer: `/blocks/0/${field}` };
  return { place, title: field, block: 0, path: [0], tag: 'p', added: 1, ...other };
}

/** The block of the page, which draws each text in an element of its own. */
const block = 0;
let fills: readonly Fill[];

beforeEach(() => {
  document.body.innerHTML = '<div data-block="hero"><h1>Team</h1><section></section></div>';
  unwrapBlocks();
  fills = [];
  drawsBlock(block, (asked) => (fills = asked));
});

/** Draws what the block was told to. */
function draw(): void {
  const elements = fills.map(({ path, text }) => {
    const element = document.createElement('p');
    element.id = path.join('-');
    element.textContent = text;
    return element;
  });
  findElement('section').replaceChildren(...elements);
}

test('an empty text has an element with its name, which is no part of the page', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, [empty('lead'), empty('cards/1/note')]);
  draw();
  placeholders.find();
  const lead = findElement('#lead');
  expect(lead.dataset['placeholder']).toBe('lead');
  expect(lead.hasAttribute(ADDED)).toBe(true);
  expect(findElement('#cards-1-note').dataset['placeholder']).toBe('cards/1/note');
  expect(placeholders.wordsAt({ file: FILE, pointer: '/blocks/0/lead' })).toEqual([
    { element: lead },
  ]);
  expect(placeholders.around(lead)?.at.pointer).toBe('/blocks/0/lead');
  expect(placeholders.around(findElement('h1'))).toBeUndefined();
});

test('what is around the text alone is no part of the page either', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, [empty('lead', { added: 2 })]);
  draw();
  placeholders.find();
  expect(findElement('[data-added]').localName).toBe('section');
});

test('a text that was written is one of the page; one that is empty again is not', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, [empty('lead')]);
  draw();
  placeholders.find();
  const lead = findElement('#lead');
  lead.textContent = 'All of us';
  placeholders.find();
  expect(lead.hasAttribute(PLACEHOLDER) || lead.hasAttribute(ADDED)).toBe(false);
  expect(placeholders.around(lead)).toBeUndefined();
});

test('where nothing is selected any more, the block is drawn as it is', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, [empty('lead')]);
  expect(fills.map(({ path }) => path)).toEqual([['lead']]);
  placeholders.show(undefined, []);
  expect(fills).toEqual([]);
});

test('a text that is written meanwhile is drawn until the page has it', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, [empty('lead'), empty('text')]);
  const asked = fills;
  placeholders.show(block, [empty('text')]);
  expect(fills).toBe(asked);
});

test('the element of a text that is being written is kept when it is emptied', () => {
  const placeholders = new Placeholders();
  placeholders.show(block, []);
  placeholders.keep(findElement('h1'), '/blocks/0/title');
  expect(fills.map(({ path }) => path)).toEqual([['title']]);
  findElement('h1').textContent = '';
  placeholders.show(block, [empty('title', { tag: 'h1', added: 0 })]);
  expect(findElement('h1').dataset['placeholder']).toBe('title');
  expect(findElement('h1').hasAttribute(ADDED)).toBe(false);
});

test('finding again changes nothing: what watches the page would find for good', () => {
  const placeholders = new Placeholders();
  const lead = empty('lead', { added: 2 });
  placeholders.show(block, [lead, empty('text', { added: 2 })]);
  draw();
  placeholders.find();
  // The element of the other is still there, within what is around both.
  placeholders.show(block, [lead]);
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  placeholders.find();
  expect(watcher.takeRecords()).toEqual([]);
  expect(findElement('section').hasAttribute(ADDED)).toBe(true);
});
