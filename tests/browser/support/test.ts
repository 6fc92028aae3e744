import {
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Response,
  type ViewportSize,
  expect,
  test as base,
} from '@playwright/test';

interface OfTest {
  /** Whether the test provokes what the browser complains about. */
  mayComplain: boolean;
  complaints: string[];
  /**
   * A page of a browser that runs no script, which the tests of a worker share: nothing can stay behind in it. Next to a
   * page of its own a test has no use for one; `lookTest` shares that too.
   */
  pageWithoutScript: Page;
}

interface OfWorker {
  /** Gives the one page of a worker with these options, as if it were new but for what the browser has fetched. */
  keptPage: (options: BrowserContextOptions, viewport: ViewportSize | null) => Promise<Page>;
}

/**
 * A test that fails on whatever the browser complains about: errors and warnings in the console, exceptions,
 * policy violations, files that cannot be loaded.
 */
export const test = base.extend<OfTest, OfWorker>({
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, provide) => {
      const complaints: string[] = [];
      const leave = noteComplaints(page, complaints);
      await provide(complaints);
      leave();
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  keptPage: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Page>();
      await provide(async (options, viewport) => {
        const key = JSON.stringify(options);
        const page = pages.get(key) ?? (await (await browser.newContext(options)).newPage());
        pages.set(key, page);
        if (viewport) await page.setViewportSize(viewport);
        await page.mouse.move(0, 0);
        await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  pageWithoutScript: async ({ keptPage, baseURL, viewport, complaints }, provide) => {
    const page = await keptPage({ baseURL, javaScriptEnabled: false }, viewport);
    const leave = noteComplaints(page, complaints);
    await provide(page);
    leave();
  },
});

/** On a busy machine the script of the search comes so late that the browser takes what comes next to it for needless. */
const LATE = /\/search\/\w+\.json was preloaded using link preload but not used within/;

/** What a busy browser says of a transition from one document to the next that it gives up: no script of ours asks for it. */
const GIVEN_UP = /^Transition was aborted because of/;

/** @returns ends it, because the page may be that of the next test too */
function noteComplaints(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage): void => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !LATE.test(text)) complaints.push(text);
  };
  const onError = (error: Error): void => {
    if (!GIVEN_UP.test(error.message)) complaints.push(`${error.name}: ${error.message}`);
  };
  const onResponse = (response: Response): void => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
  };
}

/**
 * A test that needs no page. It runs between the others: for one of Playwright's own, without their fixtures, each worker
 * would end with its browser and its modules, and start once more for the next.
 */
export const pagelessTest = test.extend({ complaints: [] });

/**
 * A test that looks at pages and leaves nothing behind in them, such as stored values or scripts to begin with. Its page is that of
 * the test before: a new one fetches and compiles everything again, which takes longer than most of such tests.
 * What is about a first visit, or about what a page stores, needs `test`.
 */
export const lookTest = test.extend({
  page: async ({ keptPage, baseURL, viewport }, provide) => {
    const page = await keptPage({ baseURL }, viewport);
    // A group of `visitTest` leaves it open.
    if (page.url() !== 'about:blank') await clear(page);
    await provide(page);
    // What goes on in it would disturb the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await clear(page);
  },
});

/** A page that loads again in this moment, because its files have changed, keeps from leaving it. */
function clear(page: Page): Promise<void> {
  return expect(async () => void (await page.goto('about:blank'))).toPass({ timeout: 20_000 });
}

export { expect };
