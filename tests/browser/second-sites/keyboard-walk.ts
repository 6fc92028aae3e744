import type { Page } from '@playwright/test';

/** More than any page has; a walk that comes so far goes in circles. */
const MOST_PRESSES = 200;

/** To ask after each whether it was the last takes longer than all of them. */
const PRESSES_AT_ONCE = 20;

/**
 * Goes through a hydrated page with Tab, from its start to its end.
 * @returns the names of all that took the focus and could not be seen then: outside the window, behind something else,
 *   or without an outline; and whether the walk came as far as the footer
 */
export async function walkByKeyboard(page: Page): Promise<{ unseen: string[]; toFooter: boolean }> {
  // The link that leads past the menu.
  await page.locator('a').first().focus();
  const walk = await page.evaluateHandle(noteStops);
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    await page.keyboard.down('Tab');
    if (presses % PRESSES_AT_ONCE === 0 && (await walk.evaluate(({ ended }) => ended))) break;
  }
  await page.keyboard.up('Tab');
  const { unseen, toFooter } = await walk.jsonValue();
  return { unseen, toFooter };
}

/** Looks at what has the focus whenever Tab is about to leave it, until the key is let go. Tab stays at the end of the page. */
function noteStops() {
  const walk = { unseen: new Array<string>(), toFooter: false, ended: false };
  const visited = new Set<Element>();
  let last: Element | undefined;
  const note = (event: KeyboardEvent): void => {
    const element = document.activeElement;
    // A date has further stops for its parts, which are the browser's to show.
    if (element === last) return;
    walk.ended ||= !element || element === document.body || visited.has(element);
    if (walk.ended || !element) {
      event.preventDefault();
      return;
    }
    visited.add(element);
    last = element;
    walk.toFooter = element.closest('footer') !== null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const onTop =
      middle !== null &&
      // The middle of a link over two lines may be next to it, in the text that holds it.
      (element.contains(middle) || (middle.contains(element) && middle !== document.body));
    const { outlineStyle } = getComputedStyle(element);
    if (!onTop || right <= left || bottom <= top || outlineStyle === 'none')
      walk.unseen.push(
        `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
      );
  };
  addEventListener('keydown', note, true);
  addEventListener('keyup', () => removeEventListener('keydown', note, true), { once: true });
  return walk;
}
