import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test, test as freshTest } from '../support/test.ts';

/* Choosing a block: it is tried on the page, full size, and is in no file until it is taken. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite();
const ROUTE = '/services/audits';

test('arrows try one block after the other on the page, Escape takes it off', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, ROUTE);
  const blocks = page.locator('[data-block]');
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).press('a');
  const shelf = tab.getByRole('region', { name: 'Add a block' });
  const find = shelf.getByRole('combobox');
  await expect(find).toBeFocused();
  // What pages of this kind have comes first; this one has a card grid.
  await expect(shelf.getByRole('option').first()).toHaveText(/^Card grid/);
  await expect(shelf.getByRole('option').first()).toContainText('Used on 1 page.');
  await expect(shelf.getByRole('option', { selected: true })).toHaveCount(0);
  // Each has room for its words, however many there are.
  const cut = await shelf
    .getByRole('option')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(cut).toBe(0);
  // Those in view show what they look like, in the theme of the site.
  const looks = shelf.locator('iframe');
  await expect(
    looks.first().contentFrame().locator('[data-block="card-grid"]').first(),
  ).toBeAttached();
  expect(await looks.count()).toBeLessThan(await shelf.getByRole('option').count());
  await find.fill('stats');
  await tab.keyboard.press('ArrowDown');
  await expect(tab.getByRole('status')).toHaveText(/^Stats, 1 of \d+$/);
  await expect(blocks.nth(1)).toHaveAttribute('data-block', 'stats');
  await expect(page.getByRole('button', { name: 'Stats, would be here, Add' })).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  // It is clear of the shelf.
  await expect
    .poll(async () => {
      const tried = await blocks.nth(1).locator('> *').boundingBox();
      const own = await shelf.boundingBox();
      return tried !== null && own !== null && tried.y < own.y - 100;
    })
    .toBe(true);
  await find.fill('');
  await tab.keyboard.press('ArrowDown');
  await expect(blocks.nth(1)).not.toHaveAttribute('data-block', 'stats');
  await expect(blocks).toHaveCount(3);
  expect(studio.files()).toEqual(before);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await tab.keyboard.press('Escape');
  await expect(shelf).toBeHidden();
  await expect(blocks).toHaveCount(2);
  await expect(tab.getByRole('button', { name: 'Block 1 of 2, Hero' })).toBeFocused();
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a block is tried with pictures of the site; why one cannot be is said, and nothing is left of the last', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).press('a');
  const find = tab.getByRole('combobox');
  await find.fill('gallery');
  await tab.keyboard.press('ArrowDown');
  const gallery = page.locator('[data-block="gallery"]');
  await expect(gallery.getByRole('img').first()).toBeVisible();
  await find.fill('byline');
  await tab.keyboard.press('ArrowDown');
  await expect(tab.getByRole('status')).toHaveText(/^The block `byline` shows the `entry`/);
  await expect(gallery).not.toBeAttached();
  await expect(page.getByRole('button', { name: /would be here/ })).toBeHidden();
  await tab.keyboard.press('Escape');
});

test('Enter takes the block that is tried, as one step', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).press('a');
  await tab.getByRole('combobox').fill('stats');
  await tab.keyboard.press('Enter');
  await expect(page.locator('[data-block="stats"]')).toBeAttached();
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Stats added');
  await expect(tab.getByRole('button', { name: 'Block 2 of 3, Stats' })).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-block="stats"]')).not.toBeAttached();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('with the mouse, pointing tries, and the tag on the page adds', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).press('a');
  await tab.getByRole('combobox').fill('stats');
  await tab.getByRole('option', { name: /^Stats/ }).hover();
  await expect(page.locator('[data-block="stats"]')).toBeAttached();
  await page.getByRole('button', { name: 'Stats, would be here, Add' }).click();
  await expect(tab.getByRole('button', { name: 'Block 3 of 3, Stats' })).toBeVisible();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-block="stats"]')).not.toBeAttached();
});

test('the line between two blocks opens the shelf for that place, and is no stop of the Tab key', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const between = tab.getByRole('button', { name: 'Add a block between Hero and Card grid' });
  await expect(tab.getByRole('button', { name: 'Add a block after Card grid' })).toBeAttached();
  await expect(between).toHaveCSS('opacity', '0');
  await between.hover();
  await expect(between).toHaveCSS('opacity', '1');
  expect(await between.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await expectAccessibleInBothThemes(tab);
  // Where it is on the page, all around it is the page's own.
  await tab.setViewportSize({ width: 1024, height: 800 });
  const { y = 0 } = (await between.boundingBox()) ?? {};
  const beside = await tab.evaluate((top) => document.elementFromPoint(12, top)?.tagName, y + 60);
  expect(beside).toBe('IFRAME');
  await tab.setViewportSize({ width: 1440, height: 900 });
  await between.click();
  await expect(tab.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await tab.keyboard.type('stats');
  await tab.keyboard.press('Enter');
  await expect(page.locator('[data-block]').nth(1)).toHaveAttribute('data-block', 'stats');
  await expect(between).toBeHidden();
  await tab.keyboard.press('Escape');
  await expect(page.locator('[data-block]')).toHaveCount(2);
  await tab.getByRole('button', { name: 'Block 1 of 2, Hero' }).focus();
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('button', { name: 'Block 2 of 2, Card grid' })).toBeFocused();
});

test('a tab that is closed leaves nothing on the page', async ({ page: tab, context }) => {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).press('a');
  await tab.getByRole('combobox').fill('stats');
  await tab.keyboard.press('Enter');
  await expect(page.locator('[data-block="stats"]')).toBeAttached();
  await tab.goto('about:blank');
  const other = await context.newPage();
  const shown = await studio.open(other, ROUTE);
  await expect(shown.locator('[data-block]')).toHaveCount(2);
  await other.close();
});

freshTest.describe('by touch', () => {
  freshTest.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  freshTest('a tap tries, and Add takes', async ({ page: tab }) => {
    const page = await studio.open(tab, ROUTE);
    await tab.getByRole('button', { name: 'Add a block' }).tap();
    await tab.getByRole('combobox').fill('stats');
    await tab.getByRole('option', { name: /^Stats/ }).tap();
    await expect(page.locator('[data-block="stats"]')).toBeAttached();
    await expectAccessibleInBothThemes(tab);
    await tab.getByRole('button', { name: 'Add Stats' }).tap();
    await expect(tab.getByRole('status')).toHaveText('Stats added');
    await tab.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-block="stats"]')).not.toBeAttached();
  });
});
