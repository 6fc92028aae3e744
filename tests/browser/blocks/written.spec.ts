import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { addExampleFiles } from '../../../test-support/content/example-files.ts';
import { buildSite, copySecondSite, serveBuilt } from '../../../test-support/content/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* The examples of the blocks that are written rather than designed: texts, questions, tables, lists of things. */

const TYPES = [
  'prose',
  'faq',
  'table',
  'steps',
  'quote',
  'pricing',
  'downloads',
  'gallery',
  'columns',
];
const { blocks } = loadSchemas();
let site = '';
let address = '';
let close = () => {};

test.beforeAll(async () => {
  site = copySecondSite();
  addExampleFiles(site);
  writeFileSync(join(site, 'public/prices.pdf'), Buffer.alloc(2_100_000, '%PDF-1.4\n'));
  const download = {
    type: 'downloads',
    heading: 'Our own',
    files: [{ title: 'Prices', href: '/prices.pdf' }],
  };
  for (const type of TYPES) {
    const examples = [
      blocks.get(type)?.schema.examples?.[0],
      ...(type === 'downloads' ? [download] : []),
      ...(type === 'faq'
        ? [
            {
              ...Object(structuredClone(blocks.get(type)?.schema.examples?.[0])),
              heading: 'More',
              exclusive: true,
            },
          ]
        : []),
      ...(type === 'pricing'
        ? [
            {
              type,
              heading: 'In short',
              plans: ['Call', 'Audit'].map((name) => ({
                name,
                price: '€9',
                points: ['One visit'],
                action: { label: `Order ${name}`, href: '/' },
              })),
            },
          ]
        : []),
    ];
    const page = { title: type, blocks: [{ type: 'hero', title: type }, ...examples] };
    writeFileSync(join(site, 'pages', `${type}.yaml`), stringify(page));
  }
  writeFileSync(
    join(site, 'pages/sentences.yaml'),
    `title: Sentences
blocks:
  - { type: hero, title: Sentences }
  - type: prose
    text: |
      | Field | What it says |  Kind | Needed |
      | --- | --- | --- | --- |
      | \`manuals[].sections[].items[].href\` | A wide drawing, whose top is next to the button on wide screens, or a photo behind the words. | address | optional |

      ## Two plans

      ![The ground floor](plan.svg "Below")
      ![The first floor](plan.svg "Above")
`,
  );
  writeFileSync(
    join(site, 'media/plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120" fill="currentColor"><path d="M0 0h360v120H0z"/></svg>',
  );
  buildSite(site);
  ({ address, close } = await serveBuilt(site));
});

test.afterAll(() => {
  close();
  rmSync(site, { recursive: true, force: true });
});

for (const type of TYPES) {
  test(`${type} is accessible in both themes, and hydrates`, async ({ page }) => {
    await openHydrated(page, `${address}/${type}`);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a link within a text leads to its heading, before and after React is there', async ({
  page,
}) => {
  await page.goto(`${address}/prose`);
  const link = page.getByRole('link', { name: 'what follows' });
  const heading = page.getByRole('heading', { name: 'After the visit', level: 4 });
  await link.click();
  await expect(heading).toBeInViewport();
  expect(page.url()).toMatch(/#after-the-visit$/);
  await openHydrated(page, `${address}/prose`);
  await link.click();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a table that is too wide scrolls inside itself with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${address}/table`);
  const region = page.getByRole('region', { name: 'Prices of an audit by kind of building' });
  await region.focus();
  // The browser drops a movement that begins just as the page is laid out again.
  const scrolled = async () => {
    await page.keyboard.press('ArrowRight');
    return region.evaluate(({ scrollLeft }) => scrollLeft);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('on phones a column of sentences is wide enough to be read, and no name pushes it away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${address}/sentences`);
  const cells = await page.locator('tbody :is(th, td)').all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  const [name, sentences] = boxes;
  expect(name?.width).toBeLessThan(390 * 0.65);
  expect(sentences?.width).toBeGreaterThan(200);
  expect(sentences?.height).toBeLessThan(200);
});

test('a drawing next to another keeps its shape, without room above it or below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/sentences`);
  const { width = 0, height = 0 } =
    (await page.getByRole('img', { name: 'The ground floor' }).boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(3, 1);
});

test('the caption of a table begins where its cells do', async ({ page }) => {
  await page.goto(`${address}/table`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const paddings = await page
      .locator('table')
      .first()
      .evaluate((table) =>
        [table.querySelector('caption'), table.querySelector('th')].map(
          (cell) => cell && getComputedStyle(cell).paddingInlineStart,
        ),
      );
    expect(paddings[0]).toBe(paddings[1]);
  }
});

test('plans without a text keep no room for it', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  const plans = page.locator('section', { hasText: 'In short' }).locator('li:has(h3)');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const gaps = await plans.evaluateAll((all) =>
      all.flatMap(({ children }) => {
        const boxes = [...children]
          .filter(({ childNodes }) => childNodes.length > 0)
          .map((child) => child.getBoundingClientRect());
        return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
      }),
    );
    expect(gaps).toHaveLength(6);
    expect(gaps).toEqual(gaps.map(() => gaps[0]));
  }
});

test('a picture of a gallery opens large, and Back closes it', async ({ page }) => {
  await openHydrated(page, `${address}/gallery`);
  await page.getByRole('button', { name: /The old dairy/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The old dairy, now flats' });
  await expect(dialog.getByRole('img', { name: 'A low hall with large windows' })).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a file of the site says of what kind and how large it is', async ({ page }) => {
  await page.goto(`${address}/downloads`);
  await expect(page.getByRole('link', { name: 'Prices (PDF, 2.1 MB)' })).toBeVisible();
});

test.describe('without a script', () => {
  test('answers unfold, one at a time where the page says so', async ({
    pageWithoutScript: page,
  }) => {
    await page.goto(`${address}/faq`);
    const open = page.locator('details[open]');
    const [free, exclusive] = [page.locator('section').nth(1), page.locator('section').nth(2)];
    for (const section of [free, exclusive]) {
      await section.locator('summary').nth(0).click();
      await section.locator('summary').nth(1).press('Enter');
    }
    await expect(free.locator(open)).toHaveCount(2);
    await expect(exclusive.locator(open)).toHaveCount(1);
    await expect(exclusive.getByText('keys for the cellar')).toBeVisible();
  });

  test('the large pictures of a gallery stand in the page', async ({ pageWithoutScript: page }) => {
    await page.goto(`${address}/gallery`);
    await page.getByRole('link', { name: /The old dairy/ }).click();
    await expect(page.locator('#old-dairy img')).toBeInViewport();
  });
});
