import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../../prerender/pictures/contrast.ts';

interface Words {
  text: string;
  color: string;
  box: { left: number; top: number; width: number; height: number };
}

/** The words in the window that are on a photograph, which are taken out of sight; those of a look before come back. */
export function hideWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('*'))
      if (element instanceof HTMLElement) element.style.color = '';
    const photographs = [...document.querySelectorAll('picture img')].map((image) =>
      image.getBoundingClientRect(),
    );
    const found: { text: string; color: string; element: HTMLElement; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const lies = photographs.some(
        ({ left, right, top, bottom }) =>
          box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      );
      if (!lies || box.width === 0 || box.bottom > innerHeight) continue;
      // Copies of slides wait next to the screen.
      if (box.left < 0 || box.right > innerWidth) continue;
      const { color } = getComputedStyle(element);
      found.push({ text: text.textContent ?? '', color, element, box });
    }
    for (const { element } of found) {
      // Buttons change their colors slowly.
      element.style.transition = 'none';
      element.style.color = 'transparent';
    }
    return found.map(({ text, color, box: { left, top, width, height } }) => ({
      text,
      color,
      box: { left, top, width, height },
    }));
  });
}

/** The least contrast of a color to any pixel of a part of a screenshot, which is three bytes a pixel. */
function leastContrast(screenshot: Buffer, screenWidth: number, { color, box }: Words): number {
  const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  // Most pixels are alike.
  const colors = new Set<number>();
  for (let y = top; y < top + Math.floor(box.height); y += 1)
    for (let x = left; x < left + Math.floor(box.width); x += 1)
      colors.add(screenshot.readUIntBE((y * screenWidth + x) * 3, 3));
  let least = 21;
  for (const seen of colors) {
    const channels = [seen >> 16, (seen >> 8) & 255, seen & 255];
    least = Math.min(least, contrast(text, luminance(channels)));
  }
  return least;
}

/** The words that are on a photograph, each with the least contrast to what is behind it, as the browser paints it. */
export async function measureWords(
  page: Page,
): Promise<{ text: string; color: string; contrast: number }[]> {
  const all = await hideWords(page);
  const screenshot = await takePixels(page);
  const width = page.viewportSize()?.width ?? 0;
  return all.map((words) => ({
    text: words.text,
    color: words.color,
    contrast: leastContrast(screenshot, width, words),
  }));
}

/** What the window shows, three bytes a pixel. */
async function takePixels(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  // Playwright's own packs them as tightly as it can, which takes longer than all else here.
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** Shows every picture, also those that wait until they come near. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) {
      image.loading = 'eager';
      await image.decode();
    }
    await document.fonts.ready;
  });
}
