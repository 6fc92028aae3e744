import type { CDPSession, Page } from '@playwright/test';
import { PHONE, SLOWDOWN } from './phone.ts';
import type { Stage } from './serve-and-browse.ts';
import { HYDRATED } from '../../renderer/contract.ts';

/** How long a page is left alone before and after it is hydrated, in milliseconds. */
const REST = 2500;

/** Counts blocking time (what of a long task exceeds 50 ms) and layout shifts since it was last asked. */
const COUNTERS = `
  window.cost = { blocking: 0, shift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => { cost.blocking += duration - 50; });
  observe('layout-shift', ({ value }) => { cost.shift += value; });
`;

interface Cost {
  blocking: number;
  shift: number;
}

/** Follows what the browser receives: bytes as they travel, and how many of the files are scripts. */
function followTraffic(session: CDPSession): { bytes: number; scripts: number } {
  const traffic = { bytes: 0, scripts: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ type }) => {
    if (type === 'Script') traffic.scripts += 1;
  });
  return traffic;
}

async function visit(page: Page, url: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const traffic = followTraffic(session);
  await page.addInitScript(COUNTERS);
  await page.goto(url);
  await page.waitForTimeout(REST);
  const unasked = { ...traffic };
  const before = await page.evaluate<Cost>('({ ...cost })');
  await page.keyboard.press('Shift');
  await page.locator(`html[${HYDRATED}]`).waitFor();
  await page.waitForTimeout(REST);
  const after = await page.evaluate<Cost>('cost');
  return [
    String(unasked.scripts),
    (unasked.bytes / 1024).toFixed(1),
    (traffic.bytes / 1024).toFixed(1),
    String(Math.round(before.blocking)),
    String(Math.round(after.blocking - before.blocking)),
    after.shift.toFixed(3),
  ];
}

/** What a visit costs, on a phone's screen and with the processor slowed down four times: a row a route. */
export async function visitPages({ address, browser }: Stage, routes: string[]): Promise<void> {
  const columns = [
    'route',
    'scripts before interaction',
    'KB before interaction',
    'KB hydrated',
    'blocking before, ms',
    'blocking in the awakening, ms',
    'layout shift',
  ];
  console.log(`| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |`);
  for (const route of routes) {
    const page = await browser.newPage(PHONE);
    console.log(`| ${[route, ...(await visit(page, address + route))].join(' | ')} |`);
    await page.close();
  }
}
