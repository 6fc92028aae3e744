import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessible, expectAccessibleInBothThemes, waitUntilStill } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { examplesOf, pageFieldsFor, writeExampleEntry } from '../support/example-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test, test as freshTest } from '../support/test.ts';

/* Blocks of which visitors choose what they show, all of it there without a script, and a footer with all of its parts. */

test.describe.configure({ mode: 'default' });

const BLOCKS = [
  'tabs',
  'pricing',
  'logo-row',
  'gallery',
  'timeline',
  'testimonials',
  'before-after',
  'video-file',
  'prose',
  'schedule',
  'locations',
  'entries',
];

/** What examples of the last two need of a site. */
const NEEDED = {
  embeds: ['openstreetmap'],
  locations: [{ title: 'Office', address: ['5 Mill Lane'], phone: '+44 20 12345678' }],
};

const FOOTER = `  moreLinks:
    - { title: Help, items: [{ name: Start, href: / }] }
    - { title: Company, items: [{ name: Home page, href: / }, { name: Audits, href: /services/audits }] }
    - { title: Terms, items: [{ name: Prices, href: /pricing }] }
  newsletter: { text: Four letters a year., action: { label: Write to us, href: "mailto:{email}" } }
  badges:
    - { name: Association of engineers, picture: { src: mark.svg }, href: https://www.engineers.example }
  social: []
`;

const served = servedSite(() => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(
    join(site, 'site.yaml'),
    settings.replace('  social: []\n', FOOTER) + stringify(NEEDED),
  );
  for (const folder of ['notes', 'events']) writeExampleEntry(site, 'What is new', folder);
  const { blocks } = loadSchemas();
  for (const type of BLOCKS) {
    const loaded = blocks.get(type);
    const examples = loaded ? examplesOf(loaded, site) : [];
    const opening = [
      { type: 'hero', title: type },
      { type: 'sub-navigation', label: 'On this page' },
    ];
    const notes = { type: 'prose', text: '## Notes\n\nWhat else there is to know.' };
    const blocksOfPage = [...opening, ...examples, notes];
    const page = { title: type, ...(loaded && pageFieldsFor(loaded)), blocks: blocksOfPage };
    writeFileSync(join(site, `pages/${type}.yaml`), stringify(page, { lineWidth: 0 }));
  }
  return site;
});

for (const type of BLOCKS)
  test(`${type} is accessible in both themes, and fits a small phone`, async ({ page }) => {
    await openHydrated(page, `${served.address}/${type}`);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('a tab is opened by a press before the page is hydrated, by arrow keys and by its address', async ({
  page,
}) => {
  await page.goto(`${served.address}/tabs`);
  const tabs = page.getByRole('region', { name: 'What an audit brings you' });
  const panel = tabs.getByRole('tabpanel');
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '#notes');
  await expect(panel).toHaveCount(1);
  await page.getByRole('tab', { name: 'Schools' }).click();
  await expect(panel).toContainText('tell the children');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Landlords' })).toBeFocused();
  await expect(panel).toContainText('one report for each house');
  await page.goto(`${served.address}/#elsewhere`);
  await page.goto(`${served.address}/tabs#landlords`);
  await expect(panel).toContainText('one report for each house');
  await expect(panel).toBeInViewport();
});

test('a row of quotes scrolls by its buttons, which are idle at its ends', async ({ page }) => {
  await openHydrated(page, `${served.address}/testimonials`);
  const row = page.getByRole('group', { name: 'More of what we were told' });
  const place = () => row.evaluate(({ scrollLeft }) => scrollLeft);
  const previous = page.getByRole('button', { name: 'Previous slide' });
  const next = page.getByRole('button', { name: 'Next slide' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect.poll(place).toBeGreaterThan(0);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('from a picture that is open visitors go on to the next, and Back closes it', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/gallery`);
  await page.locator('a[href="#masonry-cellar"]').click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading');
  await expect(title).toHaveText('The cellar after the flood');
  await expect(dialog.getByRole('group')).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('Stairs that nobody hears any more');
  await expect(page).toHaveURL(/#masonry-stairs$/);
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(title).toHaveText('The yard');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('a[href="#masonry-yard"]')).toBeFocused();
});

freshTest.describe('on a screen that is touched', () => {
  freshTest.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  freshTest('a swipe over an open picture leads to the next and back', async ({ page }) => {
    await openHydrated(page, `${served.address}/gallery`);
    await page.locator('a[href="#masonry-cellar"]').tap();
    const title = page.getByRole('dialog').getByRole('heading');
    await expect(title).toHaveText('The cellar after the flood');
    await waitUntilStill(page);
    await swipe(page, -1);
    await expect(title).toHaveText('Stairs that nobody hears any more');
    await expect(page).toHaveURL(/#masonry-stairs$/);
    await swipe(page, 1);
    await expect(title).toHaveText('The cellar after the flood');
    await expect(page).toHaveURL(/#masonry-cellar$/);
  });
});

/** @param way to the right (1) or to the left (-1) */
async function swipe(page: Page, way: number): Promise<void> {
  const row = page.getByRole('dialog').getByRole('group');
  const box = await row.boundingBox();
  if (!box) throw new Error('There is no row of pictures to swipe over.');
  const { x, y, width, height } = box;
  const devtools = await page.context().newCDPSession(page);
  // From the edge that it leads away from, because a finger stays in the window.
  const at = (share: number) => [{ x: x + width * (0.5 + way * 0.4 * share), y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-1) });
  for (let step = -9; step <= 10; step += 1)
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(step / 10),
    });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

test('logos that move are stopped without a script, and are still for who wants less motion', async ({
  pageWithoutScript: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${served.address}/logo-row`);
  const list = page.locator('ul:has(> li > img[alt="Marl Brick"])');
  const pause = page.getByRole('checkbox', { name: 'Pause images' });
  await expect(list).toHaveCSS('animation-play-state', 'running');
  await pause.press('Space');
  await expect(list).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(list).toHaveCSS('animation-name', 'none');
  await expect(pause).toBeHidden();
});

test('logos that are still begin and end with the row, like those that never move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${served.address}/logo-row`);
  const lists = page.locator('ul:has(> li img[alt="Quarry Lane"])');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await lists.evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect().right, getComputedStyle(one).justifyContent]),
    );
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual(rows[0]);
  }
});

test('the text of a tab stays together next to a tall picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${served.address}/tabs`);
  const entries = page.getByRole('tabpanel', { name: 'Owners' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  const heights = await entries.evaluateAll((all) =>
    all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  );
  // Each is one line.
  for (const lines of heights) expect(lines).toBeCloseTo(1, 1);
});

test('keys move the handle between two pictures', async ({ page }) => {
  await openHydrated(page, `${served.address}/before-after`);
  const slider = page.getByRole('slider', { name: 'How much of March 2024 is shown' });
  const later = page.locator('figure', { hasText: 'September 2024' });
  await expect(later).toHaveCSS('clip-path', /inset\(0(px)? 0(px)? 0(px)? 50%\)/);
  await slider.press('End');
  await expect(later).toHaveCSS('clip-path', /inset\(0(px)? 0(px)? 0(px)? 100%\)/);
});

test('without a script, two pictures are next to each other', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(`${served.address}/before-after`);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const [before, after] = [page.getByAltText('damp wall'), page.getByAltText('dry wall')];
  await expect(before).toBeVisible();
  const [left, right] = [await before.boundingBox(), await after.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('without a script, all tabs are below each other, each with its heading', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(`${served.address}/tabs`);
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['Owners', 'Landlords', 'Schools'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('tell the children')).toBeVisible();
});

test('the prices of another period are chosen without a script, and paper has both', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(`${served.address}/pricing`);
  const [month, year] = [page.getByText('€60', { exact: true }).last(), page.getByText('€600')];
  await expect(month).toBeVisible();
  await expect(year).toBeHidden();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(year).toBeVisible();
  await expect(month).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(month).toBeVisible();
  await expect(year).toBeVisible();
});
