import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { changesBetween } from '../../authoring/changes/changes-between.ts';
import { printHtml } from '../../authoring/changes/report/print-html.ts';
import { reportDocument } from '../../authoring/changes/report/report-document.ts';
import { reportWords } from '../../authoring/changes/report/report-words.ts';
import { isRecord } from '../../schema/is-record.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { readChange } from '../../test-support/content/lay-change.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-html-'));
afterAll(() => rmSync(folder, { recursive: true }));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each(['light', 'dark'] as const)(
  'the file opens from disk: accessible in %s, at 320 pixels, and nothing is fetched',
  async (colorScheme) => {
    const language = 'ar';
    const words = reportWords(language);
    if (!words) throw new Error('The engine speaks Arabic.');
    const states = await readChange('page-moved-and-changed', join(folder, colorScheme));
    const changes = changesBetween(states, { before: 'v1', after: 'v2' });
    const file = join(folder, `${colorScheme}.html`);
    const document = reportDocument(changes, words, 600);
    writeFileSync(file, printHtml(document, { words, language }));

    const executablePath = await findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 700 } });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const address = pathToFileURL(file).href;
      await page.goto(address);
      await page.evaluate(axe);
      const found: unknown = await page.evaluate('axe.run()');
      expect(isRecord(found) && found['violations']).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(fetched).toEqual([address]);
      // Paper is white, whatever the screen is.
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
    } finally {
      await browser.close();
    }
  },
);
