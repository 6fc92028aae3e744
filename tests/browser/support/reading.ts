import type { Page } from '@playwright/test';

export interface Reading {
  /** The texts that are visible or in a closed tab, in the order of the document. */
  texts: string[];
  /** Where the links lead, seen or in a menu. */
  links: string[];
}

/** What the page says and where it leads, without its buttons and without what only one of the two ways has. */
export function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    // Which day is today, only a script knows.
    const today = '[aria-current="date"] b';
    // With a script, the button of the header comes with scrolling.
    const action = 'header a[aria-haspopup="dialog"]';
    const aside = `.with-script, .without-script, .glide__slide--clone, script, style, button, ${today}, ${action}`;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
      // What is in a closed tab is found by the browser's search, which opens it.
      const isRead =
        element?.checkVisibility({ visibilityProperty: true }) ||
        element?.closest('[hidden="until-found"]');
      if (text && isRead && !element?.closest(aside)) texts.push(text);
    }
    const links = [...document.querySelectorAll('a[href]')]
      .filter((link) => !link.closest(aside))
      .map((link) => link.getAttribute('href') ?? '');
    return { texts, links: [...new Set(links)].toSorted() };
  });
}
