import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Writing a site on its pages: what is pointed at can be written, arranged and saved, and nothing else changes. */

// One after the other: they share a studio, and with it a draft. The first one waits until Vite has prepared all.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// What is refused is a complaint of the browser as well.
test.use({ mayComplain: true });

const studio = studioSite();
const AUDITS = 'pages/services/audits.yaml';
const ROUTE = '/services/audits';

test('whoever does not have the token is told what to do', async ({ page: tab }) => {
  await tab.goto(studio.address.replace(/#.*/, ''));
  await expect(tab.getByRole('heading')).toHaveText('The studio is closed');
  await expect(tab.getByText('Open the address that the terminal has printed.')).toBeVisible();
  await expectAccessibleInBothThemes(tab);
});

test('opening all pages and selecting each block writes nothing', async ({ page: tab }) => {
  const before = studio.files();
  await studio.open(tab, '/');
  for (const route of ['/', ROUTE]) {
    const page = await studio.open(tab, route);
    const handles = tab.getByRole('list', { name: 'Blocks' }).getByRole('button');
    for (const handle of await handles.all()) {
      await handle.click();
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
    await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
  expect(studio.files()).toEqual(before);
});

test('the token is not in the address any more, and not in the reach of scripts', async ({
  page: tab,
}) => {
  await studio.open(tab, ROUTE);
  expect(new URL(tab.url()).hash).toBe('');
  expect(await tab.evaluate(() => document.cookie)).toBe('');
  await tab.reload();
  await expect(tab.getByRole('list', { name: 'Blocks' }).getByRole('button')).toHaveCount(2);
});

test('a text is written where it was clicked; Enter goes to the next, Escape out; Save writes it alone', async ({
  page: tab,
}) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  const heading = page.getByText('What we measure');
  await heading.click();
  await expect(heading).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' in a house', { delay: 30 });
  await expect(tab.getByRole('textbox', { name: 'Heading' })).toHaveValue(
    'What we measure in a house',
  );
  // More is written while the page is drawn again.
  await tab.keyboard.type(', and why', { delay: 30 });
  await expect(tab.getByRole('textbox', { name: 'Heading' })).toHaveValue(
    'What we measure in a house, and why',
  );
  await expect(page.getByText('What we measure in a house, and why')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(page.locator('[data-placeholder="Lead"]')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveText('Warmth');
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Shift+Enter');
  await expect(page.locator('[data-placeholder="Lead"]')).toBeFocused();
  await tab.keyboard.press('Shift+Enter');
  await expect(page.getByText('What we measure in a house, and why')).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('status')).toHaveText('Writing ended, Card grid selected');
  expect(studio.read(AUDITS)).toBe(before);
  await tab.keyboard.press('Control+s');
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  expect(studio.read(AUDITS)).toBe(
    before.replace('heading: What we measure', 'heading: What we measure in a house, and why'),
  );
});

test('a field of the panel gives the same bytes as the page', async ({ page: tab }) => {
  const before = studio.read(AUDITS);
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Warmth').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  const field = tab.getByRole('textbox', { name: 'Title' });
  await field.fill('Heat');
  await expect(page.getByText('Heat', { exact: true })).toBeVisible();
  await tab.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByRole('status')).toHaveText('Saved 1 file');
  const byPanel = studio.read(AUDITS);
  await page.getByText('Heat', { exact: true }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+a');
  await tab.keyboard.type('Warm');
  await expect(field).toHaveValue('Warm');
  // The card is known by its words, and drawn in a new element; the caret is where it was.
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.type('th');
  await expect(field).toHaveValue('Warmth');
  await tab.keyboard.press('Control+s');
  await expect.poll(() => studio.read(AUDITS)).toBe(before);
  expect(byPanel).toBe(before.replace('title: Warmth', 'title: Heat'));
});

test('what is pasted is text in one line', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Warmth').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Control+a');
  await page.locator('[contenteditable]').evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Cold\r\n and\u200b\twarm');
    data.setData('text/html', '<b onclick="alert(1)">Cold</b>');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(tab.getByRole('textbox', { name: 'Title' })).toHaveValue('Cold and warm');
  await tab.keyboard.press('Control+z');
  await expect(tab.getByRole('textbox', { name: 'Title' })).toHaveValue('Warmth');
  await expect(page.getByRole('textbox')).toHaveText('Warmth');
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('cards are moved, duplicated, deleted and brought back by keys, and say so', async ({
  page: tab,
}) => {
  const before = studio.files();
  const page = await studio.open(tab, ROUTE);
  const status = tab.getByRole('status');
  const titles = () => page.locator('main h3').allTextContents();
  await page.getByText('Warmth').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status).toHaveText('Warmth moved down, 2 of 2, after Draughts');
  await expect.poll(titles).toEqual(['Draughts', 'Warmth']);
  await tab.keyboard.press('Alt+ArrowDown');
  await expect(status).toHaveText('It is the last.');
  await tab.keyboard.press('d');
  await expect(status).toHaveText('Warmth duplicated');
  await expect.poll(titles).toEqual(['Draughts', 'Warmth', 'Warmth']);
  await tab.keyboard.press('Delete');
  await expect(status).toHaveText('Warmth deleted. Undo brings it back.');
  await expect.poll(titles).toEqual(['Draughts', 'Warmth']);
  for (let step = 0; step < 3; step += 1) {
    await tab.keyboard.press('z');
    await expect(status).toHaveText('Undone');
  }
  await expect.poll(titles).toEqual(['Warmth', 'Draughts']);
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(studio.files()).toEqual(before);
});

test('what cannot be done says why', async ({ page: tab }) => {
  await studio.open(tab, ROUTE);
  const handle = tab.getByRole('button', { name: 'Block 1 of 2, Hero' });
  await handle.click();
  await handle.click();
  const menu = tab.getByRole('menu', { name: 'Actions for Hero, 1 of 2' });
  await expect(menu.getByRole('menuitem', { name: 'Move down' })).toHaveText(
    /It must come first\./,
  );
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessibleInBothThemes(tab);
  await tab.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a block is added from the shelf with its example, and taken back', async ({ page: tab }) => {
  const page = await studio.open(tab, ROUTE);
  await tab.getByRole('button', { name: 'Block 2 of 2, Card grid' }).press('a');
  await tab.getByRole('combobox', { name: /^Search \d+ blocks/ }).fill('stats');
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('option', { name: /^Stats/ }).click();
  await expect(tab.getByRole('button', { name: 'Block 3 of 3, Stats' })).toBeVisible();
  await expect(page.locator('[data-block="stats"]')).toBeAttached();
  await tab.getByRole('button', { name: 'What changed' }).click();
  await expect(tab.getByRole('complementary', { name: 'What changed' })).toContainText(
    'Stats “Alder Row in figures”: added',
  );
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-block="stats"]')).not.toBeAttached();
});

/** The text that has the focus, and where the caret is in it. */
const caret = () => `${document.activeElement?.textContent} ${getSelection()?.focusOffset}`;

test('the draft and the caret are there again after a reload, and in a second tab', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, ROUTE);
  await page.getByText('Warmth').click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await tab.keyboard.type('W');
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  await tab.keyboard.press('ArrowLeft');
  const was = await page.locator('body').evaluate(caret);
  await tab.reload();
  await expect(tab.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  await expect.poll(() => page.locator('body').evaluate(caret)).toBe(was);
  const other = await tab.context().newPage();
  await other.goto(tab.url());
  await expect(other.getByRole('button', { name: 'What changed · 1' })).toBeVisible();
  const there = other.frameLocator('.sheet iframe').locator('body');
  await expect.poll(() => there.evaluate(caret)).toBe(was);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('button', { name: 'What changed', exact: true })).toBeVisible();
  await other.close();
});

test('a new page is made from a kind, and is in the list', async ({ page: tab }) => {
  const before = studio.files();
  await studio.open(tab, '/');
  await tab.getByRole('button', { name: 'Pages' }).click();
  await tab.getByRole('button', { name: 'New page' }).click();
  const form = tab.getByRole('region', { name: 'New page' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Heat pumps');
  await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('heat-pumps');
  await expectAccessibleInBothThemes(tab);
  await form.getByRole('radio', { name: /^Service/ }).check();
  await form.getByRole('button', { name: 'Add the page' }).click();
  await expect(tab.frameLocator('.sheet iframe').locator('h1')).toBeVisible();
  await expect(tab.getByRole('status')).toHaveText(/^Writing/);
  expect(studio.files()).toEqual(before);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a field says what it is for while somebody is in it, and nothing moves while one presses', async ({
  page: tab,
}) => {
  await studio.open(tab, '/');
  await tab.getByRole('list', { name: 'Blocks' }).getByRole('button').first().click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  const helpOf = (name: string) => fields.locator(`[data-pointer="/blocks/0/${name}"] > .help`);
  const text = fields.getByRole('textbox', { name: 'Text', exact: true });
  await fields.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await expect(helpOf('title')).toBeVisible();
  await expect(helpOf('text')).toHaveCount(0);
  await expect(text).toHaveAccessibleDescription(/^A paragraph below the subtitle/);
  await text.hover();
  await tab.mouse.down();
  await expect(text).toBeFocused();
  await expect(helpOf('title')).toBeVisible();
  await expect(helpOf('text')).toHaveCount(0);
  await tab.mouse.up();
  await expect(helpOf('text')).toBeVisible();
  await expect(helpOf('title')).toHaveCount(0);
});
