import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSiteOf, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What all pages share, in each language: settings, theme, forms. The site is written from right to left. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true, actionTimeout: 20_000 });

const studio = studioSiteOf((folder) => {
  copySite(join(import.meta.dirname, '../../second-site/clinic'), folder);
  prepare(folder);
});

function prepare(folder: string): void {
  const page = join(folder, 'pages/en/prices.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/^translatedFrom: .*$/m, "translatedFrom: '00000000'"));
  const site = join(folder, 'site.yaml');
  writeFileSync(site, `${readFileSync(site, 'utf8')}forms: { clientSecret: never-shown }\n`);
}

async function openSettings(tab: Page): Promise<void> {
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: 'Block 1 of' }).press('g');
  await expect(tab.getByRole('heading', { name: 'Site settings, ar' })).toBeVisible();
}

const groups = (tab: Page) => tab.getByRole('navigation', { name: 'Groups of settings' });
const fields = (tab: Page) => tab.getByRole('complementary', { name: 'Fields' });

test('settings are groups to go into; what is written there is on the page', async ({
  page: tab,
}) => {
  const before = studio.files();
  await openSettings(tab);
  await expectAccessibleInBothThemes(tab);
  await groups(tab).getByRole('button', { name: 'Closing band' }).click();
  await fields(tab).getByRole('textbox', { name: 'Title' }).fill('مرحبا بكم');
  await expect(tab.frameLocator('.sheet iframe').getByText('مرحبا بكم')).toBeVisible();
  await fields(tab).getByRole('button', { name: 'In Site settings, ar' }).click();
  await groups(tab).getByRole('button', { name: 'Navigation' }).click();
  await expect(fields(tab).getByRole('list').first()).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Control+z');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(studio.files()).toEqual(before);
});

test('a heading in Arabic is written where it is, and its file says nothing else', async ({
  page: tab,
}) => {
  const [file, words] = ['pages/index.yaml', 'طبيب يعرف عائلتكم'];
  const before = studio.read(file);
  const page = await studio.open(tab, '/');
  const box = await writeAt(page, page.getByRole('heading', { level: 1 }));
  await expect(box).toHaveCSS('direction', 'rtl');
  // The heading has two lines.
  await tab.keyboard.press('Control+End', { delay: 40 });
  await tab.keyboard.type(' اليوم');
  await expect(box).toHaveText(`${words} اليوم`);
  await studio.saves(tab, file, before.replace(words, `${words} اليوم`));
  for (let letter = 0; letter < ' اليوم'.length; letter += 1) await tab.keyboard.press('Backspace');
  await studio.saves(tab, file, before);
});

test('a color is on the page at once, and what cannot be read with it is said at it', async ({
  page: tab,
}) => {
  await openSettings(tab);
  await groups(tab).getByRole('button', { name: 'Theme' }).click();
  const accent = fields(tab).getByRole('textbox', { name: 'Accent', exact: true });
  const shown = () =>
    tab
      .frameLocator('.sheet iframe')
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
  const before = await shown();
  await accent.fill('#7c2d12');
  await expect.poll(shown).not.toBe(before);
  const ink = fields(tab).getByRole('textbox', { name: 'Ink', exact: true });
  await ink.fill('#b0b0b0');
  await expect(ink).toHaveAccessibleDescription(/has a contrast of [\d.]+:1 with the paper/);
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+z');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('facts and redirects get names of their own; a secret is not shown', async ({ page: tab }) => {
  await openSettings(tab);
  await groups(tab).getByRole('button', { name: 'Facts' }).click();
  const name = fields(tab).getByRole('textbox', { name: /^Name of a new/ });
  await name.fill('2beds');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('beds');
  await tab.keyboard.press('Enter');
  await expect(fields(tab).getByRole('group', { name: 'beds' })).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Control+z');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fields(tab).getByRole('button', { name: 'In Site settings, ar' }).click();
  await groups(tab).getByRole('button', { name: 'Sending of forms' }).click();
  await expect(fields(tab).getByRole('textbox', { name: 'Endpoint' })).toBeVisible();
  await expect(tab.getByText('never-shown')).toHaveCount(0);
  await expect(fields(tab).getByLabel('Client secret', { exact: true })).toHaveCount(0);
});

test('a fact is written once, and all that name it follow', async ({ page: tab }) => {
  await openSettings(tab);
  await groups(tab).getByRole('button', { name: 'Facts' }).click();
  await fields(tab).getByRole('textbox', { name: 'years' }).fill('٣١');
  const page = tab.frameLocator('.sheet iframe');
  await expect(page.getByRole('contentinfo')).toContainText('منذ ٣١ عامًا');
  await expect(page.locator('[data-block="stats"]')).toContainText('٣١');
  await tab.keyboard.press('Control+z');
  await expect(page.getByRole('contentinfo')).toContainText('منذ ١٢ عامًا');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a number, a choice, a group and a day of the panel are in the file as they were chosen', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, '/');
  await writeAt(page, 'عامًا في الحي نفسه');
  await tab.keyboard.press('Escape');
  await fields(tab).getByRole('spinbutton', { name: 'Share' }).fill('75');
  const tone = fields(tab).getByRole('group', { name: 'Tone' });
  await tone.getByRole('button', { name: 'strong' }).click();
  await expect(tone.getByRole('button', { name: 'strong' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await writeAt(page, 'طبيب يعرف عائلتكم');
  await tab.keyboard.press('Escape');
  await fields(tab).getByRole('button', { name: 'Remove button' }).click();
  await expect(page.getByRole('link', { name: 'احجزوا زيارة' })).toHaveCount(0);
  await fields(tab).getByRole('button', { name: 'Add button' }).click();
  await expect(fields(tab).getByRole('button', { name: 'Remove button' })).toBeVisible();
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+s');
  const home = 'pages/index.yaml';
  await expect
    .poll(() => studio.read(home))
    .toBe(
      before[home]
        ?.replace('tone: calm, share: 60', 'tone: strong, share: 75')
        .replace(/    action: .*\n/, ''),
    );
  await studio.open(tab, '/news/ramadan');
  await fields(tab).getByLabel('Date', { exact: true }).fill('2026-02-11');
  await tab.keyboard.press('Control+s');
  const news = 'pages/news/ramadan.yaml';
  await expect
    .poll(() => studio.read(news))
    .toBe(before[news]?.replace('date: 2026-02-10', 'date: 2026-02-11'));
  for (const file of [home, news]) studio.write(file, before[file] ?? '');
});

test('the other language has its own list, with outdated translations, and its own settings', async ({
  page: tab,
}) => {
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: /^Pages/ }).click();
  const list = tab.getByRole('navigation', { name: 'Pages' });
  await list.getByRole('button', { name: 'English' }).click();
  const prices = list.locator('[data-page="/en/prices"]');
  await expect(prices).toContainText('Translation outdated');
  await expect(list.locator('[data-page="/prices"]')).toHaveCount(0);
  await expectAccessibleInBothThemes(tab);
  await list.getByRole('button', { name: 'Site settings' }).click();
  await expect(tab.getByRole('heading', { name: 'Site settings, en' })).toBeVisible();
  await fields(tab)
    .getByRole('button', { name: /^Form .*, en$/ })
    .click();
  await expect(fields(tab).getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
});

test('the fields of a form and the names of its targets are written', async ({ page: tab }) => {
  await openSettings(tab);
  await tab
    .getByRole('navigation', { name: 'Files of settings' })
    .getByRole('button', { name: /^Form [a-z]+$/ })
    .first()
    .click();
  await groups(tab).getByRole('button', { name: 'Delivery' }).click();
  await fields(tab).getByRole('listitem').first().getByRole('button').first().click();
  await expect(fields(tab).getByRole('heading', { level: 2 })).toContainText('Target');
  await expectAccessibleInBothThemes(tab);
});

test('on a narrow screen the list and the settings are reached as well', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: /^Pages/ }).click();
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'New page' }).click();
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Close' }).click();
  await tab.getByRole('button', { name: /^Pages/ }).click();
  await tab.getByRole('button', { name: 'Site settings' }).click();
  await expectAccessibleInBothThemes(tab);
});
