import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Choosing a picture: tried on the page, or brought from elsewhere, with the words that tell what it shows. */

// One after the other: they share a studio, and with it a draft.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

let folder = '';
const studio = studioSite((copy) => (folder = copy));
const HOME = 'pages/index.yaml';
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" onload="top.marked = true"><path d="M0 0h800v600H0z"/></svg>',
);

test('a picture of media/ is tried on the page, and taken with its words in one step', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, '/');
  const shown = page.locator('[data-block="hero"] img').first();
  const old = (await shown.getAttribute('src')) ?? '';
  await tab.getByRole('button', { name: /^Block 1 of/ }).click();
  await tab.getByRole('button', { name: 'Choose picture of Hero' }).click();
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  await expect(shelf.getByRole('option', { name: /house\.png/ })).toContainText('Used on 1 page.');
  await shelf.getByRole('combobox', { name: /^Search/ }).fill('hills');
  await tab.keyboard.press('Enter');
  await expect(shown).not.toHaveAttribute('src', old);
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, shelf.getByRole('option', { name: /hills/ }));
  expect(studio.files()).toEqual(before);
  await expect(tab.getByRole('button', { name: 'Undo' })).toBeDisabled();
  // Nobody has said yet what it shows.
  await tab.keyboard.press('Enter');
  const words = shelf.getByRole('textbox', { name: 'What does it show?' });
  await expect(words).toBeFocused();
  await words.fill('Hills in the morning');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('hills.svg placed');
  await expect(shown).toHaveAttribute('alt', 'Hills in the morning');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveAttribute('src', old);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('Escape puts the old picture back', async ({ page: tab }) => {
  const page = await studio.open(tab, '/');
  const shown = page.locator('[data-block="hero"] img').first();
  const old = (await shown.getAttribute('src')) ?? '';
  await tab.getByRole('button', { name: /^Block 1 of/ }).click();
  const choose = tab.getByRole('button', { name: 'Choose picture of Hero' });
  await choose.click();
  await tab.getByRole('combobox', { name: /^Search/ }).fill('hills');
  await tab.keyboard.press('Enter');
  await expect(shown).not.toHaveAttribute('src', old);
  await tab.keyboard.press('Escape');
  await expect(shown).toHaveAttribute('src', old);
  await expect(choose).toBeFocused();
});

test('a file is brought with a safe name and its words, undo takes both away', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/');
  const shown = page.locator('[data-block="hero"] img').first();
  await tab.getByRole('button', { name: /^Block 1 of/ }).click();
  const old = (await shown.getAttribute('src')) ?? '';
  const choose = tab.getByRole('button', { name: 'Choose picture of Hero' });
  await choose.click();
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  const brought = { name: 'Friday Show (2).SVG', mimeType: 'image/svg+xml', buffer: DRAWING };
  await shelf.getByLabel('Choose a file').setInputFiles(brought);
  const words = shelf.getByRole('textbox', { name: 'What does it show?' });
  await expect(words).toBeFocused();
  await expect(tab.getByRole('status')).toHaveText(
    'It would be media/friday-show-2.svg. Nothing is overwritten.',
  );
  // It is on the page before it is in any file; Escape takes it off, and it can be chosen again.
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => 'drawn')),
  ).toBe('drawn');
  await expect(words).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(shown).toHaveAttribute('src', old);
  await choose.click();
  await shelf.getByLabel('Choose a file').setInputFiles(brought);
  await expect(shown).toHaveAttribute('src', /^blob:/);
  expect(existsSync(`${folder}/media/friday-show-2.svg`)).toBe(false);
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, words);
  await words.fill('Colleagues show what they build');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('friday-show-2.svg placed');
  await expect(shown).toHaveAttribute('alt', 'Colleagues show what they build');
  await expect(shown).toHaveAttribute('src', /^\/media\/friday-show-2/);
  expect(readFileSync(`${folder}/media/friday-show-2.svg`)).toEqual(DRAWING);
  await expect(tab.getByText('friday-show-2.svg', { exact: true })).toBeVisible();
  // Its script does not run, and it is nowhere a part of the studio.
  expect(await tab.evaluate(() => 'marked' in window)).toBe(false);
  await expect(tab.locator('svg')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).not.toHaveAttribute('alt', 'Colleagues show what they build');
  await expect.poll(() => existsSync(`${folder}/media/friday-show-2.svg`)).toBe(false);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('what is not a picture is refused in the words of the check', async ({ page: tab }) => {
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: /^Block 1 of/ }).click();
  await tab.getByRole('button', { name: 'Choose picture of Hero' }).click();
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  await shelf
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: DRAWING });
  await expect(shelf.getByRole('alert')).toHaveText(
    'The file photo.png is a drawing, although its name ends in .png. Rename it so that it ends in .svg.',
  );
  await expect(shelf.getByRole('textbox', { name: 'What does it show?' })).toHaveCount(0);
  await tab.keyboard.press('Escape');
});

test('a file takes the place of a picture wherever it is dropped, and as it is chosen', async ({
  page: tab,
}) => {
  const before = studio.read(HOME);
  const page = await studio.open(tab, '/');
  const status = tab.getByRole('status');
  const shelf = tab.getByRole('region', { name: 'Picture of Hero' });
  const name = 'New house.svg';
  const type = 'image/svg+xml';
  const drop = async (on: Locator) => {
    const isTaken = await on.evaluate(
      (element, [text, ...file]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], file[0], { type: file[1] }));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return !element.dispatchEvent(event);
      },
      [DRAWING.toString(), name, type] as const,
    );
    // Else the browser would show it in the place of the studio.
    expect(isTaken).toBe(true);
  };
  const choose = () => tab.getByRole('button', { name: 'Choose picture of Hero' }).press('Enter');
  const ways = {
    'dropped on the page': () => drop(page.locator('[data-block="hero"] img').first()),
    'dropped on its field': () => drop(tab.locator('.picture img').first()),
    'dropped on the shelf': async () => {
      await choose();
      await drop(shelf.getByText('Or drop one here.'));
    },
    chosen: async () => {
      await choose();
      const file = { name, mimeType: type, buffer: DRAWING };
      await shelf.getByLabel('Choose a file').setInputFiles(file);
    },
  };
  await tab.getByRole('button', { name: /^Block 1 of/ }).click();
  await drop(tab.getByRole('heading', { name: 'Hero' }));
  await expect(status).toHaveText('Drop a picture on a picture of the page, or on its field.');
  for (const [way, bring] of Object.entries(ways))
    await test.step(way, async () => {
      await bring();
      await shelf.getByRole('button', { name: 'It is decoration' }).click();
      await expect(status).toHaveText('new-house.svg placed');
      await studio.saves(
        tab,
        HOME,
        before.replace(
          '{ src: house.png, alt: A brick house in winter }',
          '{ src: new-house.svg, decoration: true }',
        ),
      );
      await tab.getByRole('button', { name: 'Undo' }).click();
      await studio.saves(tab, HOME, before);
    });
});
