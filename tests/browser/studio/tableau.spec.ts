import type { Page } from '@playwright/test';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A page from nothing, by keyboard alone: each key that is pressed counts, letters too. */

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ mayComplain: true });

const studio = studioSite();

/** Keys as somebody presses them. */
class Keyboard {
  readonly #tab: Page;
  readonly pressed: string[] = [];

  constructor(tab: Page) {
    this.#tab = tab;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed.push(key);
      await this.#tab.keyboard.press(key);
    }
  }

  type(words: string): Promise<void> {
    return this.press(...words.split('').map((letter) => (letter === ' ' ? 'Space' : letter)));
  }
}

test('the page Tableau is made with at most 120 keys', async ({ page: tab }) => {
  const before = studio.files();
  await studio.open(tab, '/');
  const status = tab.getByRole('status');
  const page = tab.frameLocator('.sheet iframe');
  const keyboard = new Keyboard(tab);
  await keyboard.press('Tab', 'Enter');
  await expect(tab.getByRole('searchbox', { name: 'Find a page' })).toBeFocused();
  await keyboard.press('ArrowDown', 'n');
  const form = tab.getByRole('region', { name: 'New page' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.type('Tableau');
  await keyboard.press('Enter');
  // The heading is the title; the caret is in the first text that is not written yet.
  await expect(status).toHaveText('Writing Lead of Hero');
  await expect(page.getByRole('textbox')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Charts of your own data.');
  await keyboard.press('Escape');
  await expect(status).toHaveText('Writing ended, Hero selected');
  // The two blocks of text go, and the shelf has another one.
  for (const left of [2, 1]) {
    await keyboard.press('ArrowDown', 'Delete');
    await expect(tab.getByRole('list', { name: 'Blocks' }).getByRole('button')).toHaveCount(left);
  }
  await keyboard.press('a');
  await expect(tab.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await keyboard.type('card grid');
  await keyboard.press('Enter');
  await expect(status).toHaveText(/^Card grid, 1 of/);
  await keyboard.press('Enter');
  await expect(tab.getByRole('list', { name: 'Blocks' }).getByRole('button')).toHaveCount(2);
  await expect(status).toHaveText('Card grid added');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('What we draw');
  await keyboard.press('Escape');
  await expect(status).toHaveText('Writing ended, Card grid selected');
  await keyboard.press('Control+s');
  await expect(status).toHaveText('Saved 1 file');
  test.info().annotations.push({ type: 'keys', description: String(keyboard.pressed.length) });
  expect(keyboard.pressed.length).toBeLessThanOrEqual(120);
  const { 'pages/tableau.yaml': made, ...others } = studio.files();
  expect(others).toEqual(before);
  expect(made).toBe(TABLEAU);
});

const TABLEAU = `# yaml-language-server: $schema=../.cache/page.schema.json
# A page of text. Text after # is a note for you; visitors never see it.
# {name}, {email} and {facts...} in any text stand for values of site.yaml.

# The name in the browser tab and in search results. Two to seven words.
title: Tableau
# For search engines and shared links. One sentence of 70 to 160 characters.
description: >-
  Tableau: say in one sentence of 70 to 160 characters what this page explains, and to whom.

# The blocks of the page, from top to bottom. The type of a block decides its fields.
blocks:
  # The opening with the main heading. Without a picture it stays small.
  - type: hero
    # The breadcrumb: the names between Home and this page, ending with this page.
    breadcrumb: [Tableau]
    # The main heading. Three to nine words.
    title: Tableau
    # One or two sentences next to the title.
    lead: Charts of your own data.
  - type: card-grid
    heading: What we draw
    lead: Four visits’ worth of findings in one report.
    cards:
      - icon: clipboard-list
        title: Inspection
        text: We look at everything that loses or makes heat.
        bullets:
          - Roof and outer walls
          - Windows and doors
          - Boilers and pipes
          - Ventilation
          - Controls and settings
      - icon: chart-line
        tone: strong
        title: Measurement
        text: Sensors record two ordinary weeks.
        bullets:
          - Room temperatures
          - Air quality
          - Power and gas
      - icon: map
        tone: warm
        title: Plan
        text: You get a list that is sorted by effort and return.
`;
