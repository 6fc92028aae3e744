import { drag } from '../support/drag.ts';
import { ORDER_FILE, ORDER_ROUTE, ORDER_YAML, writeOrderPage } from '../support/order-page.ts';
import { studioSite } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Whatever can be dragged can be moved by a key and by clicks alone (WCAG 2.5.7), and the file is the same. */

test.setTimeout(180_000);

const studio = studioSite(writeOrderPage);

/** Ways to move something one place down. */
type Ways = [way: string, move: () => Promise<void>][];

/** The page with two parts that follow one another the other way round. */
function swapped(first: string, second: string, end: string): string {
  const [a, b, c] = [first, second, end].map((text) => ORDER_YAML.indexOf(text));
  return (
    ORDER_YAML.slice(0, a) + ORDER_YAML.slice(b, c) + ORDER_YAML.slice(a, b) + ORDER_YAML.slice(c)
  );
}

test('dragging, a key and clicks alone lead to the same file', async ({ page: tab }) => {
  // All blocks are on the screen, and the fields next to them.
  await tab.setViewportSize({ width: 1440, height: 1600 });
  const page = await studio.open(tab, ORDER_ROUTE);
  const block = (number: number) => tab.getByRole('button', { name: `Block ${number} of 4` });
  const rows = tab.getByRole('navigation', { name: 'Pages' });
  const row = (name: string) => rows.getByRole('button', { name });
  const openList = () => tab.getByRole('button', { name: 'Pages' }).click();
  const fields = tab.getByRole('complementary', { name: 'Fields' });
  const numbers = fields.locator('.entries .number');
  const openFields = async () => {
    await block(2).click();
    await expect(numbers).toHaveCount(3);
  };
  const tag = page.getByRole('button', { name: /, Actions$/ });
  const selectCard = async () => {
    await block(2).click();
    await block(2).press('ArrowRight');
    await expect(tag).toHaveAccessibleName(/^Warmth/);
  };
  const choose = (action: string) => tab.getByRole('menuitem', { name: action }).click();
  const blocks: Ways = [
    ['its number dragged', () => drag(tab, block(2), block(4), { y: -60 })],
    [
      'its row dragged',
      async () => {
        await openList();
        await drag(tab, row('2 Card grid'), row('3 Stats'), { y: 8 });
      },
    ],
    ['a key at its number', () => block(2).press('Alt+ArrowDown')],
    [
      'a key at its row',
      async () => {
        await openList();
        await row('2 Card grid').press('Alt+ArrowDown');
      },
    ],
    [
      'its number clicked',
      async () => {
        await block(2).click();
        await block(2).click();
        await choose('Move down, after Stats');
      },
    ],
  ];
  const cards: Ways = [
    [
      'its tag dragged',
      async () => {
        await selectCard();
        await drag(tab, tag, page.getByText('Every door and chimney.'), { x: 60 });
      },
    ],
    [
      'its number in the fields dragged',
      async () => {
        await openFields();
        await drag(tab, numbers.first(), numbers.nth(1), { y: 10 });
      },
    ],
    [
      'a key at it',
      async () => {
        await selectCard();
        await tab.keyboard.press('Alt+ArrowDown');
      },
    ],
    [
      'its tag clicked',
      async () => {
        await selectCard();
        await tag.click();
        await choose('Move down, after Draughts');
      },
    ],
    [
      'a button of the fields',
      async () => {
        await openFields();
        // Shown next to the entry that is pointed at, as to keys.
        await numbers.first().hover();
        await fields.getByRole('button', { name: 'Move card 1 of 3, Warmth, down' }).click();
      },
    ],
  ];
  const kinds: [ways: Ways, moved: string][] = [
    [blocks, swapped('  - type: card-grid', '  - type: stats', '  - type: quote')],
    [cards, swapped('      - { icon: therm', '      - { icon: wind', '      - { icon: sun')],
  ];
  for (const [ways, moved] of kinds)
    for (const [way, move] of ways)
      await test.step(way, async () => {
        // Something else is selected, or nothing.
        await block(1).click();
        await tab.keyboard.press('Escape');
        await move();
        await expect(tab.getByRole('status')).toHaveText(/ moved down, /);
        await studio.saves(tab, ORDER_FILE, moved);
        await tab.getByRole('button', { name: 'Undo' }).click();
        await studio.saves(tab, ORDER_FILE, ORDER_YAML);
        await tab.keyboard.press('Escape');
      });
});
