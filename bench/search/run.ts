import type { Page } from '@playwright/test';
import { command } from '../../commands/door/command.ts';
import { HYDRATED, SEARCH } from '../../renderer/bootstrap/contract.ts';
import { median, onStage, type Stage } from '../browser/serve-and-browse.ts';

/** A phone of the middle class, by the rule of thumb that Lighthouse has for it. */
const SLOWDOWN = 4;

const PAGE = '/services/consulting';

/** What is typed, one after the other: a word, its beginning, one that is misspelt, two that are on many pages. */
const QUERIES = ['devops', 'sal', 'integraton', 'cloud services'];

interface Time {
  /** Until the frame that shows the results, in ms. */
  shown: number;
  /** How long the page's main thread was busy until then, in ms: on a busy machine that says more. */
  busy: number;
}

/** Types a query, after a press of the button where the search is not open, and waits for what it finds. */
function search(page: Page, query: string): Promise<number> {
  return page.evaluate(
    async ([button, words]) => {
      const field = () => document.querySelector<HTMLInputElement>('[role=dialog] [type=search]');
      const results = () => document.querySelector('[role=dialog] ol')?.textContent ?? '';
      const until = (isThere: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!isThere()) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true, characterData: true });
          look();
        });
      const before = results();
      const started = performance.now();
      if (!field()) document.querySelector<HTMLElement>(`header [${button}]`)?.click();
      await until(() => field() !== null);
      const input = field();
      // React hears of a value by this setter alone.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => results() !== before);
      // The task after the frame's own.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - started;
    },
    [SEARCH, query],
  );
}

/** One visitor: the times of all queries, in their order. */
async function visit({ address, browser }: Stage, isUsed: boolean): Promise<Time[]> {
  // A context of its own has nothing in its cache.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
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
  const times: Time[] = [];
  for (const query of QUERIES) {
    const before = await busy();
    const shown = await search(page, query);
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
    await onStage(async (stage) => {
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
            at === 0 ? `${query}, from the press of the button` : query,
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
