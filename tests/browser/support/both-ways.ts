import { expect, type Frame, type Page } from '@playwright/test';
import { readData } from '../../../edit/source.ts';
import { valueAt } from '../../../schema/pointer.ts';
import { type EveryField, type EveryList, TYPED } from './every-field.ts';

/* The same is done on the page and in the panel, by keyboard and mouse. Both are open next to the list of pages. */

/** The studio says within so many ms what a click on the page has selected, also on a busy machine. */
const ANSWERED_MS = 10_000;

/** A text of the page is written within so many ms, also on a busy machine. */
const WRITTEN_MS = 30_000;

const panelOf = (tab: Page) => tab.getByRole('complementary', { name: 'Fields' });

/** Selects the block that something is in. */
async function selectBlock(tab: Page, pointer: string): Promise<void> {
  const [, , index = '0'] = pointer.split('/');
  const list = tab.getByRole('navigation', { name: 'Pages' });
  await list.locator(`[data-selects="/blocks/${index}"]`).click();
}

/** Shows the fields of a block, or goes into an entry of it, as its list leads there. */
export async function showFields(tab: Page, holder: string): Promise<void> {
  await selectBlock(tab, holder);
  const steps = holder.split('/');
  for (let depth = 4; depth <= steps.length; depth += 1) {
    const at = steps.slice(0, depth).join('/');
    if (/\/\d+$/.test(at)) await panelOf(tab).locator(`li[data-pointer="${at}"] > .row`).click();
  }
}

/** Waits for what is said of an action. */
async function said(tab: Page, words: RegExp): Promise<void> {
  await expect(tab.getByRole('status')).toHaveText(words);
}

/** Types into each text of the page that Enter comes to. @returns how many there are */
export async function writeTexts(tab: Page): Promise<number> {
  await selectBlock(tab, '/blocks/0');
  await panelOf(tab)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await tab.getByRole('menuitem', { name: 'Write' }).click();
  const [frame] = tab.mainFrame().childFrames();
  if (!frame) throw new Error('There is no page.');
  let count = 0;
  for (; await isNextWritten(frame); count += 1) {
    await tab.keyboard.press('Control+End');
    await tab.keyboard.type(TYPED);
    await tab.keyboard.press('Enter');
  }
  return count;
}

/** Waits until the next text of the page is written. @returns false behind the last */
async function isNextWritten(frame: Frame): Promise<boolean> {
  const found = await frame.waitForFunction(
    () => {
      const words = parent.document.querySelector('[role=status]')?.textContent ?? '';
      if (words.startsWith('This is the last text')) return 'end';
      const now = document.activeElement;
      if (!(now instanceof HTMLElement) || !now.isContentEditable || 'isSeen' in now) return '';
      return Object.assign(now, { isSeen: true }) && 'next';
    },
    undefined,
    { timeout: WRITTEN_MS },
  );
  return (await found.jsonValue()) === 'next';
}

/** Goes to another entry of a list, one by one. */
async function stepTo(tab: Page, from: number, to: number): Promise<void> {
  for (let at = from; at !== to;) {
    at += Math.sign(to - from);
    await tab.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
    await said(tab, new RegExp(`${at + 1} of \\d+$`));
  }
}

/** What is said after a second deletion may be the same as after the first. */
async function untilChanged(text: () => string, act: () => Promise<void>): Promise<void> {
  const before = text();
  await act();
  await expect.poll(text).not.toBe(before);
}

/**
 * Inserts, moves, duplicates and deletes entries of a list by the keys of the page.
 * @param text what the file says now
 * @returns what it says with more entries, and with as many as before
 */
export async function arrangeByKeys(
  tab: Page,
  { pointer, count }: EveryList,
  text: () => string,
): Promise<string[]> {
  await selectBlock(tab, pointer);
  for (const _ of pointer.match(/\/\d+/g) ?? []) {
    await tab.keyboard.press('ArrowRight');
    await said(tab, /1 of \d+$/);
  }
  await stepTo(tab, 0, count - 1);
  await tab.keyboard.press('a');
  await said(tab, / added$/);
  await stepTo(tab, count, 0);
  await tab.keyboard.press('Alt+ArrowDown');
  await said(tab, / moved down,/);
  await tab.keyboard.press('d');
  await said(tab, / duplicated$/);
  const more = text();
  await untilChanged(text, () => tab.keyboard.press('Delete'));
  await said(tab, / deleted\./);
  // To the new one, which has come to the front of a list of one.
  if (count === 1) await stepTo(tab, 1, 0);
  else await stepTo(tab, 2, count);
  await untilChanged(text, () => tab.keyboard.press('Delete'));
  return [more, text()];
}

/** The same by the buttons of the panel. */
export async function arrangeInPanel(
  tab: Page,
  { pointer, holder, count }: EveryList,
  text: () => string,
): Promise<string[]> {
  const field = panelOf(tab).locator(`.field[data-pointer="${pointer}"] > .entries`);
  const entries = field.locator('> ol > li');
  const press = (index: number, tool: string) =>
    entries.nth(index).locator(`[data-tool="${tool}"]`).last().press('Enter');
  await showFields(tab, holder);
  await field.locator('> button').click();
  await said(tab, / added$/);
  await showFields(tab, holder);
  await press(0, 'down');
  await said(tab, / moved down,/);
  await press(1, 'duplicate');
  await said(tab, / duplicated$/);
  const more = text();
  await untilChanged(text, () => press(2, 'delete'));
  await expect(entries).toHaveCount(count + 1);
  await untilChanged(text, () => press(count === 1 ? 0 : count, 'delete'));
  return [more, text()];
}

/** Takes another picture of the shelf, and says what it shows if nobody has said that yet. */
async function takePicture(tab: Page, was: unknown): Promise<void> {
  const shelf = tab.getByRole('region', { name: /^Picture of/ });
  const other = was === 'example/evening.svg' ? 'example/dusk.webp' : 'example/evening.svg';
  await shelf.getByRole('combobox', { name: /^Search/ }).fill(other);
  await shelf.getByRole('option', { name: other }).click();
  const words = shelf.getByRole('textbox', { name: 'What does it show?' });
  const placed = tab.getByRole('status').getByText(/ placed$/);
  await expect(words.or(placed)).toBeVisible();
  if (await words.isVisible()) {
    await words.fill('A house');
    await tab.keyboard.press('Enter');
  }
  await expect(placed).toBeVisible();
}

/**
 * Clicks the pictures of the page, and takes another for each that this leads to.
 * @returns the places of their fields
 */
export async function takePictures(tab: Page, text: () => string): Promise<string[]> {
  const images = tab.frameLocator('.sheet iframe').locator('[data-block] img:visible');
  const taken: string[] = [];
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
    // What is said next comes in another element.
    const words = tab.getByRole('status').locator('> span');
    await words.evaluate((element) => element.setAttribute('data-old', ''));
    await tab.mouse.click(x + width / 2, y + height / 2);
    const choose = panelOf(tab).locator('.picture button:focus');
    // Soon after a change, the page still finds out where its texts are, and answers later; a button of its own, such as
    // one that shows the picture large, never does.
    const answer = words.and(tab.locator(':not([data-old])'));
    await answer.waitFor({ state: 'attached', timeout: ANSWERED_MS }).catch(() => undefined);
    // What is above it may have taken the click, such as a link that covers the card.
    if ((await choose.count()) === 0) {
      await tab.keyboard.press('Escape');
      continue;
    }
    const place = choose.locator('xpath=ancestor::*[@data-pointer][1]');
    const pointer = (await place.getAttribute('data-pointer')) ?? '';
    if (taken.includes(pointer)) continue;
    await tab.keyboard.press('Enter');
    await takePicture(tab, valueAt(readData(text()), pointer));
    taken.push(pointer);
  }
  return taken;
}

/** Takes another picture by its field in the panel. */
export async function takeInPanel(tab: Page, { pointer, holder, was }: EveryField): Promise<void> {
  await showFields(tab, holder);
  const field = panelOf(tab).locator(`[data-pointer="${pointer}"] > .picture`);
  await field.getByRole('button', { name: /^Choose/ }).click();
  await takePicture(tab, was);
}

/** Changes a field of the panel by its control. */
export async function changeField(
  tab: Page,
  { pointer, kind, schema, was }: EveryField,
  value: unknown,
): Promise<unknown> {
  const frame = panelOf(tab).locator(`[data-pointer="${pointer}"]`);
  const words = String(value);
  // By mouse: pressing takes the focus from the field before, and what is pressed must not move away.
  if (kind === 'switch') return frame.getByRole('switch').click();
  if (kind === 'choice' && (schema.enum ?? []).length > 4)
    return frame.locator('select').selectOption(words);
  if (kind === 'choice') return frame.getByRole('button', { name: words, exact: true }).click();
  if (kind === 'icon' || kind === 'link') {
    await frame.getByRole('combobox').fill(words);
    return tab.keyboard.press('Enter');
  }
  if (kind !== 'text') return frame.locator('input').fill(words);
  await frame.getByRole('textbox').focus();
  if (value === `${typeof was === 'string' ? was : ''}${TYPED}`) {
    await tab.keyboard.press('Control+End');
    return tab.keyboard.type(TYPED);
  }
  // Words in which it was typed at several places, or next to marks.
  await tab.keyboard.press('Control+a');
  return tab.keyboard.insertText(words);
}
