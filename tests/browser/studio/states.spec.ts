import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectFocus, expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Every state of the studio in a narrow window, and at 200 % of a usual one, in both themes. */

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ mayComplain: true });

const ROUTE = '/services/audits';
const FILE = `pages${ROUTE}.yaml`;

const studio = studioSite();

/** Presses a key at the number of the second block; what was open before is closed. */
async function press(tab: Page, ...keys: string[]): Promise<void> {
  const handle = tab.getByRole('list', { name: 'Blocks' }).getByRole('button').nth(1);
  for (let open = 0; open < 3; open += 1) await tab.keyboard.press('Escape');
  for (const key of keys) await handle.press(key);
}

/** Waits until what was pressed in the page in the frame has been told to the studio around it. */
async function settled(tab: Page): Promise<void> {
  for (const frame of tab.frames().toReversed())
    await frame.evaluate(() => new Promise(requestAnimationFrame));
}

/** What shows that the state is there; the keys that lead to it, at the number of the second block. */
const STATES: [state: string, keys: string[], shown: (tab: Page) => ReturnType<Page['locator']>][] =
  [
    ['a block is selected', ['Enter', 'Escape'], (tab) => tab.locator('.desk')],
    ['its fields', ['F4'], (tab) => tab.getByRole('complementary', { name: 'Fields' })],
    [
      'a problem at its field',
      ['F8'],
      (tab) => tab.getByRole('textbox', { name: 'Title' }).and(tab.locator('[aria-invalid=true]')),
    ],
    ['all actions', ['.'], (tab) => tab.getByRole('menu', { name: /^Actions for/ })],
    ['move to a place', ['m'], (tab) => tab.getByRole('menu')],
    ['pages', ['p'], (tab) => tab.getByRole('searchbox', { name: 'Find a page' })],
    ['a new page', ['n'], (tab) => tab.getByRole('region', { name: 'New page' })],
    ['site settings', ['g'], (tab) => tab.getByRole('heading', { name: 'Site settings' }).first()],
    ['blocks to add', ['a'], (tab) => tab.getByRole('region', { name: 'Add a block' })],
    ['all keys', ['?'], (tab) => tab.getByRole('region', { name: 'All keys' })],
    ['what changed', ['w'], (tab) => tab.getByRole('complementary', { name: 'What changed' })],
    ['the page alone', ['h'], (tab) => tab.locator('.studio[data-page-alone]')],
  ];

const WIDE = { width: 1440, height: 900 };
test('a window that becomes narrower keeps the focus', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  const number = tab.getByRole('list', { name: 'Blocks' }).getByRole('button').nth(1);
  await number.click();
  const field = tab.getByRole('textbox', { name: 'Heading' });
  await field.focus();
  await tab.setViewportSize({ width: 1200, height: 900 });
  await expect(field).toBeInViewport();
  await expect(field).toBeFocused();
  await tab.keyboard.press('Escape');
  await tab.setViewportSize(WIDE);
  for (const shown of [number, tab.getByRole('button', { name: 'Page alone' })]) {
    await shown.focus();
    await tab.setViewportSize({ width: 390, height: 844 });
    await expect(tab.locator('.sheet iframe')).toBeFocused();
    await tab.setViewportSize(WIDE);
  }
});

test('fields that change under the focus keep it', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  const number = tab.getByRole('list', { name: 'Blocks' }).getByRole('button').nth(1);
  await number.click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  for (const way of ['by its key', 'by it once more']) {
    await number.press('F4');
    await expect(fields.getByRole('button', { name: 'Actions' }), way).toBeFocused();
  }
  // Nothing is selected any more: the fields are those of the page.
  await tab.keyboard.press('Escape');
  await expect(fields.getByRole('heading', { name: 'Card grid' })).toBeHidden();
  await expect(fields.locator(':focus')).toHaveCount(1);
});

test('what is open is neither covered nor out of sight in a narrow window', async ({
  page: tab,
}) => {
  await studio.open(tab, ROUTE);
  const number = tab.getByRole('list', { name: 'Blocks' }).getByRole('button').nth(1);
  await tab.setViewportSize({ width: 1200, height: 900 });
  await number.click();
  await number.press('F4');
  await expect(tab.getByRole('complementary', { name: 'Fields' })).toBeVisible();
  await number.press('a');
  const shelf = tab.getByRole('region', { name: 'Add a block' });
  await shelf.getByRole('button', { name: 'Close' }).click({ timeout: 20_000 });
  await expect(shelf).toBeHidden();
  const phone = { width: 390, height: 844 };
  await number.press('?');
  await tab.setViewportSize(phone);
  const keys = tab.getByRole('region', { name: 'All keys' });
  await expect(keys.getByText('Shift Enter', { exact: true })).toBeVisible();
  await tab.keyboard.press('Escape');
  await tab.setViewportSize(WIDE);
  await number.press('h');
  await expect(tab.locator('.studio[data-page-alone]')).toBeVisible();
  await tab.setViewportSize(phone);
  await expect(tab.locator('.sheet')).toBeInViewport({ ratio: 0.95 });
});

test('every state can be used at 320 px and at 200 %', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  studio.write(FILE, studio.read(FILE).replace('title: Warmth', "title: ''"));
  await expect(tab.getByRole('button', { name: '1 problem', exact: true })).toBeEnabled();
  await press(tab, 'd');
  await expect(tab.getByRole('status')).toHaveText('Card grid duplicated');
  for (const [state, keys, shown] of STATES)
    await test.step(state, async () => {
      // What closes gives the focus back, on a busy machine only when the next key is on its way.
      await expect(async () => {
        await press(tab, ...keys);
        await settled(tab);
        await expect(shown(tab)).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await expectFocus(tab);
      await expectUsableWhenNarrow(tab, shown(tab));
    });
});

test('a page that is broken from the start says what is wrong, where, and how to mend it', async ({
  page: tab,
}) => {
  const goTo = (name: string) => tab.goto(studio.address.replace('#', `?page=/services/${name}#`));
  const note = tab.getByRole('region', { name: 'This page cannot be shown yet' });
  const page = tab.frameLocator('.sheet iframe');
  // The state of a problem is still there.
  const text = studio.read(FILE).replace("title: ''", 'title: Warmth');
  studio.write('pages/services/broken.yaml', text.replace('card-grid', 'card-grit'));
  studio.write('pages/services/torn.yaml', `title: "\n${text}`);
  await goTo('torn');
  await expect(note).toContainText('pages/services/torn.yaml, line ');
  await expect(note).toContainText('Open the file in a text editor');
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Tab');
  await expectUsableWhenNarrow(tab, note);
  studio.write('pages/services/torn.yaml', text);
  await expect(page.locator('h1')).toHaveText('Energy audits');
  await expect(note).toBeHidden();
  await goTo('broken');
  await expect(note).toContainText(/card-grit.*pages\/services\/broken\.yaml, line \d+/s);
  // As soon as the page has told that it has no blocks; over that page, which says that there is none.
  await expect(note).toHaveCSS('animation-name', 'none');
  expect(await note.boundingBox()).toEqual(await tab.locator('.sheet').boundingBox());
  await tab.keyboard.press('Tab');
  await expectUsableWhenNarrow(tab, note);
  await note.getByRole('button', { name: 'Write “card-grid”' }).click();
  await expect(note).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Energy audits');
});
