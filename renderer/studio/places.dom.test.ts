import { beforeEach, expect, test } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import type { ElementSource, TextSources } from '../dev/source/text-sources.ts';
import { elementsAt, textAround } from './places.ts';

const place = (pointer: string) => ({ file: 'pages/team.yaml', pointer, line: 1, column: 1 });

function sourcesOf(...elements: ElementSource[]): TextSources {
  const page = { place: place(''), texts: [] };
  return {
    page,
    blocks: [],
    site: [],
    pictures: [],
    elements,
    unwritten: [],
    empty: [],
    messages: {},
  };
}

/** What the only link of the page shows. */
function shown(pointer: string, other: Partial<ElementSource>): ElementSource {
  const at = { block: 0, path: [0], tag: 'a', text: 'Read: more' };
  return { kind: 'text', place: place(pointer), range: [0, 10], ...at, ...other };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div data-block="hero"><a>Read: more</a></div></div>';
});

test('a text that is all that an element says can be written there', () => {
  const sources = sourcesOf(shown('/a', {}));
  expect(elementsAt(sources, place('/a'))).toEqual([findElement('a')]);
  expect(textAround(sources, findElement('a'))?.place).toEqual(place('/a'));
});

test.each([
  ['one of two texts', { range: [0, 4] }],
  ['where a link leads', { kind: 'link', range: undefined, attribute: 'href' }],
  ['what is read aloud', { range: undefined, attribute: 'aria-label' }],
  ['a text of a form in a dialog', { part: 'form', form: 'order' }],
] as const)('%s cannot', (_, other) => {
  const sources = sourcesOf(shown('/a', other));
  expect(elementsAt(sources, place('/a'))).toEqual([]);
});
