import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import {
  ORDER_FILE as FILE,
  ORDER_ROUTE as ROUTE,
  ORDER_YAML as YAML,
  writeOrderPage,
} from '../support/order-page.ts';
import { studioSite, takeBack, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What differs from the file has a bar next to it: in the margin, in the list, and as a word at its field. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite(writeOrderPage);

/** Wide enough for the list next to the page, and tall enough for the whole page. */
const LARGE = { width: 1900, height: 1800 };

const bars = (tab: Page) => tab.locator('.bars i');
const numbers = (tab: Page) => tab.getByRole('list', { name: 'Blocks' }).getByRole('button');
const list = (tab: Page) => tab.getByRole('navigation', { name: 'Pages' });
const marks = (tab: Page) => list(tab).getByRole('img', { name: 'changed' });
const row = (tab: Page, name: string) => list(tab).getByRole('button', { name, exact: true });

/** The pages and blocks that are marked in the list, and which numbers are described as changed. */
async function expectMarked(tab: Page, rows: string[], blocks: number[]): Promise<void> {
  await expect(list(tab).locator('.row:has(.changed)')).toHaveText(rows);
  const described = await numbers(tab).evaluateAll((all) =>
    all.flatMap((one, n) => (one.hasAttribute('aria-describedby') ? [n + 1] : [])),
  );
  expect(described).toEqual(blocks);
}

/** A bar goes from the top to the foot of what it is next to, in px of the window. */
async function expectNextTo(bar: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    const [one, other] = await Promise.all([bar.boundingBox(), shown.boundingBox()]);
    expect(Math.abs((one?.y ?? -99) - (other?.y ?? 0))).toBeLessThan(2);
    expect(Math.abs((one?.height ?? -99) - (other?.height ?? 0))).toBeLessThan(2);
  }).toPass({ timeout: 30_000 });
}

async function openLarge(tab: Page): Promise<FrameLocator> {
  await tab.setViewportSize(LARGE);
  return studio.open(tab, ROUTE);
}

/** Saves, and puts the file back as it was, as another program would. */
async function saveAndPutBack(tab: Page): Promise<void> {
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText(/^Saved /);
  await expectUnmarked(tab);
  studio.write(FILE, YAML);
}

async function expectUnmarked(tab: Page): Promise<void> {
  await expect(bars(tab)).toHaveCount(0);
  await expectMarked(tab, [], []);
  await expect(tab.locator('.state').filter({ hasText: 'Changed' })).toHaveCount(0);
}

test('a text that was changed has a bar, is marked in the list, and its field says it, until it is undone', async ({
  page: tab,
}) => {
  const page = await openLarge(tab);
  await expectUnmarked(tab);
  const text = page.getByRole('heading', { name: 'What we measure' });
  await writeAt(page, text);
  await tab.keyboard.press('End');
  await tab.keyboard.type(' now');
  const changed = page.getByText('What we measure now');
  await expectNextTo(bars(tab), changed);
  await tab.keyboard.press('Escape');
  await expectNextTo(bars(tab), changed);
  await expectMarked(tab, ['Order', '2 Card grid'], [2]);
  await expect(numbers(tab).nth(1)).toHaveAccessibleDescription('Changed');
  await expect(row(tab, '2 Card grid changed')).toBeVisible();
  const field = tab.getByRole('textbox', { name: 'Heading' });
  await expect(field).toHaveAccessibleDescription(/^Changed/);
  const state = (name: string) =>
    tab
      .locator('.field')
      .filter({ has: tab.getByText(name, { exact: true }) })
      .locator('.state');
  await expect(state('Heading').first()).toHaveText('Changed, 4 words');
  await expect(state('Cards').first()).toHaveText('3');
  // It goes with the page, and comes again with it.
  await tab.reload();
  await expectNextTo(bars(tab), changed);
  await expectMarked(tab, ['Order', '2 Card grid'], [2]);
  await takeBack(tab);
  await expectUnmarked(tab);
});

test('a block that was moved has a bar from its top to its foot, until it is put back', async ({
  page: tab,
}) => {
  const page = await openLarge(tab);
  await numbers(tab).nth(2).click();
  await numbers(tab).nth(2).press('Alt+ArrowUp');
  await expect(page.locator('[data-block]').nth(1)).toHaveAttribute('data-block', 'stats');
  await expectNextTo(bars(tab), page.locator('[data-block="stats"]'));
  await expectMarked(tab, ['Order', '2 Stats'], [2]);
  await tab.getByRole('button', { name: 'What changed' }).click();
  await tab.getByRole('button', { name: /^(Put back|Take out): / }).click();
  await expectUnmarked(tab);
});

test('a card that was added, one that was deleted and a setting mark their block; saved, nothing', async ({
  page: tab,
}) => {
  const page = await openLarge(tab);
  // The tag of what is selected says it, too.
  const titles = page.locator('[data-block]').getByText('Draughts', { exact: true });
  await writeAt(page, titles);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('d');
  await expect(titles).toHaveCount(2);
  const card = page.locator('[data-block="card-grid"] li').filter({ hasText: 'Draughts' }).nth(1);
  await expect(bars(tab)).toHaveCount(1);
  const [bar, around] = await Promise.all([bars(tab).boundingBox(), card.boundingBox()]);
  expect(bar?.y ?? 0).toBeGreaterThanOrEqual(around?.y ?? Infinity);
  expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0),
  );
  await expectMarked(tab, ['Order', '2 Card grid'], [2]);
  await numbers(tab).nth(3).click();
  await tab.getByRole('textbox', { name: 'Name' }).fill('');
  await expectMarked(tab, ['Order', '2 Card grid', '4 Quote'], [2, 4]);
  await takeBack(tab);
  await numbers(tab).nth(1).click();
  await tab.getByRole('button', { name: 'Delete card 2 of 3, Draughts' }).press('Enter');
  await expect(titles).toHaveCount(0);
  await expectMarked(tab, ['Order', '2 Card grid'], [2]);
  await saveAndPutBack(tab);
});

test('settings of the page and of the site are marked where they are opened', async ({
  page: tab,
}) => {
  await openLarge(tab);
  await row(tab, 'Page settings').click();
  const title = tab.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Another order');
  await expect(row(tab, 'Page settings changed')).toBeVisible();
  await expect(bars(tab)).toHaveCount(0);
  await expect(title).toHaveAccessibleDescription(/^Changed/);
  // What is wrong comes first.
  await title.fill('');
  await expect(tab.locator('.state').first()).toHaveText('1 problem');
  await expect(title).not.toHaveAccessibleDescription(/Changed/);
  await takeBack(tab);
  await expectUnmarked(tab);
  await list(tab)
    .getByRole('button', { name: /^Site settings/ })
    .click();
  await tab.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Other houses');
  await expect(marks(tab)).toHaveCount(1);
  await expect(list(tab).getByRole('button', { name: 'Site settings changed' })).toBeVisible();
  await takeBack(tab);
});

test('bars follow another window, another program, and the page as it is saved', async ({
  page: tab,
}) => {
  const page = await openLarge(tab);
  await tab.evaluate(async (file) => {
    const operations = [{ op: 'set', path: '/blocks/0/lead', value: 'What is first.' }];
    await fetch('/_studio/apply', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes: [{ file, operations }] }),
    });
  }, FILE);
  await expectNextTo(bars(tab), page.getByText('What is first.'));
  // What others have written is in the file.
  studio.write(FILE, YAML.replace('What we measure', 'All we measure'));
  await expect(page.getByText('All we measure')).toBeVisible();
  await expectNextTo(bars(tab), page.getByText('What is first.'));
  await expectMarked(tab, ['Order', '1 Hero'], [1]);
  await numbers(tab).first().press('b');
  await expect(page.getByText('What comes first.')).toBeVisible();
  await expect(bars(tab)).toHaveCount(0);
  await tab.keyboard.press('b');
  await expectNextTo(bars(tab), page.getByText('What is first.'));
  // Somebody has written the same into the file.
  await saveAndPutBack(tab);
});

test('bars can be seen, and are next to the flags, in windows of all sizes', async ({
  page: tab,
}) => {
  const page = await openLarge(tab);
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Title' }).fill('');
  const flag = tab.getByRole('list', { name: 'Problems' }).getByRole('button');
  await expect(flag).toBeVisible();
  // It is shown nowhere now, and its block as it was: that has a bar as a whole.
  await expectNextTo(bars(tab), page.locator('[data-block="card-grid"]'));
  await numbers(tab).first().click();
  await tab.getByRole('textbox', { name: 'Lead' }).fill('What is first.');
  await expect(bars(tab)).toHaveCount(2);
  for (const width of [1440, 1024, 390]) {
    await tab.setViewportSize({ width, height: 1800 });
    await expect(flag).toBeInViewport({ ratio: 1 });
    await expect(bars(tab)).toHaveCount(2);
    for (const bar of await bars(tab).all()) await expect(bar).toBeInViewport();
    const own = await flag.boundingBox();
    const sheet = await tab.locator('.sheet').boundingBox();
    for (const bar of await bars(tab).all()) {
      const box = await bar.boundingBox();
      expect(box?.width).toBe(3);
      expect((box?.x ?? Infinity) + 3).toBeLessThanOrEqual(width);
      const isLeft = (box?.x ?? Infinity) + 3 <= (own?.x ?? 0);
      const isRight = (box?.x ?? 0) >= (own?.x ?? Infinity) + (own?.width ?? 0);
      expect(isLeft || isRight, `a bar is next to the flag at ${width} px`).toBe(true);
      expect(box?.y ?? 0).toBeGreaterThanOrEqual(sheet?.y ?? Infinity);
    }
    await expectAccessibleInBothThemes(tab);
  }
  await tab.getByRole('button', { name: 'Back to the page' }).click();
  await tab.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(tab.locator('.order .row:has(.changed)')).toHaveText([/Hero/, /Card grid/]);
  await expectAccessibleInBothThemes(tab);
  await tab.setViewportSize(LARGE);
  await tab.emulateMedia({ forcedColors: 'active' });
  for (const mark of [bars(tab).first(), marks(tab).first()]) {
    const [own, ground] = await mark.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(own).not.toBe(ground);
  }
  await tab.emulateMedia({ forcedColors: 'none' });
  await takeBack(tab);
});
