import { expect, test, vi } from 'vitest';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import Tabs from '../blocks/tabs/index.tsx';
import { canBeSeen, reveal } from './reveal.ts';

test('a text in a closed tab is shown, and scrolled to once it is', async () => {
  const tabs = ['Owners', 'Schools'].map((label) => ({ label, text: `All for ${label}.` }));
  mountOnSite(<Tabs type="tabs" heading="What you get" ground="plain" tabs={tabs} />);
  await drawn();
  const [, closed] = document.querySelectorAll('[role=tablist] + div > *');
  const text = closed?.querySelector('h3');
  if (!closed || !text) throw new Error('There is no second tab.');
  expect(closed.getAttribute('hidden')).toBe('until-found');
  const place = vi.spyOn(text, 'getBoundingClientRect').mockImplementation(() => {
    expect(closed.hasAttribute('hidden')).toBe(false);
    return new DOMRect(0, 2000, 300, 20);
  });
  const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  reveal(text);
  expect(findElement('[aria-selected=true]').textContent).toBe('Schools');
  expect(place).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

/** Makes an element be nowhere on the screen. */
function hide(element: Element): Element {
  const none = Object.assign([], { item: () => null });
  vi.spyOn(element, 'getClientRects').mockReturnValue(none);
  return element;
}

test('an answer that is folded is unfolded for a text in it, not for its question', () => {
  document.body.innerHTML = '<details><summary>Why?</summary><p>So.</p></details>';
  const details = findElement('details');
  // Browsers tell where a folded text would be.
  const answer = findElement('p');
  reveal(findElement('summary'));
  expect(details.hasAttribute('open')).toBe(false);
  expect(canBeSeen(answer)).toBe(true);
  reveal(answer);
  expect(details.hasAttribute('open')).toBe(true);
});

test('a text of a slide that is away, or of a dialog that is closed, cannot be seen', () => {
  document.body.innerHTML = '<div inert><p>Second slide</p></div><div hidden><b>Dialog</b></div>';
  expect(canBeSeen(findElement('p'))).toBe(false);
  expect(canBeSeen(hide(findElement('b')))).toBe(false);
});
