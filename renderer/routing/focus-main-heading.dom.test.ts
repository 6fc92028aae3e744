import { expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { focusMainHeading } from './focus-main-heading.ts';

test.each([
  ['the main heading', '<main id="main"><h2>A</h2><h1>B</h1></main>', 'h1'],
  ['the content of a page without one', '<h1>A</h1><main id="main"><h2>B</h2></main>', 'main'],
])('%s has the focus, without a jump', (_what, html, selector) => {
  document.body.innerHTML = html;
  const heading = findElement(selector);
  const focus = vi.spyOn(heading, 'focus');
  focusMainHeading();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a page without content has nothing to focus', () => {
  document.body.innerHTML = '<p>A</p>';
  expect(focusMainHeading).not.toThrow();
});
