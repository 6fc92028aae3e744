import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { stringify } from 'yaml';
import { isRecord } from '../../../schema/is-record.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { exampleOf, pageFieldsFor, writeExampleEntry } from '../support/example-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Every section that has a ground can be read on every ground, and with a picture in its place; below a centered header. */

test.describe.configure({ mode: 'default' });

const { blocks, form } = loadSchemas();

/** Every type whose section has a ground. */
const GROUNDED = [...blocks].filter(([, { schema }]) =>
  schema.properties?.['ground']?.enum?.includes('dark'),
);

const GROUNDS = {
  dark: { ground: 'dark' },
  accent: { ground: 'accent' },
  behind: { behind: { src: 'hills.svg', veil: 'strong' } },
};

const CLASSES = { dark: '.ground-dark', accent: '.ground-accent', behind: '.behind' };

/** What examples need of a site. */
const NEEDED = {
  theme: { header: 'centered' },
  embeds: ['youtube', 'openstreetmap'],
  locations: [{ title: 'Office', address: ['5 Mill Lane'], phone: '+44 20 12345678' }],
};

const served = servedSite(() => {
  const site = copySecondSite();
  appendFileSync(join(site, 'site.yaml'), `\n${stringify(NEEDED)}`);
  mkdirSync(join(site, 'forms'));
  writeFileSync(join(site, 'forms/inquiry.yaml'), stringify(form.schema.examples?.[0]));
  writeExampleEntry(site, 'What is new');
  for (const [ground, fields] of Object.entries(GROUNDS)) {
    const drawn = GROUNDED.map(([, loaded]) => {
      const example = exampleOf(loaded, site);
      const { ground: _, ...others } = isRecord(example) ? example : {};
      return { ...others, ...fields };
    });
    const page = {
      title: `Sections on ${ground}`,
      ...Object.assign({}, ...GROUNDED.map(([, loaded]) => pageFieldsFor(loaded))),
      blocks: [{ type: 'hero', title: `Sections on ${ground}` }, ...drawn],
    };
    writeFileSync(
      join(site, `pages/${ground}.yaml`),
      stringify(page, { aliasDuplicateObjects: false }),
    );
  }
  return site;
});

for (const [ground, found] of Object.entries(CLASSES)) {
  test(`sections on the ground ${ground} can be read in both themes`, async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, `${served.address}/${ground}`);
    const sections = page.locator(found);
    expect(await sections.count()).toBeGreaterThanOrEqual(GROUNDED.length);
    await expectAccessibleInBothThemes(page);
  });
}

test('a dark section is as dark on a light page as on a dark one, and white on paper', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/dark`);
  const colors = () =>
    page
      .locator('.ground-dark')
      .first()
      .evaluate((section) => {
        const { backgroundColor, color } = getComputedStyle(section);
        return { backgroundColor, color };
      });
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors()).toEqual(onLight);
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  expect(await colors()).not.toEqual(onLight);
});

/** How far from the left the middle of something is. */
async function middle(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
}

test.describe('below a centered header', () => {
  // One of the pages is not there.
  test.use({ mayComplain: true });

  test('a centered header has its logo in the middle above the navigation, also where there is no page', async ({
    page,
  }) => {
    for (const path of ['/dark', '/nowhere']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(served.address + path);
      const header = page.getByRole('banner');
      const logo = header.getByRole('link').first();
      const navigation = header.getByRole('navigation').first();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(await middle(logo)).toBe(Math.round(width / 2));
      expect(Math.abs((await middle(navigation)) - width / 2)).toBeLessThan(2);
      const bottom = await logo.evaluate((link) => link.getBoundingClientRect().bottom);
      const top = await navigation.evaluate((list) => list.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
      // What it covers is kept free below it.
      const { height, first } = await page.evaluate(() => ({
        height: document.querySelector('header')?.offsetHeight,
        first: document.querySelector('main')?.computedStyleMap().get('padding-top')?.toString(),
      }));
      expect(first).toBe(`${height}px`);
      // A window that is not high has one row.
      await page.setViewportSize({ width: 1440, height: 500 });
      await expect(header).toHaveJSProperty('offsetHeight', 85);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(header).toHaveJSProperty('offsetHeight', 85);
    }
  });
});
