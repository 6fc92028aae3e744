import type { Page } from '@playwright/test';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A figure of site.yaml is one piece in the text of a page and in its field, and leads to where its value is written. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const ROUTE = '/services/audits';
const FILE = `pages${ROUTE}.yaml`;

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    `  - type: rich-text
    heading: Good to know
    paragraphs:
      - For {facts.years} years **we** measure.
      - 'Two.'
`,
  );
});

async function open(tab: Page) {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: /^Block 3 of/ }).click();
  const field = (number: number) => tab.getByRole('textbox', { name: `Text ${number} of 2` });
  const pieces = field(1).locator('.studio-figure');
  return { page, field, pieces };
}

const saves = (tab: Page, text: string) => studio.saves(tab, FILE, text);

test('a field shows the value of a figure, which comes and goes in one piece', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const { page, field, pieces } = await open(tab);
  await expect(field(1)).toHaveText('For 12 years **we** measure.');
  await expect(pieces).toHaveText('12');
  await expect(field(1)).toHaveAccessibleDescription(/^12 is Years/);
  await field(1).focus();
  await tab.keyboard.press('Control+ ');
  const list = tab.getByRole('list', { name: 'Figures' });
  await expectUsableWhenNarrow(tab, list);
  await tab.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field(1)).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' Ask!');
  await expect(page.getByText('For 12 years we measure. Ask!')).toBeVisible();
  await saves(tab, before.replace('measure.', 'measure. Ask!'));

  for (let count = 0; count < ' years **we** measure. Ask!'.length; count += 1)
    await tab.keyboard.press('ArrowLeft');
  await tab.keyboard.press('Backspace');
  await expect(pieces).toHaveCount(0);
  await tab.keyboard.type('some');
  await saves(
    tab,
    before.replace('{facts.years} years **we** measure.', 'some years **we** measure. Ask!'),
  );
  await expect(field(1)).toBeFocused();

  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+z');
  await expect(pieces).toHaveText('12');
  await saves(tab, before);
});

test('the first figure of a text is inserted by a key, by a button or by its name, and writing goes on behind it', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const { field } = await open(tab);
  const pieces = field(2).locator('.studio-figure');
  const list = tab.getByRole('list', { name: 'Figures' });
  await field(2).focus();
  await tab.keyboard.press('Home');
  await tab.keyboard.press('Control+ ');
  await tab.keyboard.press('Enter');
  await expect(pieces).toHaveText('12');
  await expect(field(2)).toBeFocused();
  await tab.keyboard.type(' of ');
  await saves(tab, before.replace("- 'Two.'", "- '{facts.years} of Two.'"));

  await tab.getByRole('button', { name: 'Figure {' }).click();
  await list.getByRole('button', { name: /Name of the site/ }).click();
  await tab.keyboard.type(' {facts.years}.');
  await expect(pieces).toHaveText(['12', 'Alder Row', '12']);
  await saves(tab, before.replace("- 'Two.'", "- '{facts.years} of {name} {facts.years}.Two.'"));
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Delete');
  await tab.keyboard.type('Two.');
  await saves(tab, before);
  await tab.keyboard.press('Tab');

  // Written by hand in a field that has none.
  await field(2).focus();
  await tab.keyboard.press('Home');
  await tab.keyboard.type('{facts.years} and ');
  await expect(pieces).toHaveText('12');
  await saves(tab, before.replace("- 'Two.'", "- '{facts.years} and Two.'"));
  for (let count = 0; count < '12 and '.length - 1; count += 1)
    await tab.keyboard.press('Backspace');
  await saves(tab, before);
});

test('from a field and from the page, a figure leads to where its value is written', async ({
  page: tab,
}) => {
  const { page, pieces } = await open(tab);
  const value = tab.locator('[data-pointer="/facts/years"]').getByRole('textbox').first();
  await tab.getByRole('button', { name: 'Years', exact: true }).click();
  await expect(value).toBeFocused();
  await tab.getByRole('button', { name: /^Block 3 of/ }).click();
  await pieces.click();
  await tab.keyboard.press('Enter');
  await expect(value).toBeFocused();

  const text = page.getByText('For 12 years we measure.');
  const box = await writeAt(page, text);
  await box.locator('.studio-figure').click();
  await tab.keyboard.press('Enter');
  await expect(value).toBeFocused();
  await value.fill('13');
  await expect(text.or(page.getByText('For 13 years we measure.'))).toHaveText(/13/);
  await tab.getByRole('button', { name: /^Block 3 of/ }).click();
  await expect(pieces).toHaveText('13');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(pieces).toHaveText('12');
});

test('an input method writes in a field with a figure undisturbed', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const { page, field } = await open(tab);
  await field(1).focus();
  await tab.keyboard.press('End');
  const input = await tab.context().newCDPSession(tab);
  await input.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await expect(field(1)).toHaveText('For 12 years **we** measure.にほ');
  // Longer than any pause.
  await tab.waitForTimeout(600);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await input.send('Input.insertText', { text: '日本' });
  await expect(page.getByText('For 12 years we measure.日本')).toBeVisible();
  await expect(field(1)).toBeFocused();
  await saves(tab, before.replace('measure.', 'measure.日本'));
  await tab.keyboard.press('Backspace');
  await tab.keyboard.press('Backspace');
  await saves(tab, before);
});
