import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { isRecord } from '../../../schema/is-record.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../support/built-site.ts';
import { exampleOf } from '../support/example-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Every section that has a ground can be read on every ground, and with a picture in its place. */

test.describe.configure({ mode: 'default' });

const GROUNDS = {
  dark: { ground: 'dark' },
  accent: { ground: 'accent' },
  behind: { behind: { src: 'hills.svg', veil: 'strong' } },
};

const CLASSES = { dark: '.ground-dark', accent: '.ground-accent', behind: '.behind' };

/** What needs files or fields that the second site does not have. */
const APART = ['downloads', 'embed', 'entries', 'form', 'locations', 'videos'];

const served = servedSite(() => {
  const site = copySecondSite();
  const sections = [...loadSchemas().blocks].filter(
    ([type, { schema }]) =>
      schema.properties?.['ground']?.enum?.includes('dark') && !APART.includes(type),
  );
  for (const [ground, fields] of Object.entries(GROUNDS)) {
    const blocks = sections.map(([, loaded]) => {
      const example = exampleOf(loaded, site);
      const { ground: _, ...others } = isRecord(example) ? example : {};
      return { ...others, ...fields };
    });
    const page = {
      title: `Sections on ${ground}`,
      blocks: [{ type: 'hero', title: `Sections on ${ground}` }, ...blocks],
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
    expect(await sections.count()).toBeGreaterThan(15);
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
