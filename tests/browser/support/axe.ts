import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of WCAG 2.2 AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those, and what is known to be good practice. */
const EVERY_RULE = [...WCAG, 'best-practice'];

/** What differs between two themes: colors, and pictures that only one of them shows. */
const RULES_OF_THEMES = ['cat.color', 'cat.text-alternatives'];

/**
 * Asserts that axe finds nothing to object to.
 * @param within a selector, where only a part of the page has changed since it was looked at as a whole
 */
export function expectAccessible(page: Page, within = 'html'): Promise<void> {
  return expectToObey(page, EVERY_RULE, within);
}

/** The same in the light and in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, within = 'html'): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', EVERY_RULE],
    ['dark', RULES_OF_THEMES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectToObey(page, rules, within);
  }
}

/**
 * Asserts that parts of a document in a frame, which the ones above do not look into, obey WCAG in both themes. Not more:
 * a heading that is written is a text box, which good practice wants to be another element.
 * @param within selectors; those of which it has nothing are left out
 */
export async function expectFrameAccessibleInBothThemes(
  frame: Frame,
  within: readonly string[],
): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await frame.page().emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const part of within)
      if (await frame.evaluate((selector) => document.querySelector(selector) !== null, part))
        await expectToObey(frame, WCAG, part);
  }
}

/** Waits until nothing moves but what always does. */
export async function waitUntilStill(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const ending = [document, ...roots]
      .flatMap((root) => root.getAnimations())
      // What follows the scrolling, or waits for it, ends when somebody scrolls.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ playState }) => playState !== 'paused')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function loadAxe(page: Page): Promise<void> {
  const context = page.context();
  if (context.browser()?.browserType().name() !== 'chromium') {
    await page.evaluate(source);
    return;
  }
  // What comes this way is compiled once for all documents of a process, which spares a tenth of axe's CPU time.
  const session = await context.newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}

async function expectToObey(page: Page | Frame, runOnly: string[], within: string): Promise<void> {
  // A dialog fades in and links change their colors, however shortly: on the way there is less contrast.
  await waitUntilStill(page);
  if (!(await page.evaluate(() => 'axe' in window)) && 'context' in page) await loadAxe(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // Not sheets: only an experimental rule reads them, and to read those of a shadow axe would add inline styles.
    preload: { assets: ['media'] },
    runOnly,
    // Of WCAG 2.2 AAA, but among the colors.
    rules: { 'color-contrast-enhanced': { enabled: false } },
  };
  // Only the violations cross over to the test: all that passed is many times as much and takes seconds.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  );
  expect(findings.join('\n\n')).toBe('');
}
