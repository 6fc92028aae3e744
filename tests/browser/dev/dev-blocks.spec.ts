import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Blocks that are added, moved and edited leave the elements of all others alone. */

const HERO = `  - type: hero
    title: How we work
`;

/** Its texts in Markdown have numbers on the page, which change with every block before it. */
const prose = (words: string) => `  - type: prose
    text: |
      ## ${words}

      All about ${words}, see [home](/).
`;
const FAQ = `  - type: faq
    heading: Asked often
    items:
      - { question: How long?, answer: Two **weeks**. }
`;

const FILE = 'pages/work.yaml';
const dev = devSite((folder) => write(folder, [HERO, prose('walls'), FAQ, prose('roofs')]));

function write(folder: string, blocks: string[]): void {
  const head = 'title: Work\ndescription: How we measure and mend the houses of our clients.\n';
  writeFileSync(join(folder, FILE), `${head}blocks:\n${blocks.join('')}`);
}

const headings = async (tab: Page) =>
  (await tab.locator('main [data-block] :is(h1, h2)').allTextContents()).slice(0, 5);

/** How many of the elements that were there at first are no longer on the page, and how many there were. */
const lost = async (tab: Page) =>
  tab.evaluate(() => {
    const known: unknown = Reflect.get(window, 'known');
    const elements = Array.isArray(known) ? known : [];
    return [elements.filter((element: Element) => !element.isConnected).length, elements.length];
  });

test('elements of all other blocks stay where a block is added, moved or edited', async ({
  page: tab,
}) => {
  await tab.goto(`${dev.address}/work`);
  await expect.poll(() => headings(tab)).toEqual(['How we work', 'walls', 'Asked often', 'roofs']);
  const count = await tab.evaluate(() => {
    const known = [...document.querySelectorAll('#root *')];
    Object.assign(window, { known });
    return known.length;
  });
  expect(count).toBeGreaterThan(50);

  const added = prose('doors');
  write(dev.folder, [HERO, added, prose('walls'), FAQ, prose('roofs')]);
  const withDoors = ['How we work', 'doors', 'walls', 'Asked often', 'roofs'];
  await expect.poll(() => headings(tab)).toEqual(withDoors);
  expect(await lost(tab)).toEqual([0, count]);

  write(dev.folder, [HERO, prose('roofs'), added, prose('walls'), FAQ]);
  const moved = ['How we work', 'roofs', 'doors', 'walls', 'Asked often'];
  await expect.poll(() => headings(tab)).toEqual(moved);
  expect(await lost(tab)).toEqual([0, count]);

  write(dev.folder, [HERO, prose('attics'), added, prose('walls'), FAQ]);
  const edited = ['How we work', 'attics', 'doors', 'walls', 'Asked often'];
  await expect.poll(() => headings(tab)).toEqual(edited);
  expect(await lost(tab)).toEqual([0, count]);

  write(dev.folder, [HERO, prose('attics'), prose('walls'), FAQ]);
  await expect.poll(() => headings(tab)).toEqual(edited.filter((words) => words !== 'doors'));
  expect(await lost(tab)).toEqual([0, count]);
});
