import type { Frame, Page } from '@playwright/test';

/* What is measured in the studio and in the page in its frame. Times are milliseconds since 1970, which all windows share. */

/** Notes from each key on how long it takes until the frame with its letter is over. */
export function noteKeys(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const times: number[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message that is sent before a frame is painted comes after it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            times.push(performance.now() - timeStamp);
            document.documentElement.dataset['keyTimes'] = times.join(' ');
          });
          port1.start();
          port2.postMessage('');
        });
      },
      { capture: true },
    );
  });
}

/** The times of the keys since they are noted. */
export async function keyTimes(frame: Frame): Promise<number[]> {
  const noted = await frame.locator('html').getAttribute('data-key-times');
  return (noted ?? '').split(' ').map(Number);
}

interface Redrawn {
  /** When the page has said the words. */
  drawn: number;
  /** When it knew where they are written. */
  known: number;
}

/** Waits until the page says some words, and knows where its texts are. */
export function redrawn(frame: Frame, words: string): Promise<Redrawn> {
  return frame.evaluate(async (expected) => {
    const start = performance.now();
    const known = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByType('resource'))
          if (entry.name.includes('/dev/sources.json') && entry.startTime >= start)
            resolve(performance.timeOrigin + entry.startTime + entry.duration);
      }).observe({ type: 'resource' });
    });
    const drawn = new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h1')?.textContent !== expected) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { drawn: await drawn, known: await known };
  }, words);
}

/** Notes how long it takes from the next key in a field until an element is in the window that was not there before. */
export function noteAppearance(tab: Page, selector: string): Promise<void> {
  return tab.evaluate((sought) => {
    const { dataset } = document.documentElement;
    delete dataset['appearedAfter'];
    let start = 0;
    addEventListener('input', ({ timeStamp }) => (start = timeStamp), {
      capture: true,
      once: true,
    });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(sought)) return;
      observer.disconnect();
      dataset['appearedAfter'] = String(performance.now() - start);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, selector);
}

/** The time that was noted. */
export async function appearedAfter(tab: Page): Promise<number> {
  return Number(await tab.locator('html').getAttribute('data-appeared-after'));
}
