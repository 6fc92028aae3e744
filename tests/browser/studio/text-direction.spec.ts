import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendBlocks, studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Writing from right to left, on the pages of a clinic in Arabic. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const FILE = 'pages/services/audits.yaml';

const studio = studioSite((folder) => {
  const site = join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('language: en-GB', 'language: ar'));
  const page = join(folder, FILE);
  writeFileSync(page, readFileSync(page, 'utf8').replace('title: Warmth', 'title: دفء'));
  appendBlocks(
    folder,
    FILE,
    `  - type: rich-text
    heading: مواعيد العيادة
    paragraphs:
      - العيادة مفتوحة **كل يوم** منذ {facts.years} سنة
`,
  );
});

test('caret, keys and the list of figures follow the direction of the text', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, '/services/audits');
  const box = page.getByRole('textbox');
  await page.getByText('العيادة مفتوحة').click();
  await expect(box).toBeFocused();
  await expect(box).toHaveCSS('direction', 'rtl');
  // So does its field; the tag on the page is in the language of the studio.
  const field = tab.getByRole('textbox', { name: /^Text 1 of 1/ });
  await expect(field).toHaveCSS('direction', 'rtl');
  await expect(page.locator('button.tag')).toHaveCSS('direction', 'ltr');
  const caret = () => box.evaluate(() => getSelection()?.focusOffset);
  await expect(async () => {
    await tab.keyboard.press('Home', { delay: 40 });
    expect(await caret()).toBe(0);
  }).toPass();
  await tab.keyboard.press('ArrowLeft', { delay: 40 });
  await expect.poll(caret).toBe(1);
  await tab.keyboard.press('ArrowRight', { delay: 40 });
  await expect.poll(caret).toBe(0);
  await tab.keyboard.type('الآن {');
  const list = page.getByRole('listbox', { name: 'Figures' });
  await expect(list).toBeVisible();
  const [listBox, textBox] = [await list.boundingBox(), await box.boundingBox()];
  // Below the words, which begin on the right.
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeGreaterThan(
    (textBox?.x ?? 0) + (textBox?.width ?? 0) / 2,
  );
  await tab.keyboard.press('Enter');
  await tab.keyboard.type(' ');
  await tab.keyboard.press('Control+s');
  await expect
    .poll(() => studio.read(FILE))
    .toBe(before.replace('- العيادة مفتوحة', '- الآن {facts.years} العيادة مفتوحة'));
  await tab.keyboard.press('Home', { delay: 40 });
  await tab.keyboard.press('Control+Shift+ArrowLeft', { delay: 40 });
  const marks = await page.getByRole('toolbar', { name: 'Selected words' }).boundingBox();
  const words = await box.boundingBox();
  const endOf = (one: typeof words) => Math.round((one?.x ?? 0) + (one?.width ?? 0));
  expect(endOf(marks)).toBe(endOf(words));
});

test('the tag is where lines begin, and a number is behind the name that it follows', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/services/audits');
  await tab.getByRole('button', { name: /^Block 2 of/ }).click();
  const tag = page.getByRole('button', { name: /, Actions$/ });
  await expect(tag).toBeVisible();
  const [tagBox, marks] = [await tag.boundingBox(), await page.locator('.crop').boundingBox()];
  const endOf = (box: typeof marks) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(endOf(tagBox)).toBe(endOf(marks));
  await tab.getByRole('button', { name: /^Block 2 of/ }).press('ArrowRight');
  await expect(tab.getByRole('status')).toHaveText('Card, \u2068دفء\u2069, 1 of 2');
});

test('fields that open over the page do not cover where its lines begin', async ({ page: tab }) => {
  const page = await studio.open(tab, '/services/audits');
  await tab.setViewportSize({ width: 1100, height: 800 });
  const number = tab.getByRole('button', { name: /^Block 2 of/ });
  await number.click();
  await number.press('F4');
  const fields = await tab.getByRole('complementary', { name: 'Fields' }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'What we measure' }).boundingBox();
  const endOfFields = (fields?.x ?? 0) + (fields?.width ?? 0);
  expect(endOfFields).toBeLessThan((heading?.x ?? 0) + (heading?.width ?? 0) / 2);
  const numberBox = await number.boundingBox();
  expect((numberBox?.x ?? 0) + (numberBox?.width ?? 0)).toBeLessThanOrEqual(fields?.x ?? 0);
});

test('the title of a new page is written in the direction of its words', async ({ page: tab }) => {
  await studio.open(tab, '/services/audits');
  await tab.getByRole('button', { name: /^Block 2 of/ }).press('n');
  const title = tab.getByRole('textbox', { name: 'Title', exact: true }).last();
  await title.fill('صفحة جديدة');
  await expect(title).toHaveCSS('direction', 'rtl');
});
