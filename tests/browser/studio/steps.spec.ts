import { studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What Undo takes back of a text that somebody writes. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const studio = studioSite();

/** Longer than a pause in which a step ends, in ms. */
const PAUSE_MS = 1300;

test('what is written without a pause is one step, on the page and in its field', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/services/audits');
  const field = tab.getByRole('textbox', { name: 'Title' });
  const undo = tab.getByRole('button', { name: 'Undo' });
  await writeAt(page, 'Warmth');
  await tab.keyboard.press('End');
  await tab.keyboard.type(' of walls and windows');
  await expect(field).toHaveValue('Warmth of walls and windows');
  await tab.waitForTimeout(PAUSE_MS);
  await tab.keyboard.type(' and doors');
  await expect(field).toHaveValue('Warmth of walls and windows and doors');
  await expect(undo).toHaveAccessibleDescription('Title of Warmth of walls and windows and doors');
  // It can still be read next to what was said since.
  const foot = tab.getByRole('contentinfo');
  await expect(foot.getByText(/^Draft kept, \d/)).toBeVisible();
  await undo.click();
  await expect(field).toHaveValue('Warmth of walls and windows');
  await expect(tab.getByRole('status')).toHaveText('Undone: Title of Warmth of walls and windows');
  const redo = tab.getByRole('button', { name: 'Redo' });
  await expect(redo).toHaveAccessibleDescription('Title of Warmth of walls and windows');
  await undo.click();
  await expect(field).toHaveValue('Warmth');
  await tab.waitForTimeout(PAUSE_MS);
  await field.click();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' of old houses');
  await expect(field).toHaveValue('Warmth of old houses');
  await undo.click();
  await expect(field).toHaveValue('Warmth');
  await expect(tab.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(foot.getByText('All saved')).toBeVisible();
});
