import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { isWritable, StandIn } from './stand-in.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<h2>Warm rooms</h2><p>Warm <b>rooms</b></p><p>Warm <strong>rooms</strong></p>' +
    '<p id="icon"><svg></svg>Go</p><i></i><p>Warm<svg></svg>rooms</p>';
});

function heading(): HTMLElement {
  const element = findElement('h2');
  if (element instanceof HTMLElement) return element;
  throw new Error('There is no heading.');
}

test('what says its text in one piece can be written in place, with its marks, next to an icon', () => {
  expect(
    [...document.body.children]
      .filter((one) => one instanceof HTMLElement)
      .map((element) => isWritable({ element })),
  ).toEqual([true, false, true, true, false, false]);
});

test('what React draws in an element that is written is not seen until it is back', () => {
  const element = heading();
  const standIn = new StandIn({ element });
  expect(heading()).toBe(standIn.place);
  standIn.place.textContent = 'Written';
  element.textContent = 'Drawn';
  expect(heading().textContent).toBe('Written');
  standIn.remove();
  expect(heading()).toBe(element);
  expect(heading().outerHTML).toBe('<h2>Drawn</h2>');
});

test('React can remove an element that is written, and put others before it', () => {
  const element = heading();
  const first = new StandIn({ element });
  const before = document.createElement('hr');
  document.body.insertBefore(before, element);
  expect(document.body.firstChild).toBe(before);
  expect(first.isConnected).toBe(false);
  const second = new StandIn({ element });
  expect(second.isConnected).toBe(true);
  document.body.removeChild(element);
  expect(document.querySelector('h2')).toBe(null);
  second.remove();
  expect(Object.hasOwn(document.body, 'removeChild')).toBe(false);
});

test('next to an icon, the words alone are written', () => {
  const element = findElement('#icon');
  if (!(element instanceof HTMLElement)) throw new Error('There is no icon.');
  const { place } = new StandIn({ element });
  expect(place.localName).toBe('span');
  expect(place.parentElement?.innerHTML).toMatch(/^<svg><\/svg><span/);
});

test('a button is written in as a text, because a space would press it', () => {
  document.body.innerHTML = '<button class="main">Go</button>';
  const element = findElement('button');
  if (!(element instanceof HTMLElement)) throw new Error('There is no button.');
  const standIn = new StandIn({ element });
  expect([standIn.place.localName, standIn.place.className]).toEqual(['span', 'main']);
  standIn.remove();
  expect(document.querySelector('button')).toBe(element);
});

test.each([
  ['<a>Go<span class="visually-hidden"> (opens in a new tab)</span></a>', [0, 21], 'Go'],
  ['<label>Name<!-- --> *</label>', [0, 2], 'Name'],
  ['<li><svg></svg>Bread</li>', [0, 0], 'Bread'],
  ['<li>Bread <em>and</em> rolls<ul><li>Rye</li></ul></li>', [0, 3], 'Bread and rolls'],
  ['<p><time>9 am</time> · <b></b>The quay</p>', [7, 0], 'The quay'],
  ['<p>3 of 4. The quay, 9 am</p>', [8, 6], 'The quay'],
  ['<p><strong>The quay, 9</strong> am</p>', [0, 6], undefined],
  ['<p>The<svg></svg> quay, 9 am</p>', [0, 6], undefined],
] as const)('of %s, only the words are written', (html, around, words) => {
  document.body.innerHTML = html;
  const element = findElement('body > *');
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
  expect(isWritable({ element, around })).toBe(words !== undefined);
  if (words === undefined) return;
  const standIn = new StandIn({ element, around });
  const { place } = standIn;
  expect(place.parentElement?.textContent).toBe(element.textContent.replace(words, ''));
  place.textContent = 'Written';
  expect(document.body.textContent).toBe(element.textContent.replace(words, 'Written'));
  standIn.remove();
  expect(document.body.innerHTML).toBe(html);
});
