import { type Browser, chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { countOf, timeAt } from '../times.ts';

interface Edit {
  /** Milliseconds from the start of the write to the request of the browser for the new state. */
  asked: number;
  /** To the end of the answer. */
  answered: number;
  /** To the new words in the document. */
  drawn: number;
  /** To the frame that shows it. */
  painted: number;
}

/** Writes the title of the page again and waits for it. */
async function edit(tab: Page, file: string, words: string): Promise<Edit> {
  const text = readFileSync(file, 'utf8');
  const shown = tab.evaluate(showsHeading, words);
  // The browser must be watching before the file is written.
  await tab.evaluate(() => undefined);
  const start = Date.now();
  writeFileSync(file, text.replace(/(\n {4}title: ).*/, `$1${words}`));
  const { asked, answered, drawn, painted } = await shown;
  return {
    asked: asked - start,
    answered: answered - start,
    drawn: drawn - start,
    painted: painted - start,
  };
}

/** In the browser: resolves with the times, in milliseconds since 1970, once the main heading has these words. */
function showsHeading(words: string): Promise<Edit> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page does not show "${words}".`)), 10_000);
    performance.clearResourceTimings();
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== words) return;
      observer.disconnect();
      const drawn = performance.now();
      requestAnimationFrame(() => {
        // A message that is sent before a frame is painted comes after it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const [first] = performance.getEntriesByType('resource');
          if (!(first instanceof PerformanceResourceTiming)) return;
          const since = performance.timeOrigin;
          resolve({
            asked: since + first.startTime,
            answered: since + first.responseEnd,
            drawn: since + drawn,
            painted: since + performance.now(),
          });
        });
        port1.start();
        port2.postMessage('');
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Writes a page of a copy of the site so many times under `npm run dev`, and prints how long each change took. */
async function measurePreview(site: string, page: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const part of ['site.yaml', 'pages', 'media']) {
    cpSync(join(site, part), join(folder, part), { recursive: true });
  }
  const dev = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts', '--site', folder], {
    env: { ...process.env, PORT: '5199' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let browser: Browser | undefined;
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      dev.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [found] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(said)) ?? [];
        if (found) resolve(found);
      });
      dev.on('exit', () => reject(new Error('The development server has ended.')));
    });
    browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const tab = await browser.newPage();
    await tab.goto(address + page.replace(/^pages|(\/index)?\.yaml$/g, ''));
    await tab.locator('h1').waitFor();
    await tab.waitForTimeout(3000);
    const edits: Edit[] = [];
    for (let number = 1; number <= count; number += 1) {
      edits.push(await edit(tab, join(folder, page), `Change ${number}`));
      await tab.waitForTimeout(500);
    }
    for (const name of ['asked', 'answered', 'drawn', 'painted'] as const) {
      const times = edits.map((measured) => measured[name]);
      const at = (share: number) => Math.round(timeAt(times, share));
      console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
    }
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser?.close();
    dev.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

await command(
  {
    name: 'bench -- preview',
    about:
      'Measures how long a change in YAML takes to the screen: from the start of the write to the end of the frame ' +
      'that shows the new words, and how much of it is over when the browser has asked for the new state and has it.',
    options: {
      site: SITE_OPTION,
      page: {
        type: 'string',
        default: 'pages/services/consulting.yaml',
        value: 'FILE',
        help: 'the page to write; a service page of the first site by default',
      },
      edits: { type: 'string', default: '20', value: 'N', help: 'how many changes; 20 by default' },
    },
    examples: ['npm run bench -- preview', 'npm run bench -- preview --edits 50'],
  },
  async ({ values: { site, page, edits } }) => {
    await measurePreview(site, page, countOf('--edits', edits));
    return true;
  },
);
