import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Writing paragraphs, headings and list entries of a text in Markdown where they are. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const FILE = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    String.raw`  - type: prose
    text: |
      We begin with **two weeks**: nobody
      heats more, see [a report](/services/audits).

      ## Before the visit ##

      * Find \{plans} of {facts.years} years
      * Tell the tenants:
        1.  when we come,
        2.  which rooms we need.

      > The cellar is where we find most.

      | Building | Days |
      | :- | -: |
      | House | 2 |

      A **mark in *a mark*** is source.

      Last words.
`,
  );
});

/** Just after it has got the focus, an editor puts the caret where it was. */
async function goToEnd(tab: Page, box: Locator): Promise<void> {
  await expect(async () => {
    await tab.keyboard.press('Control+End', { delay: 40 });
    const behind = await box.evaluate((element) => {
      const { focusNode, focusOffset } = getSelection() ?? {};
      const range = document.createRange();
      range.selectNodeContents(element);
      if (focusNode) range.setStart(focusNode, focusOffset ?? 0);
      return range.toString();
    });
    expect(behind).toBe('');
  }).toPass();
}

const saves = (tab: Page, text: string) => studio.saves(tab, FILE, text);

test('in the panel, a field says what its figures stand for, and a key and a button insert one', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const before = studio.read(FILE);
  await writeAt(page, page.getByText('Last words.', { exact: true }), /paragraph$/);
  await tab.keyboard.press('Escape');
  const field = tab.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveAccessibleDescription(/\{facts\.years\} is 12/);
  await field.focus();
  await tab.keyboard.press('Control+End');
  await tab.keyboard.press('Control+ ');
  const list = tab.getByRole('list', { name: 'Figures' });
  await expect(list.getByRole('button').first()).toBeFocused();
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('End');
  await tab.getByRole('button', { name: 'Figure {' }).click();
  await list.getByRole('button', { name: /Name of the site/ }).click();
  await expect(field).toBeFocused();
  await tab.keyboard.type('!');
  await saves(tab, before.replace('Last words.', 'Last words.{name}!'));
  await tab.getByRole('button', { name: 'Undo' }).click();
  await saves(tab, before);
});

test('a paragraph, a heading and list entries are written where they are, and nothing else of the text changes', async ({
  page: tab,
}) => {
  const before = studio.read(FILE);
  const page = await studio.open(tab, ROUTE);
  const paragraph = await writeAt(page, page.getByText('We begin with'), /paragraph$/);
  await expect(paragraph).toHaveText('We begin with two weeks: nobody heats more, see a report.');
  await goToEnd(tab, paragraph);
  await tab.keyboard.type(' **Now** 2*3');
  await expect(paragraph.locator('strong')).toHaveText(['two weeks', 'Now']);
  let now = before.replace(
    '(/services/audits).\n',
    String.raw`(/services/audits). **Now** 2\*3` + '\n',
  );
  await saves(tab, now);
  await tab.keyboard.press('Enter');
  const heading = page.getByRole('textbox', { name: /heading$/ });
  await expect(heading).toHaveText('Before the visit');
  await goToEnd(tab, heading);
  await tab.keyboard.type('s');
  now = now.replace('the visit ##', 'the visits ##');
  await saves(tab, now);
  await tab.keyboard.press('Enter');
  const entry = page.getByRole('textbox', { name: /list entry$/ });
  await expect(entry).toHaveText('Find {plans} of 12 years');
  await expect(entry.locator('.studio-figure')).toHaveText('12');
  await goToEnd(tab, entry);
  await tab.keyboard.press('Control+Enter');
  await tab.keyboard.type('- and more');
  now = now.replace('years} years\n', 'years} years\\\n        \\- and more\n');
  await saves(tab, now);
  await tab.keyboard.press('Tab');
  await expect(entry).toHaveText('Tell the tenants:');
  // Just after it has got the focus, an editor puts the caret where it was.
  await expect(async () => {
    await tab.keyboard.press('Home', { delay: 40 });
    expect(await entry.evaluate(() => getSelection()?.focusOffset)).toBe(0);
  }).toPass();
  await tab.keyboard.type('1. ');
  now = now.replace('* Tell', String.raw`* 1\. Tell`);
  await saves(tab, now);
  // An entry below the one that is being written.
  await page.getByText('which rooms we need.').click();
  await expect(entry).toHaveText('which rooms we need.');
  await tab.keyboard.press('Shift+Enter');
  await expect(entry).toHaveText('when we come,');
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Delete');
  await tab.keyboard.press('Enter');
  await expect(entry).toHaveText('which rooms we need.');
  now = now.replace('when we come,\n        2.  ', '');
  await saves(tab, now);
  // Behind it come a quote, a table and a paragraph that are source.
  await tab.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /paragraph$/ })).toHaveText('Last words.');
  for (let step = 0; step < 6; step += 1) {
    await tab.keyboard.press('Control+z');
    await tab.waitForTimeout(100);
  }
  await tab.keyboard.press('Escape');
});

test('tables, quotes and what cannot be written on the page lead to their place in the field', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  const field = tab.getByRole('textbox', { name: 'Text', exact: true });
  const caret = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
  for (const [text, behind] of [
    ['House', /^\|? ?House/],
    ['The cellar is where we find most.', /^The cellar/],
    ['a mark', /^A \*\*mark/],
  ] as const) {
    await expect(async () => {
      await page.getByText(text, { exact: true }).last().click({ timeout: 5_000 });
      await expect(field).toBeFocused({ timeout: 5_000 });
    }).toPass();
    expect(await caret()).toMatch(behind);
  }
});
