import type { Browser, CDPSession, Page } from '@playwright/test';
import { isRecord } from '../../schema/is-record.ts';
import { PHONE, SLOWDOWN } from './phone.ts';
import { median, type Stage } from './serve-and-browse.ts';

/** A flick of a finger: how far it moves, in pixels, in how many moves, and how long it waits for the next, in milliseconds. */
const FLICK = 600;
const MOVES = 15;
const PAUSE = 250;

/** Long enough for what comes after the first view, such as the sheet of what moves, in milliseconds. */
const REST = 2500;

/** Notes frames that took longer than 50 ms, which is what browsers call long. */
const COUNTER = `
  window.longFrames = [];
  new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'long-animation-frame' });
`;

interface Scrolled {
  /** Frames over 50 ms by the clock, in milliseconds; on a busy machine most of that is waiting. */
  longFrames: number[];
  /** The dearest task of the main thread, in milliseconds of processor. */
  dearest: number;
}

/** Scrolls from the top of a page to its end. */
async function scrollThrough(browser: Browser, page: Page, url: string): Promise<Scrolled> {
  await page.goto(url);
  await page.waitForTimeout(REST);
  await page.evaluate(COUNTER);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let done = 0; done < height; done += FLICK) {
    await flick(session);
    await page.waitForTimeout(PAUSE);
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return { longFrames: await page.evaluate('longFrames'), dearest: dearestTask(trace) };
}

/** Moves by single events: a gesture that Chromium makes up has no `pointercancel`, which tells a scroll from a press. */
async function flick(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 190, y: 700 - moved }] });
  await touch('touchStart', 0);
  for (let move = 1; move <= MOVES; move++) await touch('touchMove', (FLICK * move) / MOVES);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** @param trace as Chromium writes it; its times are microseconds */
function dearestTask(trace: unknown): number {
  const events = isRecord(trace) && Array.isArray(trace['traceEvents']) ? trace['traceEvents'] : [];
  const known = events.filter(isRecord);
  const mainThreads = new Set(
    known.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && isRecord(args) && args['name'] === 'CrRendererMain'
        ? [`${String(pid)} ${String(tid)}`]
        : [],
    ),
  );
  const times = known.flatMap(({ pid, tid, tdur }) =>
    typeof tdur === 'number' && mainThreads.has(`${String(pid)} ${String(tid)}`) ? [tdur] : [],
  );
  return times.reduce((most, time) => Math.max(most, time), 0) / 1000;
}

/** What scrolling costs, on a phone's screen and with the processor slowed down four times: a row a route. */
export async function scrollPages(
  { address, browser }: Stage,
  routes: string[],
  runs: number,
): Promise<void> {
  const columns = ['route', 'frames over 50 ms', 'longest, ms', 'dearest task, ms of processor'];
  console.log(`| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |`);
  for (const route of routes) {
    const seen: Scrolled[] = [];
    for (let count = 0; count < runs; count++) {
      const page = await browser.newPage(PHONE);
      seen.push(await scrollThrough(browser, page, address + route));
      await page.close();
    }
    const cells = [
      seen.map(({ longFrames }) => longFrames.length),
      seen.map(({ longFrames }) => Math.max(0, ...longFrames)),
      seen.map(({ dearest }) => dearest),
    ];
    console.log(
      `| ${[route, ...cells.map((numbers) => Math.round(median(numbers)))].join(' | ')} |`,
    );
  }
}
