import { afterEach, expect, test } from 'vitest';
import { Marks, type Selected } from './marks.ts';

const SELECTED: Selected = {
  studio: 'select',
  at: { file: 'pages/x.yaml', pointer: '/blocks/0' },
  name: 'Hero',
  place: '1 of 2',
  act: 'Actions',
  scrolls: false,
  order: null,
  covered: 0,
};

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

/** Where the tag of a block is that begins so far below the top of the page, and is so high. */
function tagOf(top: number, height: number): CSSStyleDeclaration | undefined {
  const marks = new Marks(() => undefined);
  marks.show(new DOMRect(0, top, 1024, height), SELECTED, true);
  return marks.host.shadowRoot?.querySelector<HTMLElement>('.tag')?.style;
}

test('the tag of a block is above it, or below where there is no room above', () => {
  expect(tagOf(100, 300)).toMatchObject({ left: 'calc(2px + 0px)', top: '64px' });
  expect(tagOf(0, 300)).toMatchObject({ left: 'calc(2px + 0px)', top: '312px' });
});

test('in a block that is as high as the window, it is next to the number, which may lie over the page', () => {
  expect(tagOf(0, innerHeight)).toMatchObject({ left: 'calc(2px + var(--number))', top: '6px' });
});

test('on a page from right to left, it is next to the flags', () => {
  document.documentElement.style.direction = 'rtl';
  expect(tagOf(0, innerHeight)?.left).toMatch(/^calc\(-?\d+px - var\(--number\)\)$/);
});
