import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectUsableWhenNarrow } from '../support/narrow.ts';
import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What happens when another program writes the file that somebody is writing in the studio. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    HOME,
    `  - type: prose
    text: |
      We begin with two weeks.

      ## Before the visit

      Last words.
`,
  );
});
const HOME = 'pages/index.yaml';
const AUDITS = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

test('the same field on both sides shows both values; only Save waits', async ({ page: tab }) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  await tab.getByRole('textbox', { name: 'Title' }).fill('Heat');
  await expect(page.getByText('Heat', { exact: true })).toBeVisible();
  studio.write(
    AUDITS,
    before.replace('title: Warmth', 'title: Cosiness').replace('What we measure', 'All we measure'),
  );
  const save = tab.getByRole('button', { name: 'Save waits for 1 choice' });
  await expect(save).toBeEnabled();
  // What fits is there at once.
  await expect(page.getByText('All we measure')).toBeVisible();
  await expect(page.getByText('Heat', { exact: true })).toBeVisible();
  await save.click();
  const panel = tab.getByRole('complementary', { name: 'Two values' });
  await expect(panel.getByRole('textbox', { name: 'Yours' })).toHaveValue('Heat');
  await expect(panel.getByRole('textbox', { name: 'In the file' })).toHaveValue('Cosiness');
  await expect(
    panel.getByRole('button', { name: /What we measure.*All we measure/ }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(tab);
  await expectUsableWhenNarrow(tab, panel.getByRole('textbox', { name: 'In the file' }));
  await panel.getByRole('textbox', { name: 'In the file' }).fill('Cosy heat');
  await panel.getByRole('button', { name: 'Take this' }).click();
  await expect(tab.getByRole('status')).toHaveText('Chosen. You can save now.');
  await expect(page.getByText('Cosy heat', { exact: true })).toBeVisible();
  await expect(page.getByText('All we measure')).toBeVisible();
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  expect(studio.read(AUDITS)).toBe(
    before
      .replace('title: Warmth', 'title: Cosy heat')
      .replace('What we measure', 'All we measure'),
  );
  // Also right after it was saved.
  studio.write(AUDITS, before);
  await expect(page.getByText('Warmth', { exact: true })).toBeVisible();
});

test('a file that is gone is written again, one that is no YAML goes on under another name', async ({
  page: tab,
}) => {
  const before = studio.read(AUDITS);
  const other = join(studio.folder, 'pages/services/houses.yaml');
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('Escape');
  const write = async (words: string) => {
    await tab.getByRole('textbox', { name: 'Title' }).fill(words);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  };
  const decide = async (words: string) => {
    await tab.getByRole('button', { name: 'Save waits for 1 choice' }).click();
    const panel = tab.getByRole('complementary', { name: 'Two values' });
    await expect(panel).toContainText(words);
    await expectAccessibleInBothThemes(tab);
    await expectUsableWhenNarrow(tab, panel);
    return panel;
  };
  await write('Heat');
  rmSync(join(studio.folder, AUDITS));
  const gone = await decide(`Another program has deleted ${AUDITS}, which you have changed.`);
  await gone.getByRole('button', { name: 'Keep yours', exact: true }).click();
  await expect(status).toHaveText('Chosen. You can save now.');
  await tab.keyboard.press('Control+s');
  await expect(status).toHaveText('Saved 1 file');
  expect(studio.read(AUDITS)).toBe(before.replace('title: Warmth', 'title: Heat'));
  await write('Cosiness');
  studio.write(AUDITS, 'title: [\n');
  const torn = await decide(`Another program has written ${AUDITS} so that it is not valid YAML: `);
  await torn.getByRole('textbox', { name: /another address/ }).fill('services/houses');
  await torn.getByRole('button', { name: 'Continue there' }).click();
  await expect(status).toHaveText('Chosen. You can save now.');
  await tab.keyboard.press('Control+s');
  await expect(status).toHaveText('Saved 1 file');
  expect(readFileSync(other, 'utf8')).toBe(before.replace('title: Warmth', 'title: Cosiness'));
  expect(studio.read(AUDITS)).toBe('title: [\n');
  rmSync(other);
  studio.write(AUDITS, before);
});

test('what another program writes elsewhere in the file is shown at once, and asks nothing', async ({
  page: tab,
}) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  await writeAt(page, 'Draughts');
  await tab.keyboard.press('End');
  await tab.keyboard.type(' and gaps');
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  studio.write(AUDITS, before.replace('What we measure', 'All we measure'));
  await expect(page.getByText('All we measure')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveText('Draughts and gaps');
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+s');
  await expect
    .poll(() => studio.read(AUDITS))
    .toBe(
      before.replace('What we measure', 'All we measure').replace('Draughts', 'Draughts and gaps'),
    );
  studio.write(AUDITS, before);
});

test('what another program writes elsewhere in the text being written stays, also behind the next key', async ({
  page: tab,
}) => {
  const before = studio.read(HOME);
  const page = await studio.open(tab, '/');
  await writeAt(page, 'We begin with two weeks.');
  const theirs = before.replace('Last words.', 'Their words.').replace('the visit', 'our visit');
  studio.write(HOME, theirs);
  await expect(page.getByText('Their words.', { exact: true })).toBeVisible();
  const paragraph = page.getByRole('textbox', { name: /paragraph$/ });
  await expect(paragraph).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' Now');
  await expect(paragraph).toHaveText('We begin with two weeks. Now');
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(HOME)).toBe(theirs.replace('weeks.', 'weeks. Now'));
});
