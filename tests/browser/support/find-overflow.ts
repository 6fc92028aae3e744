import type { Page } from '@playwright/test';

/** What reaches out of the page, or out of any element around it: the beginning of each text with its place. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Large letters are moved a little beyond their box where that makes their edges align.
    const ease = 8;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
      if (parent.closest('.visually-hidden, .skip-link, script')) continue;
      // Of a carousel one slide shows.
      const slide = parent.closest('.glide__slide')?.getBoundingClientRect();
      if (slide && (slide.left < 0 || slide.left >= innerWidth)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // What is clipped to a pixel is for screen readers.
      if (parent.clientWidth === 1) continue;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (getComputedStyle(around).display === 'contents') continue;
        const box = around.getBoundingClientRect();
        const isControl = around.matches('a, button');
        const isOut =
          words.right > box.right + ease ||
          words.left < box.left - ease ||
          (isControl &&
            getComputedStyle(around).display !== 'inline' &&
            words.height > box.height + 1);
        if (!isOut) continue;
        found.push(`${around.tagName}.${around.className}: ${text.textContent.slice(0, 12)}`);
        break;
      }
    }
    return found;
  });
}
