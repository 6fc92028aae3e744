import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Blocks in tabs: written where they are and in the panel; arranging them is left to their file. */

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
