import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { unwrapBlocks } from '../../../test-support/unwrap-blocks.ts';
import { LivingPage } from './living-page.ts';
import { rangeIn, textsIn } from './text-before.ts';
import type { ElementSource, UnwrittenSource } from './text-sources.ts';

const BODY = `
<div id="root"><a>Skip</a><aside class="announcement"><p>Closed on Monday</p></aside><header><b>Oak</b></header><main><div data-block="cards"><ul><li class="card"><h3>Ada</h3><p>Reads <b>a lot</b>, daily</p></li><li class="card"><h3>Bob</h3></li></ul></div><div data-block="hero"><h1>Two</h1><i>more</i></div><section id="closing">Write</section></main></div>`;

const at = (pointer: string, file = 'pages/team.yaml') => ({ file, pointer });

/** A text that an element shows whole, by default. */
function shows(
  pointer: string,
  {
    tag,
    text,
    path,
    ...other
  }: Partial<ElementSource> & Pick<ElementSource, 'tag' | 'text' | 'path'>,
): ElementSource {
  return { kind: 'text', place: at(pointer), range: [0, text.length], tag, text, path, ...other };
}

const ELEMENTS: ElementSource[] = [
  shows('/blocks/0/cards/0/name', { block: 0, path: [0, 0, 0], tag: 'h3', text: 'Ada' }),
  shows('/blocks/0/cards/0/text', {
    block: 0,
    path: [0, 0, 1],
    tag: 'p',
    text: 'Reads a lot, daily',
    range: [0, 11],
  }),
  shows('/blocks/0/cards/1/name', { block: 0, path: [0, 1, 0], tag: 'h3', text: 'Bob' }),
  shows('/blocks/1/title', { block: 1, path: [0], tag: 'h1', text: 'Two' }),
  shows('/blocks/1/more', { block: 1, path: [1], tag: 'i', text: 'gone' }),
  shows('/name', { path: [0, 0], tag: 'b', text: 'Oak' }),
  shows('/closing', { path: [1, 3], tag: 'section', text: 'Write' }),
  shows('/announcement', {
    part: 'announcement',
    path: [1, 0],
    tag: 'p',
    text: 'Closed on Monday',
  }),
];
const UNWRITTEN: UnwrittenSource[] = [
  {
    reason: 'message',
    message: 'daily',
    block: 0,
    path: [0, 0, 1],
    tag: 'p',
    text: 'Reads a lot, daily',
    range: [13, 18],
  },
];

beforeEach(() => {
  document.body.innerHTML = BODY;
  unwrapBlocks();
  history.replaceState(null, '', '/team');
});

const living = () =>
  new LivingPage(findElement('#root'), {
    elements: ELEMENTS,
    unwritten: UNWRITTEN,
    messages: { close: 'Close' },
  });

/** The pointers and reasons of each text of an element. */
function said(selector: string) {
  const page = living();
  return textsIn(findElement(selector)).map((text) => [
    text.data,
    ...page
      .sourcesOfText(text)
      .map((source) => ('place' in source ? source.place.pointer : source.message)),
  ]);
}

test('each text is known by the element that shows it, and by which characters of it', () => {
  expect(said('main')).toEqual([
    ['Ada', '/blocks/0/cards/0/name'],
    ['Reads ', '/blocks/0/cards/0/text'],
    ['a lot', '/blocks/0/cards/0/text'],
    [', daily', 'daily'],
    ['Bob', '/blocks/0/cards/1/name'],
    ['Two', '/blocks/1/title'],
    // The page says something else by now.
    ['more'],
    ['Write', '/closing'],
  ]);
});

test('the bar at the top stands apart from what is below it', () => {
  expect(said('aside')).toEqual([['Closed on Monday', '/announcement']]);
  expect(said('header')).toEqual([['Oak', '/name']]);
});

test('the copies in a carousel shift nothing, and show what their originals show', () => {
  findElement('ul').innerHTML = ['Bob', 'Ada', 'Bob', 'Ada']
    .map((name, index) => {
      const isCopy = index === 0 || index === 3;
      const text = name === 'Ada' ? '<p>Reads <b>a lot</b>, daily</p>' : '';
      return `<li class="${isCopy ? 'glide__slide--clone' : ''}" aria-label="${name}"><h3>${name}</h3>${text}</li>`;
    })
    .join('');
  expect(said('ul')).toEqual([
    ['Bob', '/blocks/0/cards/1/name'],
    ['Ada', '/blocks/0/cards/0/name'],
    ['Reads ', '/blocks/0/cards/0/text'],
    ['a lot', '/blocks/0/cards/0/text'],
    [', daily', 'daily'],
    ['Bob', '/blocks/0/cards/1/name'],
    ['Ada', '/blocks/0/cards/0/name'],
    ['Reads ', '/blocks/0/cards/0/text'],
    ['a lot', '/blocks/0/cards/0/text'],
    [', daily', 'daily'],
  ]);
});

test('an open dialog shows what is in the page for those without a script', () => {
  findElement('.card').id = 'ada';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><h2>Ada </h2><div><p>Ada</p><p>Reads <b>a lot</b></p></div><i>Close</i></div>',
  );
  const ofDialog = [['Ada '], ['Ada'], ['Reads '], ['a lot'], ['Close', 'close']];
  expect(said('[role=dialog]')).toEqual(ofDialog);
  history.replaceState(null, '', '/team#ada');
  expect(said('[role=dialog]')).toEqual([
    ['Ada ', '/blocks/0/cards/0/name'],
    ['Ada', '/blocks/0/cards/0/name'],
    ['Reads ', '/blocks/0/cards/0/text'],
    ['a lot', '/blocks/0/cards/0/text'],
    ['Close', 'close'],
  ]);
});

test('the button at the foot of an open dialog is that of the closing band', () => {
  history.replaceState(null, '', '/team#ada');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><footer><a>Write</a></footer></div>',
  );
  const [button] = textsIn(findElement('[role=dialog]'));
  const [source] = button ? living().sourcesOfText(button) : [];
  expect(source).toMatchObject({ place: at('/closing') });
});

test('what a script has changed since is a word of the engine, if it says one', () => {
  findElement('i').textContent = '2 of 4. Ada (1+1)';
  const [text] = textsIn(findElement('i'));
  const messageIn = (messages: Record<string, string>) =>
    text &&
    new LivingPage(findElement('#root'), { elements: [], unwritten: [], messages })
      .sourcesOfText(text)
      .map((source) => 'message' in source && source.message);
  expect(messageIn({ slide: '{$position} of {$total}. {$name} (1+1)' })).toEqual(['slide']);
  expect(messageIn({ slide: '{$position} of {$total}. Bob' })).toEqual([]);
  // Nothing but what is filled in could be anything.
  expect(messageIn({ label: '{$label}: {$title}' })).toEqual([]);
});

test('the form of an open dialog is known by its name, whatever stands before its button there', () => {
  const form = { part: 'form', form: 'order' } as const;
  const place = at('/button', 'forms/order.yaml');
  const button = shows('', { ...form, path: [0, 0], tag: 'button', text: 'Order', place });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><form><div><button>Cancel</button><button>Order</button></div></form></div>',
  );
  const found = () =>
    new LivingPage(findElement('#root'), {
      elements: [button],
      unwritten: [],
      messages: {},
    }).elementsOf({ file: 'forms/order.yaml', pointer: '' });
  expect(found()).toEqual([]);
  history.replaceState(null, '', '/team#order');
  expect(found()).toEqual([findElement('form button + button')]);
});

test('the elements that show a value, and all below it, come in the order of the page', () => {
  const tags = (pointer: string) =>
    living()
      .elementsOf(at(pointer))
      .map(({ textContent }) => textContent);
  expect(tags('/blocks/0/cards/0')).toEqual(['Ada', 'Reads a lot, daily']);
  expect(tags('/blocks/0')).toEqual(['Ada', 'Reads a lot, daily', 'Bob']);
  expect(tags('/blocks/0/cards/0/na')).toEqual([]);
  expect(living().elementsOf(at('/name', 'site.yaml'))).toEqual([]);
});

test('the box of an entry is the largest element that holds nothing of another one', () => {
  const cards = [...document.querySelectorAll('.card')];
  expect(living().boxesOf(at('/blocks/0/cards/0'))).toEqual([cards[0]]);
  expect(living().boxesOf(at('/blocks/0/cards/1'))).toEqual([cards[1]]);
  expect(living().boxesOf(at('/blocks/0/cards/2'))).toEqual([]);
});

test('the box of the only entry ends where its block says something else', () => {
  cutTo('<h2>Cards</h2><ul><li><h3>Ada</h3></li></ul>');
  const heading = shows('/blocks/0/heading', { block: 0, path: [0], tag: 'h2', text: 'Cards' });
  const name = shows('/blocks/0/cards/0/name', {
    block: 0,
    path: [1, 0, 0],
    tag: 'h3',
    text: 'Ada',
  });
  const page = new LivingPage(findElement('#root'), {
    elements: [heading, name],
    unwritten: [],
    messages: {},
  });
  expect(page.boxesOf(at('/blocks/0/cards/0'))).toEqual([findElement('ul')]);
});

function cutTo(html: string): void {
  findElement('[data-block]').outerHTML = `<div data-block="cards">${html}</div>`;
  unwrapBlocks();
}

test('characters of an element are found across the elements in it', () => {
  const range = rangeIn(findElement('.card p'), [6, 11]);
  expect(range.toString()).toBe('a lot');
  expect(rangeIn(findElement('.card p'), [3, 13]).toString()).toBe('ds a lot, ');
});
