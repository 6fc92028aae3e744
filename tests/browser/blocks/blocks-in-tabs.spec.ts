import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { exampleOf, pageFieldsFor, writeExampleEntry } from '../support/example-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Every type of block that may be in a tab, in tabs: on each page the examples of a few types, one in a tab. */

test.describe.configure({ mode: 'default' });

const { blocks, form } = loadSchemas();
const types = [...blocks].filter(([, { schema }]) => !schema.wholePage).map(([type]) => type);
const IN_A_PAGE = 6;
const pages = Array.from({ length: Math.ceil(types.length / IN_A_PAGE) }, (_, index) => ({
  path: `/tabs-${index}`,
  types: types.slice(index * IN_A_PAGE, (index + 1) * IN_A_PAGE),
}));

const on = (ground: string) => ({
  type: 'prose',
  ground,
  text: `On the ground that is ${ground}.`,
});

/** Drawings that look the same on every page, by how light they are. */
const PHOTOGRAPHS = { bright: '#f4efe2', night: '#14202b' };
const OWN_GROUNDS = ['subtle', 'dark', 'accent'];

const served = servedSite(() => {
  const site = copySecondSite();
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  const needed = {
    embeds: ['youtube'],
    locations: [{ title: 'Office', address: ['5 Mill Lane'], phone: '+44 20 12345678' }],
  };
  writeFileSync(join(site, 'site.yaml'), settings + stringify(needed));
  mkdirSync(join(site, 'forms'));
  writeFileSync(join(site, 'forms/inquiry.yaml'), stringify(form.schema.examples?.[0]));
  writeExampleEntry(site, 'What is new');
  for (const { path, types: some } of pages) {
    const loaded = some.flatMap((type) => blocks.get(type) ?? []);
    const tabs = loaded.map((block, index) => ({
      id: `tab-${some[index]}`,
      label: `For ${some[index]}`,
      blocks: [{ ...Object(exampleOf(block, site)), id: `block-${some[index]}` }],
    }));
    const page = {
      title: path,
      ...Object.assign({}, ...loaded.map(pageFieldsFor)),
      blocks: [
        { type: 'hero', title: path },
        { type: 'tabs', heading: 'All of it', tabs },
      ],
    };
    writeFileSync(join(site, 'pages', `${path}.yaml`), stringify(page));
  }
  const tabs = [
    { label: 'Both', blocks: [on('plain'), on('subtle')] },
    { label: 'Words', text: 'Words on the picture.' },
  ];
  const picture = { src: 'hills.svg', veil: 'strong' };
  const page = {
    title: 'On a picture',
    blocks: [
      { type: 'hero', title: 'On a picture' },
      { type: 'tabs', heading: 'Above hills', behind: picture, tabs },
    ],
  };
  writeFileSync(join(site, 'pages/on-a-picture.yaml'), stringify(page));
  for (const [name, color] of Object.entries(PHOTOGRAPHS)) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h160v40H0z" fill="${color}"/></svg>`;
    writeFileSync(join(site, `media/${name}.svg`), drawing);
    const own = OWN_GROUNDS.map(on);
    const all = [
      { label: 'All', blocks: [on('plain'), ...own] },
      { label: 'Words', text: 'Words on the picture.' },
    ];
    const shown = {
      title: name,
      blocks: [
        { type: 'hero', title: name },
        ...own,
        { type: 'tabs', heading: 'On it', behind: { src: `${name}.svg`, veil: 'none' }, tabs: all },
      ],
    };
    const text = stringify(shown, { aliasDuplicateObjects: false });
    writeFileSync(join(site, `pages/${name}.yaml`), text);
  }
  return site;
});

for (const { path, types: some } of pages)
  test(`${some.join(', ')} are accessible in tabs, and fit a small phone`, async ({ page }) => {
    await openHydrated(page, served.address + path);
    for (const type of some) {
      await page.getByRole('tab', { name: `For ${type}`, exact: true }).click();
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
      if (type === some[0]) await expectAccessibleInBothThemes(page);
      else await expectAccessible(page, 'main');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });

test('headings of blocks are below those of their tabs', async ({ pageWithoutScript: page }) => {
  for (const { path, types: some } of pages) {
    await page.goto(served.address + path);
    const headings = await page
      .locator('main section:has([role=tablist]) :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((all) =>
        all.map(({ tagName, textContent }) => [tagName, textContent ?? ''] as const),
      );
    const outside = headings.filter(
      ([tag, text]) => ['H1', 'H2'].includes(tag) || (tag === 'H3' && !text.startsWith('For ')),
    );
    expect(outside).toEqual([['H2', 'All of it']]);
    expect(headings.filter(([tag]) => tag === 'H3')).toHaveLength(some.length);
  }
});

test('without a script and on paper, the blocks of all tabs are below each other', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(`${served.address}/tabs-0`);
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const type of pages[0]?.types ?? []) {
    await expect(page.getByRole('heading', { name: `For ${type}`, exact: true })).toBeVisible();
    await expect(page.locator(`#tab-${type} section, #tab-${type} ul`).first()).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  for (const type of pages[0]?.types ?? [])
    await expect(page.getByRole('heading', { name: `For ${type}`, exact: true })).toBeVisible();
});

test('keys and addresses open tabs with blocks, and places in these open their tab', async ({
  page,
}) => {
  const [first, second, third] = pages[0]?.types ?? [];
  await page.goto(`${served.address}/tabs-0`);
  await page.getByRole('tab', { name: `For ${second}`, exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator(`#tab-${second}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator(`#tab-${third}`)).toBeVisible();
  await expect(page.locator(`#tab-${first}`)).toBeHidden();
  await page.goto(`${served.address}/`);
  await page.goto(`${served.address}/tabs-0#tab-${second}`);
  await expect(panel.locator(`#tab-${second}`)).toBeVisible();
  await expect(page.locator('main [hidden=until-found]')).toHaveCount(5);
  await page.evaluate((id) => (location.hash = id), `block-${third}`);
  await expect(panel.locator(`#block-${third}`)).toBeInViewport();
  await expect(page.locator(`#tab-${second}`)).toBeHidden();
});

test('a picture is behind the blocks of tabs, too, but for those with a ground of their own', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/on-a-picture`);
  const section = page.locator('main section:has(> div [role=tablist])');
  const groundOf = (words: string) =>
    section
      .locator('section', { hasText: words })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('that is plain')).toBe('rgba(0, 0, 0, 0)');
  expect(await groundOf('that is subtle')).not.toBe('rgba(0, 0, 0, 0)');
  // No strip of the picture is left below the last one.
  const outer = await section.boundingBox();
  const last = await section.locator('section', { hasText: 'that is subtle' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(
    (outer?.y ?? 0) + (outer?.height ?? 0),
    0,
  );
  await expectAccessibleInBothThemes(page);
});

for (const name of Object.keys(PHOTOGRAPHS))
  test(`blocks with a ground of their own have the colors of the page on a ${name} picture`, async ({
    page,
  }) => {
    await openHydrated(page, `${served.address}/${name}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const ground of OWN_GROUNDS) {
        const sections = page
          .locator('section:not(:has([role=tablist]))')
          .filter({ hasText: `that is ${ground}.` });
        const colors = await sections.evaluateAll((all) =>
          all.map((section) => {
            const text = section.querySelector('p') ?? section;
            return [getComputedStyle(section).backgroundColor, getComputedStyle(text).color];
          }),
        );
        expect(colors).toHaveLength(2);
        expect(colors[1], `${ground}, ${colorScheme}`).toEqual(colors[0]);
      }
    }
    await expectAccessibleInBothThemes(page);
  });
