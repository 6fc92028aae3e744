import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { SHELL_FILES } from '../../../prerender/bundle/studio-shell.ts';
import { STUDIO } from '../../../studio/server/guard-studio.ts';
import { type Studio, startStudio } from '../../../studio/server/start-studio.ts';
import { copyFonts, copySecondSite, keepFonts } from './dev-site.ts';

const [, SHEET] = SHELL_FILES;

/**
 * Starts the studio on a copy of the second site while the tests of a file run.
 *
 * @param prepare changes the copy before the studio starts
 */
export function studioSite(prepare = (_folder: string): void => {}) {
  return studioSiteOf(async (folder) => {
    await copySecondSite(folder);
    prepare(folder);
  });
}

/**
 * The same of any site.
 *
 * @param lay writes the site into an empty folder
 * @returns the copy, and how to open it, once the tests run
 */
export function studioSiteOf(lay: (folder: string) => void | Promise<void>) {
  // Wide enough for the page and its fields next to one another.
  test.use({ viewport: { width: 1440, height: 900 } });
  let folder = '';
  let studio: Studio | undefined;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-site-'));
    await lay(folder);
    copyFonts(folder);
    studio = await startStudio(folder, 0, { logLevel: 'silent' });
  });
  test.afterAll(async () => {
    await studio?.stop();
    keepFonts(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get address() {
      return studio?.address ?? '';
    },
    get folder() {
      return folder;
    },
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Writes a file as another program does. */
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** All files that are the site's own, with what they say. */
    files: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.yaml') && !file.startsWith('.'))
          .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
      ),
    /** Saves, and waits until a file says what it should. */
    saves: async (tab: Page, file: string, text: string): Promise<void> => {
      await tab.keyboard.press('Control+s');
      await expect.poll(() => readFileSync(join(folder, file), 'utf8')).toBe(text);
    },
    /** Opens a page in the studio. @returns the page in its frame, once it is drawn */
    open: async (tab: Page, route: string): Promise<FrameLocator> => {
      // Tests share a tab, which remembers what was being written. Another answer of the same origin lets that be
      // forgotten; from the page itself an address that differs only behind its # would load nothing. One that is
      // fulfilled by a route would have Playwright switch the browser's cache off.
      await tab.goto(new URL(`${STUDIO}/${SHEET}`, studio?.address).href);
      await tab.evaluate(() => {
        sessionStorage.clear();
        localStorage.removeItem('studio-writing');
      });
      await tab.goto((studio?.address ?? '').replace('#', `?page=${encodeURIComponent(route)}#`));
      // The first time Vite prepares what pages need.
      const numbers = tab.getByRole('list', { name: 'Blocks' }).getByRole('button').first();
      // A phone has none next to the page.
      const order = tab.getByRole('button', { name: 'Blocks', exact: true, disabled: false });
      await expect(numbers.or(order)).toBeVisible({ timeout: 120_000 });
      return tab.frameLocator('.sheet iframe');
    },
  };
}

/**
 * Writes blocks behind those that a page has.
 *
 * @param folder of the site
 * @param page its file, from there
 * @param yaml of the blocks, as below `blocks:`
 */
export function appendBlocks(folder: string, page: string, yaml: string): void {
  appendFileSync(join(folder, page), yaml);
}

/**
 * Puts the caret into a text of the page; once more while the page still finds out where its texts are.
 *
 * @param name that of its text box, if it is not the only one
 * @returns the text box
 */
export async function writeAt(
  page: FrameLocator,
  text: string | Locator,
  name?: RegExp,
): Promise<Locator> {
  const place = typeof text === 'string' ? page.getByText(text, { exact: true }).first() : text;
  const box = page.getByRole('textbox', name && { name });
  await expect(async () => {
    await place.click({ timeout: 5_000 });
    await expect(box).toBeFocused({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  return box;
}

/**
 * Takes back all steps that are not saved. Undo can still be pressed until the server has answered, and a press that
 * waits for a button that is disabled for good would never end.
 */
export async function takeBack(tab: Page): Promise<void> {
  const undo = tab.getByRole('button', { name: 'Undo' });
  const save = tab.getByRole('button', { name: 'Save' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click({ timeout: 1_000 });
    await expect(save).toBeDisabled({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}
