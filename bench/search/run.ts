import type { Page } from '@playwright/test';
import { command } from '../../commands/door/command.ts';
import { HYDRATED, SEARCH } from '../../renderer/contract.ts';
import { median, onStage, type Stage } from '../browser/serve-and-browse.ts';

/** A phone of the middle class, by the rule of thumb that Lighthouse has for it. */
const SLOWDOWN = 4;

const PAGE = '/services/consulting';

/** How long an answer may take, in ms. */
const PATIENCE = 30_000;

/** What is typed, one after the other: a word, its beginning, one that is misspelled, two that are on many pages. */
const QUERIES = ['devops', 'sal', 'integraton', 'cloud services'];

interface Point {
  x: number;
  y: number;
}

interface Time {
  /** Until the frame that shows the results, in ms. */
  shown: number;
  /** How long the page's main thread was busy until then, in ms: on a busy machine that says more. */
  busy: number;
}

/** Types a query, after a tap on the button where the search is not open, and waits for what it finds. */
async function search(page: Page, query: string, button?: Point): Promise<number> {
  const shown = await page.evaluateHandle(
    ({ input: inputAt, list, words, patience }) => {
      const field = () => document.querySelector<HTMLInputElement>(inputAt);
      const results = () => document.querySelector(list)?.textContent ?? '';
      const until = (isThere: () => boolean) =>
        new Promise<void>((resolve, reject) => {
          setTimeout(() => reject(new Error('The search does not answer.')), patience);
          const look = () => {
            if (!isThere()) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true, characterData: true });
          look();
        });
      let started = performance.now();
      const press = ({ timeStamp }: Event) => (started = timeStamp);
      addEventListener('touchstart', press, { capture: true, once: true });
      const answer = async () => {
        const before = results();
        await until(() => field() !== null);
        const input = field();
        if (input) input.value = words;
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        await until(() => results() !== before);
        // The task after the frame's own.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - started;
      };
      return { time: answer() };
    },
    {
      input: '[role=dialog] [type=search]',
      list: '[role=dialog] ol',
      words: query,
      patience: PATIENCE,
    },
  );
  if (button) await page.touchscreen.tap(button.x, button.y);
  return shown.evaluate(({ time }) => time);
}

/** One visitor: the times of all queries, in their order. */
async function visit({ address, browser }: Stage, isUsed: boolean): Promise<Time[]> {
  // A context of its own has nothing in its cache.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // Functions that cross over to the page carry a call of a helper that only Node has.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address + PAGE);
  if (isUsed) {
    await page.keyboard.press('Shift');
    await page.locator(`html[${HYDRATED}]`).waitFor();
  }
  await page.waitForLoadState('networkidle');
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const box = await page.locator(`header [${SEARCH}]`).boundingBox();
  if (!box) throw new Error(`${PAGE} has no button of a search.`);
  const button = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const times: Time[] = [];
  for (const [at, query] of QUERIES.entries()) {
    const before = await busy();
    const shown = await search(page, query, at === 0 ? button : undefined);
    times.push({ shown, busy: (await busy()) - before });
  }
  await context.close();
  return times;
}

await command(
  {
    name: 'bench -- search',
    about: `Measures the search of the built site, on a processor slowed down ${SLOWDOWN} times.`,
    options: {},
    operands: '[RUNS]',
    examples: ['npm run bench -- search', 'npm run bench -- search 15'],
    notes: 'The median is taken of 7 runs if not said otherwise.',
  },
  async ({ positionals: [runs = '7'] }) => {
    await onStage('.', async (stage) => {
      console.log(
        '| the page was | typed | shown after ms | busy for ms |\n| --- | --- | --- | --- |',
      );
      for (const isUsed of [true, false]) {
        const visits: Time[][] = [];
        for (let count = 0; count < Number(runs); count += 1)
          visits.push(await visit(stage, isUsed));
        for (const [at, query] of QUERIES.entries()) {
          const times = visits.flatMap((visited) => visited[at] ?? []);
          const cells = [
            isUsed ? 'used before' : 'only read',
            at === 0 ? `${query}, from the tap on the button` : query,
            Math.round(median(times.map(({ shown }) => shown))),
            Math.round(median(times.map(({ busy }) => busy))),
          ];
          console.log(`| ${cells.join(' | ')} |`);
        }
      }
    });
    return true;
  },
);
