import type { Page } from '@playwright/test';

interface Stop {
  /** Which element of the document it is. */
  index: number;
  name: string;
  seen: boolean;
  inFooter: boolean;
}

/** More than any page has; a walk that comes so far goes in circles. */
const MOST_STOPS = 200;

/**
 * Goes through a hydrated page with Tab, from its start to its end.
 * @returns the names of all that took the focus and could not be seen then: outside the window, behind something else,
 *   or without an outline; and whether the walk came as far as the footer
 */
export async function walkByKeyboard(page: Page): Promise<{ unseen: string[]; toFooter: boolean }> {
  // The link that leads past the menu.
  await page.locator('a').first().focus();
  const visited = new Map<number, Stop>();
  let last = -1;
  while (visited.size < MOST_STOPS) {
    const stop = await focused(page);
    if (stop === undefined) break;
    // A date has further stops for its parts, which are the browser's to show.
    if (stop.index !== last) {
      if (visited.has(stop.index)) break;
      visited.set(stop.index, stop);
      last = stop.index;
    }
    await page.keyboard.press('Tab');
  }
  const stops = [...visited.values()];
  return {
    unseen: stops.filter(({ seen }) => !seen).map(({ name }) => name),
    toFooter: stops.at(-1)?.inFooter ?? false,
  };
}

/** What has the focus; nothing at the end of the page. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const onTop =
      middle !== null &&
      // The middle of a link over two lines may be beside it, in the text that holds it.
      (element.contains(middle) || (middle.contains(element) && middle !== document.body));
    const { outlineStyle } = getComputedStyle(element);
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
      seen: onTop && right > left && bottom > top && outlineStyle !== 'none',
      inFooter: element.closest('footer') !== null,
    };
  });
}
