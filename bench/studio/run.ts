import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { startStudio, type Studio } from '../../studio/server/start-studio.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { countOf, timeAt } from '../times.ts';
import { appearedAfter, keyTimes, noteAppearance, noteKeys, redrawn } from './in-page.ts';
import { writeLongPage } from './long-page.ts';

/** What the first site consists of. */
const PARTS = ['site.yaml', 'pages', 'forms', 'media', 'public', 'published-urls.txt'];

/** A busy machine prepares the first page for minutes. */
const PATIENCE_MS = 180_000;

function print(what: string, times: readonly number[]): void {
  const at = (share: number) => Math.round(timeAt(times, share));
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${times.length} times`);
}

function addressOf({ address }: Studio, route: string): string {
  return address.replace('#', `?page=${encodeURIComponent(route)}#`);
}

/** Opens a page in a browser that has nothing of it in its cache. */
async function openCold(browser: Browser, studio: Studio, route: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const tab = await context.newPage();
  let requests = 0;
  tab.on('request', () => (requests += 1));
  const start = performance.now();
  await tab.goto(addressOf(studio, route), { waitUntil: 'commit' });
  await tab.locator('.bar').waitFor();
  const shell = performance.now() - start;
  await tab
    .frameLocator('.sheet iframe')
    .locator('[data-block]')
    .first()
    .waitFor({ state: 'attached' });
  await tab.getByRole('list', { name: 'Blocks' }).getByRole('button').first().waitFor();
  const page = performance.now() - start;
  await context.close();
  return [shell, page, requests];
}

async function open(tab: Page, studio: Studio, route: string): Promise<Frame> {
  await tab.goto(addressOf(studio, route));
  await tab.getByRole('list', { name: 'Blocks' }).getByRole('button').first().waitFor();
  const frame = tab.frames().find((one) => one.parentFrame() !== null);
  if (!frame) throw new Error('The studio shows no page.');
  // Where the texts are is known soon after.
  await tab.waitForTimeout(2000);
  return frame;
}

/** Types into the main heading. */
async function measureKeys(tab: Page, frame: Frame, count: number): Promise<void> {
  await frame.locator('h1').click();
  await frame.locator('[contenteditable]').waitFor();
  await noteKeys(frame);
  await tab.keyboard.type('abcdefghij'.repeat(Math.ceil(count / 10)).slice(0, count), {
    delay: 100,
  });
  await tab.waitForTimeout(500);
  print('key to painted letter', await keyTimes(frame));
  await tab.keyboard.press('Escape');
}

/** Changes the main heading by an operation, as somebody else would. */
async function measureOperations(tab: Page, frame: Frame, file: string, count: number) {
  const drawn: number[] = [];
  const known: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const words = `Change ${number}`;
    const shown = redrawn(frame, words);
    await frame.evaluate(() => undefined);
    const start = await tab.evaluate(
      async ([name, value]) => {
        const operations = [{ op: 'set', path: '/blocks/0/title', value }];
        const begun = Date.now();
        await fetch('/_studio/apply', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ changes: [{ file: name, operations }] }),
        });
        return begun;
      },
      [file, words],
    );
    const times = await shown;
    drawn.push(times.drawn - start);
    known.push(Math.max(0, times.known - times.drawn));
    await tab.waitForTimeout(400);
  }
  print('operation to redrawn page', drawn);
  print('from there to where its texts are', known);
}

/** In the bar, as soon as something would break the build. */
const PROBLEM = '.bar .is-red';

/** Empties the title in the panel: from the last key to the problem, with the pause before it is told. */
async function measureProblems(tab: Page, count: number): Promise<void> {
  await tab.getByRole('list', { name: 'Blocks' }).getByRole('button').first().click();
  const field = tab.getByRole('textbox', { name: 'Title', exact: true });
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    await field.fill('A title');
    await tab.getByRole('button', { name: 'No problems' }).waitFor();
    await tab.waitForTimeout(400);
    await noteAppearance(tab, PROBLEM);
    await field.fill('');
    await tab.locator(PROBLEM).waitFor();
    times.push(await appearedAfter(tab));
  }
  // The bar counts those of the whole site, also while another page is measured.
  await field.fill('A title');
  await tab.getByRole('button', { name: 'No problems' }).waitFor();
  print('last key to its problem, pause included', times);
}

async function measure(site: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'));
  for (const part of PARTS)
    if (existsSync(join(site, part)))
      cpSync(join(site, part), join(folder, part), { recursive: true });
  const long = writeLongPage(folder, 200);
  const studio = await startStudio(folder, 0, { logLevel: 'silent' });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const cases = '/resources/case-studies';
    // The first time Vite prepares what pages need.
    await openCold(browser, studio, cases);
    const cold: number[][] = [];
    for (let run = 0; run < 5; run += 1) cold.push(await openCold(browser, studio, cases));
    print(
      'cold browser, shell painted',
      cold.map(([shell = 0]) => shell),
    );
    print(
      'cold browser, page in it',
      cold.map(([, page = 0]) => page),
    );
    console.log(`requests: ${cold[0]?.[2]}`);
    for (const [route, file] of [
      [cases, 'pages/resources/case-studies.yaml'],
      [long, 'pages/long.yaml'],
    ] as const) {
      console.log(route);
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      tab.setDefaultTimeout(PATIENCE_MS);
      const frame = await open(tab, studio, route);
      await measureKeys(tab, frame, count);
      await measureOperations(tab, frame, file, Math.ceil(count / 2));
      await measureProblems(tab, 10);
      await tab.close();
    }
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
  } finally {
    await browser.close();
    await studio.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await command(
  {
    name: 'bench -- studio',
    about:
      'Measures the studio in Chromium, on the case studies and on a page of 200 blocks: from a key to its letter, from ' +
      'an operation to the page, to where its texts are and to its problem; and its start in a cold browser.',
    options: {
      site: SITE_OPTION,
      keys: { type: 'string', default: '100', value: 'N', help: 'how many keys; 100 by default' },
    },
    examples: ['npm run bench -- studio', 'npm run bench -- studio --keys 400'],
    notes: 'Run npm run build first: where texts are is found with its bundle.',
  },
  async ({ values: { site, keys } }) => {
    await measure(site, countOf('--keys', keys));
    return true;
  },
);
