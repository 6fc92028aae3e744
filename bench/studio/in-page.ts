import type { Frame } from '@playwright/test';

/* What is measured in the page in the frame. Times are milliseconds since 1970, which all windows share. */

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
  return frame.evaluate(
    (expected) =>
      new Promise<Redrawn>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page does not say "${expected}".`)), 20_000);
        const start = performance.now();
        let drawn = 0;
        let known = 0;
        const end = () => {
          if (drawn === 0 || known === 0) return;
          const since = performance.timeOrigin;
          resolve({ drawn: since + drawn, known: since + known });
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('resource'))
            if (entry.name.includes('/dev/sources.json') && entry.startTime >= start)
              known = entry.startTime + entry.duration;
          end();
        }).observe({ type: 'resource' });
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== expected) return;
          observer.disconnect();
          drawn = performance.now();
          end();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
}
