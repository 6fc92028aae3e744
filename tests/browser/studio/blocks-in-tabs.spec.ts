import type { FrameLocator } from '@playwright/test';
import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Blocks in tabs: written where they are and in the panel, and arranged as those of the page. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const FILE = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    `  - type: tabs
    heading: What an audit brings you
    tabs:
      - label: Owners
        blocks:
          - type: steps
            heading: Two weeks
            items:
              - title: Measure
                text: In the cellar first.
          - type: quote
            text: We knew where to begin.
            name: Nora Lind
      - label: Landlords
        blocks:
          - type: prose
            text: One report for **each** house.
      - label: Schools
        text: We measure in the holidays.
`,
  );
});

test('a text of a block in a tab is written on the page', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  await expect(page.locator('[data-block]')).toHaveCount(before.split('\n  - type: ').length - 1);
  const box = await writeAt(page, 'Two weeks');
  await expect(box).toHaveText('Two weeks');
  await tab.keyboard.press('End');
  await tab.keyboard.type(' of ours');
  await tab.keyboard.press('Control+s');
  await expect
    .poll(() => studio.read(FILE))
    .toBe(before.replace('heading: Two weeks', 'heading: Two weeks of ours'));
  await expect(page.getByText('Two weeks of ours').first()).toBeVisible();
});

test('the panel leads from tabs to the fields of a block in them', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Nora Lind');
  const name = tab.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Nora Lind');
  await name.fill('Nora Berg');
  await expect(page.getByText('Nora Berg', { exact: true }).first()).toBeVisible();
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(FILE)).toBe(before.replace('Nora Lind', 'Nora Berg'));
});

/** The tag on the page of what is selected. */
const tag = (page: FrameLocator, name: string) => page.getByRole('button', { name });

test('a block is chosen from the shelf for a tab, tried there and taken', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'We knew where to begin.');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('a');
  const shelf = tab.getByRole('region', { name: 'Add a block' });
  await expect(shelf.getByRole('combobox')).toBeFocused();
  await expect(shelf.getByRole('option', { name: /^Hero|^Tabs|^Banner/ })).toHaveCount(0);
  await shelf.getByRole('combobox').fill('stats');
  await tab.keyboard.press('ArrowDown');
  const panel = page.getByRole('tabpanel', { name: 'Owners' });
  await expect(panel.getByRole('listitem').last()).toBeVisible();
  await expect(tag(page, 'Stats, would be here, Add')).toBeVisible();
  expect(studio.read(FILE)).toBe(before);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Stats added');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeEnabled();
  await tab.keyboard.press('Control+s');
  await expect
    .poll(() => studio.read(FILE))
    .toMatch(/name: Nora \w+\n {10}- type: stats\n[^]*- label: Landlords/);
  await tab.keyboard.press('Control+z');
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(FILE)).toBe(before);
});

test('keys move, repeat and delete a block in a tab', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  await writeAt(page, 'We knew where to begin.');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Alt+ArrowUp');
  await expect(status).toHaveText('Quote moved up, 1 of 2, before Steps');
  await expect(tag(page, 'Quote, ')).toBeVisible();
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status).toHaveText('Quote moved down, 2 of 2, after Steps');
  await tab.keyboard.press('d');
  await expect(status).toHaveText('Quote duplicated');
  await tab.keyboard.press('Delete');
  await expect(status).toHaveText('Quote deleted. Undo brings it back.');
  await tab.keyboard.press('ArrowUp');
  await expect(status).toHaveText('Steps, 1 of 2');
  await tab.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Tab, Owners, 1 of 3');
  await tab.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Steps, 1 of 2');
  // All of it is as it was, so that nothing is left to save.
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(studio.read(FILE)).toBe(before);
});

test('the first block of a tab takes the place of its text', async ({ page: tab }) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  await page.getByRole('tab', { name: 'Schools' }).click({ modifiers: ['Control'] });
  await writeAt(page, 'We measure in the holidays.');
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Add a block' }).last().click();
  await tab.getByRole('combobox').fill('stats');
  await tab.keyboard.press('ArrowDown');
  await expect(page.getByText('We measure in the holidays.')).toHaveCount(0);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('status')).toHaveText('Stats added');
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(FILE)).not.toContain('holidays');
  expect(studio.read(FILE)).toMatch(/- label: Schools\n {8}blocks:\n {10}- type: stats\n/);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(FILE)).toBe(before);
});
