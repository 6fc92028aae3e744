import { beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { giveFocusBack } from './give-focus-back.ts';

beforeEach(() => {
  document.body.innerHTML = '<button id="a"></button><button id="b"></button>';
});

test('the first that takes the focus has it, without a jump', () => {
  const [a, b] = [findElement('#a'), findElement('#b')];
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  expect(giveFocusBack(a, b)).toBe(true);
  expect(document.activeElement).toBe(a);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  const gone = document.createElement('button');
  expect(giveFocusBack(undefined, gone, b)).toBe(true);
  expect(document.activeElement).toBe(b);
});

test('where none takes it, it is given to nobody', () => {
  expect(giveFocusBack(undefined, document.createElement('button'))).toBe(false);
  expect(giveFocusBack()).toBe(false);
});
