import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../../test-support/find-element.ts';
import { startTooltips } from './tooltip.ts';

vi.useFakeTimers();
document.body.innerHTML = `
  <button id="search" data-tooltip aria-label="Search"><svg id="icon"></svg></button>
  <button id="menu" data-tooltip aria-label="Menu"></button>
  <p id="text">Text</p>`;
const search = findElement('#search');
const menu = findElement('#menu');
const text = findElement('#text');

let isShown = false;
/** Whether the pointer or the keyboard is at a control: there are neither here, nor popovers. */
let isAtControl = true;
Object.assign(HTMLElement.prototype, {
  showPopover: () => (isShown = true),
  hidePopover: () => (isShown = false),
});
for (const control of [search, menu])
  vi.spyOn(control, 'matches').mockImplementation(() => isAtControl);

// As React stops what is meant for controls that it has yet to hydrate.
for (const type of ['pointerover', 'focusin', 'focusout', 'pointerdown', 'keydown'])
  document.body.addEventListener(type, (event) => event.stopPropagation());

/** What is shown. */
function shown(): string | null {
  return isShown ? findElement('[popover]').textContent : null;
}

function point(target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

function focus(target: Element): void {
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

beforeAll(() => {
  const first = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  search.dispatchEvent(first);
  startTooltips(first);
});
beforeEach(() => {
  isAtControl = true;
});
afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  vi.advanceTimersByTime(1000);
});

test('the control that asked for the script has its tooltip, after 700 ms', () => {
  vi.advanceTimersByTime(699);
  expect(shown()).toBe(null);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('Search');
});

test('within 300 ms of one the next shows at once', () => {
  point(findElement('#icon'));
  vi.advanceTimersByTime(700);
  point(menu);
  expect(shown()).toBe(null);
  vi.advanceTimersByTime(0);
  expect(shown()).toBe('Menu');
  point(text);
  vi.advanceTimersByTime(150);
  expect(shown()).toBe(null);
  vi.advanceTimersByTime(300);
  point(search);
  vi.advanceTimersByTime(699);
  expect(shown()).toBe(null);
});

test('it goes 150 ms after the pointer has left, unless the pointer moves onto it or back', () => {
  point(search);
  vi.advanceTimersByTime(700);
  for (const way of ['[popover]', '#search']) {
    point(text);
    vi.advanceTimersByTime(149);
    point(findElement(way));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe('Search');
  }
  point(text);
  vi.advanceTimersByTime(149);
  expect(shown()).toBe('Search');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(null);
});

test('a finger, a focus that came by a press, and text have none', () => {
  point(search, 'touch');
  point(text);
  isAtControl = false;
  focus(menu);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe(null);
});

test('the keyboard has one, and a focus elsewhere does not take that of the pointer', () => {
  focus(search);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe('Search');
  focus(text);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe('Search');
});

test('one that has not come yet is called off when the pointer leaves, or has gone by then', () => {
  point(search);
  vi.advanceTimersByTime(600);
  point(text);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(null);
  point(search);
  isAtControl = false;
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(null);
});

test.each([
  ['a press', new PointerEvent('pointerdown', { bubbles: true })],
  ['a focus that goes', new FocusEvent('focusout', { bubbles: true })],
  ['scrolling of a part of the page', new Event('scroll')],
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
])('%s hides it', (_, event) => {
  point(search);
  vi.advanceTimersByTime(700);
  expect(shown()).toBe('Search');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(shown()).toBe('Search');
  search.dispatchEvent(event);
  expect(shown()).toBe(null);
});

test('scrolling does not call off one that is yet to come', () => {
  point(search);
  vi.advanceTimersByTime(600);
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  expect(shown()).toBe('Search');
});

test.each([
  ['below, in the middle', { left: 100, top: 30, bottom: 50 }, '70px 58px'],
  ['not over the left edge', { left: 0, top: 30, bottom: 50 }, '8px 58px'],
  ['not over the right edge', { left: 350, top: 30, bottom: 50 }, '292px 58px'],
  ['with the last room below', { left: 100, top: 251, bottom: 271 }, '70px 279px'],
  ['above where there is no room', { left: 100, top: 252, bottom: 272 }, '70px 224px'],
])('it stands %s', (_, { left, top, bottom }, place) => {
  const tooltip = findElement('[popover]');
  vi.spyOn(tooltip, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(tooltip, 'offsetHeight', 'get').mockReturnValue(20);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal('innerHeight', 300);
  vi.spyOn(search, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(left, top, 40, bottom - top),
  );
  point(search);
  vi.advanceTimersByTime(700);
  expect(tooltip.style.translate).toBe(place);
});
