import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../support/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/*
 * On a site that is written from right to left: openings with the picture behind, above and below the words, and the
 * button of the header in a bar that stays.
 */

test.describe.configure({ mode: 'default' });

const LAYOUTS = ['behind', 'above', 'below'];

const served = servedSite(() => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  const header = 'header: { action: { label: Book, href: /services/audits }, sticky: true }';
  writeFileSync(
    join(site, 'site.yaml'),
    `${settings.replace('language: en-GB', 'language: ar')}\n${header}\n`,
  );
  for (const layout of LAYOUTS)
    writeFileSync(
      join(site, `pages/${layout}.yaml`),
      `title: Picture ${layout}
blocks:
  - type: hero
    breadcrumb: [Rooms, House]
    title: بيت فوق الوادي
    text: نقيس أولا. See [what an audit covers](/services/audits).
    layout: ${layout}
    height: half
    picture: { src: hills.svg${layout === 'below' ? ", ratio: '21:9'" : ''} }
    action: { label: Book a visit, href: /services/audits }
    secondAction: { label: How it goes, href: /services/audits }
`,
    );
  return site;
});

for (const layout of LAYOUTS)
  test(`an opening with its picture ${layout} is accessible, and fits a small phone`, async ({
    page,
  }) => {
    await openHydrated(page, `${served.address}/${layout}`);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Lines begin at the right.
    const { left, right } = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect();
    });
    expect(320 - right).toBeLessThan(left);
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(319);
  });

test('on a phone the button of the header stays in a bar, which covers neither links nor the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${served.address}/above`);
  const bar = page.locator('.sticky-bar');
  await expect(bar.getByText('Book', { exact: true })).toBeInViewport({ ratio: 1 });
  const edges = await bar.boundingBox();
  const top = edges?.y ?? 0;
  expect(top + (edges?.height ?? 0)).toBe(844);
  expect(edges?.width).toBe(390);
  await expectAccessibleInBothThemes(page);
  const links = await page.locator('main a, footer a').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    await link.focus();
    const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(top + 1);
  await expect(bar.getByText('Book', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(bar).toHaveCSS('position', 'static');
});
