import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../support/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Openings with the picture behind, above and below the words, on a site that is written from right to left. */

test.describe.configure({ mode: 'default' });

const LAYOUTS = ['behind', 'above', 'below'];

const served = servedSite(() => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(join(site, 'site.yaml'), settings.replace('language: en-GB', 'language: ar'));
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
    picture: { src: hills.svg }
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
