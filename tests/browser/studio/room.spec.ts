import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { appendBlocks, studioSite } from '../support/studio-site.ts';
import { expect, test } from '../support/test.ts';

/* What is open has room for all that it says: long names are cut with dots or wrapped, and never pushed out of sight. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true, actionTimeout: 20_000 });

const ROUTE = '/services/audits';
const FILE = `pages${ROUTE}.yaml`;
const LONG = 'How two people measure a whole house in the two weeks before Christmas';

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    `  - type: rich-text
    heading: ${LONG}
    paragraphs: ['For {facts.years} years.', Two.]
`,
  );
  appendFileSync(join(folder, 'site.yaml'), 'timeZone: America/Argentina/Buenos_Aires\n');
  const page = readFileSync(join(folder, FILE), 'utf8');
  writeFileSync(
    join(folder, 'pages/services/before-christmas.yaml'),
    page.replace('title: Energy audits', `title: ${LONG}`),
  );
});

const PHONE = { width: 390, height: 844 };
const button = (tab: Page, name: string | RegExp) => tab.getByRole('button', { name, exact: true });

/** What of a part of the shell is to the right or left of it, by its words. */
function outside(part: Locator): Promise<string[]> {
  return part.evaluate((around) => {
    const { left, right } = around.getBoundingClientRect();
    const [start, end] = ['paddingLeft', 'paddingRight'] as const;
    const inner = getComputedStyle(around);
    return [...around.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && !one.closest('.unseen, option'))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return (
          box.right > right - parseFloat(inner[end]) + 1 ||
          box.left < left + parseFloat(inner[start]) - 1
        );
      })
      .map((one) => `${one.tagName} ${one.textContent}`);
  });
}

test('the blocks of a phone are as wide as it, however long their headings are', async ({
  page: tab,
}) => {
  await tab.setViewportSize(PHONE);
  await studio.open(tab, ROUTE);
  await button(tab, 'Blocks').click();
  const order = tab.getByRole('region', { name: 'Order of the blocks' });
  await order.getByRole('button', { name: LONG }).click();
  expect(await outside(order)).toEqual([]);
  await expect(order.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 });
});

test('a page with a long name is chosen and deleted within a phone', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await button(tab, /^Pages/).click();
  await tab.locator(`[data-page="${ROUTE}"]`).press('Delete');
  const form = tab.getByRole('region', { name: 'Delete Energy audits' });
  await form.getByRole('combobox').selectOption({ label: `${LONG} (/services/before-christmas)` });
  await tab.setViewportSize(PHONE);
  expect(await outside(form)).toEqual([]);
});

test('the words of a picture and what can be done with it are within their box', async ({
  page: tab,
}) => {
  await studio.open(tab, '/');
  await button(tab, /^Block 1 of/).click();
  await button(tab, 'Choose picture of Hero').click();
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  await shelf.getByRole('option', { name: /hills\.svg/ }).click();
  await expect(shelf.getByRole('textbox', { name: 'What does it show?' })).toBeVisible();
  expect(await outside(shelf.locator('.bring'))).toEqual([]);
  await tab.setViewportSize({ width: 1024, height: 768 });
  await expect(button(tab, /^Place it/)).toBeInViewport({ ratio: 1 });
});

test('a time zone is next to its moment, or below it', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await button(tab, /^Block 2 of/).click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  await expect(fields.getByText('America/Argentina/Buenos_Aires').first()).toBeVisible();
  expect(await outside(fields)).toEqual([]);
});

test('the figures of a text in a list are below it', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  await button(tab, /^Block 3 of/).click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  const text = await fields.getByRole('textbox', { name: /^Text 1 of 2/ }).boundingBox();
  const figure = await fields.getByText('12 is Years').boundingBox();
  expect(figure?.x).toBe(text?.x);
  // On one line, which can be pressed, and not over the next text.
  expect(figure?.height).toBe(24);
  expect(figure?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('the figures to choose from are within the fields, however long they are', async ({
  page: tab,
}) => {
  await studio.open(tab, ROUTE);
  await button(tab, /^Block 3 of/).click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('textbox', { name: /^Text 1 of 2/ }).press('Control+ ');
  await expect(fields.getByRole('button', { name: /^Email address/ })).toBeVisible();
  expect(await outside(fields)).toEqual([]);
});

test('the bar and the foot of a phone are one line each, with all that they can hold', async ({
  page: tab,
}) => {
  await studio.open(tab, ROUTE);
  await button(tab, /^Block 1 of/).click();
  const title = tab.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('');
  await expect(button(tab, '1 problem')).toBeEnabled();
  await tab.setViewportSize(PHONE);
  await expect(button(tab, '1 change')).toBeVisible();
  expect((await tab.locator('.bar').boundingBox())?.height).toBeLessThan(60);
  await expect(button(tab, 'Save 1 change')).toBeInViewport({ ratio: 1 });
  await button(tab, 'Undo').click();
  await expect(button(tab, 'Redo')).toBeVisible();
  const foot = tab.locator('.phone-foot > [role=group]');
  expect((await foot.boundingBox())?.height).toBeLessThan(60);
  await button(tab, 'Back to the page').click();
  expect((await foot.boundingBox())?.height).toBeLessThan(60);
  await expect(async () => {
    await tab.frameLocator('.sheet iframe').getByRole('heading', { level: 1 }).click();
    await expect(button(tab, 'Done')).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect((await foot.boundingBox())?.height).toBeLessThan(60);
});

test('the list of figures is in the window where its text is at the foot of it', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await tab.setViewportSize({ width: 1440, height: 500 });
  const text = page.getByText('Two.', { exact: true });
  await expect(async () => {
    await text.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await text.click();
    await expect(page.getByRole('textbox')).toBeFocused({ timeout: 5000 });
  }).toPass();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' {');
  const list = page.getByRole('listbox', { name: 'Figures' });
  await expect(list).toBeInViewport({ ratio: 1 });
  const foot = await tab.locator('.key-line').boundingBox();
  const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(foot?.y ?? 0);
  await tab.setViewportSize(PHONE);
  await expect(list).toBeInViewport({ ratio: 1 });
  const left = async () => (await list.boundingBox())?.x ?? PHONE.width;
  await expect.poll(left).toBeLessThan(PHONE.width / 2);
});

test('a key that has no room in the line at the foot is left out as a whole', async ({
  page: tab,
}) => {
  await studio.open(tab, ROUTE);
  await tab.setViewportSize({ width: 940, height: 700 });
  const keys = tab.locator('.key-line ul');
  const line = await keys.boundingBox();
  const shown = await keys.locator('li').evaluateAll((all) =>
    all.map((one) => {
      const { top, right } = one.getBoundingClientRect();
      return { top, right };
    }),
  );
  const inLine = shown.filter(({ top }) => top < (line?.y ?? 0) + (line?.height ?? 0));
  expect(inLine.length).toBeGreaterThan(2);
  for (const { right } of inLine)
    expect(right).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0));
});
