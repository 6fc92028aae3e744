import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { unwrapBlocks } from '../../test-support/unwrap-blocks.ts';
import type { ElementSource, TextSources } from '../dev/source/text-sources.ts';
import { Places } from './places.ts';

const place = (pointer: string) => ({ file: 'pages/team.yaml', pointer });

function placesOf(...elements: ElementSource[]): Places {
  unwrapBlocks();
  const sources: TextSources = {
    page: place(''),
    blocks: [],
    elements,
    unwritten: [],
    empty: [],
    messages: {},
  };
  return new Places(findElement('#root'), sources);
}

/** What the only link of the page shows. */
function shown(pointer: string, other: Partial<ElementSource> = {}): ElementSource {
  const at = { block: 0, path: [0], tag: 'a', text: 'Read: more' };
  return { kind: 'text', place: place(pointer), range: [0, 10], ...at, ...other };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div data-block="hero"><a>Read: more</a></div></div>';
});

test('a text that is all that an element says can be written there', () => {
  const places = placesOf(shown('/a'));
  expect(places.wordsAt(place('/a')).map(({ element }) => element)).toEqual([findElement('a')]);
  expect(places.textAround(findElement('a'), 0, 0)).toEqual({
    at: place('/a'),
    element: findElement('a'),
    around: [0, 0],
  });
});

test.each([
  ['where a link leads', { kind: 'link', range: undefined, attribute: 'href' }],
  ['what is read aloud', { range: undefined, attribute: 'aria-label' }],
  ['a text of a form in a dialog', { part: 'form', form: 'order' }],
] as const)('%s cannot', (_, other) => {
  const places = placesOf(shown('/a', other));
  expect(places.wordsAt(place('/a'))).toEqual([]);
});

test('of what stands next to a text, only the text is said there', () => {
  document.body.innerHTML =
    '<div id="root"><div data-block="event"><dd><b>9 am</b> The quay</dd></div></div>';
  const at = { tag: 'dd', text: '9 am The quay', range: [5, 13] as const };
  const places = placesOf(shown('/place', at));
  const element = findElement('dd');
  expect(places.textAround(element, 0, 0)).toEqual({
    at: place('/place'),
    element,
    around: [5, 0],
  });
  expect(places.textAround(findElement('b'), 0, 0)).toBe(undefined);
});

test.each([
  ['below the bar at the top', '<a href="#main">Skip</a><p class="announcement">News</p>'],
  ['behind what is there for an empty text', '<div data-block="hero"><p data-added>i</p>'],
])('a text is found %s', (_, before) => {
  const block = '<a>Read: more</a></div>';
  const start = before.includes('data-block') ? before : `${before}<div data-block="hero">`;
  document.body.innerHTML = `<div id="root">${start}${block}</div>`;
  const places = placesOf(shown('/a'));
  expect(places.wordsAt(place('/a')).map(({ element }) => element)).toEqual([
    findElement('a[data-block]'),
  ]);
});

function slide(index: number, text: string): ElementSource {
  return shown(`/${index}`, { path: [0, index, 0], text, range: [0, 3] });
}

test('a copy in a carousel is the text that it is a copy of', () => {
  document.body.innerHTML = `<div id="root"><div data-block="banner"><ul>
    <li class="glide__slide glide__slide--clone" aria-label="2 of 2"><a>Two</a></li>
    <li class="glide__slide" aria-label="1 of 2"><a>One</a></li>
    <li class="glide__slide" aria-label="2 of 2"><a>Two</a></li>
  </ul></div></div>`;
  const places = placesOf(slide(0, 'One'), slide(1, 'Two'));
  const [copy, one, two] = document.querySelectorAll<HTMLElement>('a');
  expect(copy && places.textAround(copy, 0, 0)).toMatchObject({ at: place('/1'), element: copy });
  expect(places.wordsAt(place('/0')).map(({ element }) => element)).toEqual([one]);
  expect(places.wordsAt(place('/1')).map(({ element }) => element)).toEqual([two]);
});

test('a text of an open dialog is the text of the page that it is a copy of', () => {
  location.hash = '#more';
  document.body.innerHTML = `<div id="root"><div data-block="team">
    <a>Ada</a><div id="more" hidden><p>Ada knows.</p></div></div></div>
    <div role="dialog"><h2>Ada</h2><p>Ada knows.</p></div>`;
  const hidden = { path: [1, 0], tag: 'p', text: 'Ada knows.', range: [0, 10] as const };
  const places = placesOf(shown('/bio', hidden));
  const copy = findElement('[role="dialog"] p');
  expect(places.textAround(copy, 0, 0)).toMatchObject({ at: place('/bio'), element: copy });
  expect(places.wordsAt(place('/bio')).map(({ element }) => element)).toEqual([
    copy,
    findElement('#more p'),
  ]);
});
