import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stringify } from 'yaml';
import { schemaOf, type FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { entriesOf } from '../../../test-support/content/fields-of.ts';
import { openHydrated } from '../support/hydrated.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { exampleOf, pageFieldsFor, writeExampleEntry } from '../support/example-of.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* Nothing overflows at 320 px, whatever a writer puts into any text field of any block, or of the site. */

/** No hyphenation helps: it is in no dictionary. */
const WORD = 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftX';

const { blocks, site: siteSchema, form: formSchema } = loadSchemas();
const types = [...blocks.keys()];
const FIELD_TYPES = [
  'text',
  'long-text',
  'email',
  'number',
  'date',
  'choice',
  'choices',
  'consent',
];

/** Whether people read the words of a field; names, addresses and choices are something else. */
function isText({ format, pattern, enum: choices, const: only }: FieldSchema): boolean {
  return (
    ['inline-markup', 'markdown', undefined].includes(format) &&
    !pattern &&
    !choices &&
    only === undefined
  );
}

/** The same content with one long word in the place of every text. */
function fill(value: unknown, schema: FieldSchema | undefined): unknown {
  if (!schema) return value;
  if (typeof value === 'string') return isText(schema) ? WORD : value;
  // What names a block, a list entry or a slide must differ from the others.
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      distinguish(fill(entry, schema.items), String(index)),
    );
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, fill(inside, schemaOf(schema, name))]),
  );
}

/** Replaces the last letter of each word. */
function distinguish(value: unknown, end: string): unknown {
  if (typeof value === 'string') return value === WORD ? WORD.slice(0, -1) + end : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, distinguish(inside, end)]),
  );
}

/** A video plays in a dialog only if its host is known. */
function withPlayer(example: Record<string, unknown>): Record<string, unknown> {
  const { items } = example;
  if (example['type'] !== 'videos' || !Array.isArray(items)) return example;
  const href = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
  return {
    ...example,
    items: items.map((item: unknown) => (isRecord(item) ? { ...item, href } : item)),
  };
}

/** The example of a type with long words. */
function wordyExample(type: string, site: string): unknown[] {
  const block = blocks.get(type);
  if (!block) return [];
  const example = exampleOf(block, site);
  return [fill(isRecord(example) ? withPlayer(example) : example, block.schema)];
}

// One build of the site: the tests follow one another.
test.describe.configure({ mode: 'default' });

const served = servedSite(() => {
  const site = copySecondSite();
  rmSync(join(site, 'pages'), { recursive: true });
  mkdirSync(join(site, 'pages'));
  const settings = {
    name: WORD,
    url: 'https://www.long-words.example',
    language: 'de',
    email: 'hello@long-words.example',
    logo: { src: 'mark.svg' },
    favicon: 'mark.svg',
    shareImage: 'mark.svg',
    // What the example of an embed shows.
    embeds: ['youtube'],
    navigation: [
      { name: 'Home', href: '/' },
      { name: 'Work', dropdownItems: [{ name: 'Hero', href: '/hero' }] },
      {
        name: 'More',
        sections: [{ title: 'All', items: [{ name: 'Stats', href: '/stats', icon: 'mail' }] }],
      },
    ],
    locations: [
      {
        title: 'Office',
        address: ['A street', 'A town'],
        phone: '+49 30 1234567',
        email: 'office@long-words.example',
        hours: [{ days: 'Monday', time: '8 to 18' }],
        map: 'https://maps.example/office',
      },
    ],
    footer: {
      text: 'A text',
      links: { title: 'Links', items: [{ name: 'Hero', href: '/hero' }] },
      social: [{ name: 'Mail', href: 'mailto:hello@long-words.example', icon: 'mail' }],
      legal: 'Legal',
    },
    closing: {
      title: 'Title',
      text: 'Text',
      action: { label: 'Write', href: '#inquiry' },
      picture: { src: 'hills.svg' },
    },
    notFound: {
      title: 'Title',
      text: 'Text',
      action: { label: 'Home', href: '/' },
      picture: { src: 'hills.svg' },
    },
    error: { text: 'Text', picture: { src: 'hills.svg' } },
  };
  writeFileSync(join(site, 'site.yaml'), stringify(fill(settings, siteSchema.schema)));
  const form = {
    title: 'Title',
    subtitle: 'Text',
    picture: { src: 'hills.svg' },
    fields: FIELD_TYPES.map((type) => ({
      name: type.replace('-', ''),
      type,
      label: 'Label',
      help: 'Help',
      hint: 'Hint',
      required: true,
      ...(type.startsWith('choice') ? { options: ['One', 'Two'] } : {}),
    })),
    deliver: [{ to: 'email', address: 'hello@long-words.example' }],
  };
  mkdirSync(join(site, 'forms'));
  writeFileSync(join(site, 'forms/inquiry.yaml'), stringify(fill(form, formSchema.schema)));
  writeExampleEntry(site, WORD.slice(0, 55));
  for (const type of ['index', ...types]) {
    const block = blocks.get(type);
    const opens = block?.schema.hasMainHeading;
    const page = {
      title: WORD.slice(0, 55) + types.indexOf(type),
      description: `${WORD} ${type}`,
      ...(block && pageFieldsFor(block)),
      blocks: [...(opens ? [] : wordyExample('hero', site)), ...wordyExample(type, site)],
    };
    writeFileSync(join(site, 'pages', `${type}.yaml`), stringify(page));
  }
  return site;
});

/** What reaches out of the page, or out of any element around it: the beginning of each text with its place. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Large letters are moved a little beyond their box where that makes their edges align.
    const ease = 8;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
      if (parent.closest('.visually-hidden, .skip-link, script')) continue;
      // Of a carousel one slide shows.
      const slide = parent.closest('.glide__slide')?.getBoundingClientRect();
      if (slide && (slide.left < 0 || slide.left >= innerWidth)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // What is clipped to a pixel is for screen readers.
      if (parent.clientWidth === 1) continue;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        // Tables scroll inside themselves, which WCAG 1.4.10 allows them; whether they reach out of the page is seen above.
        if (around.matches('section:has(> table)')) break;
        if (getComputedStyle(around).display === 'contents') continue;
        const box = around.getBoundingClientRect();
        const isControl = around.matches('a, button');
        const isOut =
          words.right > box.right + ease ||
          words.left < box.left - ease ||
          (isControl &&
            getComputedStyle(around).display !== 'inline' &&
            words.height > box.height + 1);
        if (!isOut) continue;
        found.push(`${around.tagName}.${around.className}: ${text.textContent.slice(0, 12)}`);
        break;
      }
    }
    return found;
  });
}

const WIDTHS = [320, 768, 1024, 1440];

for (const type of ['index', ...types]) {
  test(`nothing overflows: ${type}`, async ({ page }) => {
    await page.goto(`${served.address}/${type === 'index' ? '' : type}`);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // A carousel that moves already takes the new width a moment after the window has it.
      await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('nothing overflows: not found', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route(`${served.address}/nowhere`, async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await page.goto(`${served.address}/nowhere`);
  expect(await findOverflow(page)).toEqual([]);
  // It says so itself.
  expect(complaints.splice(0)).toEqual(['404: there is no page at /nowhere']);
});

test('nothing overflows: the menu of narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, `${served.address}/`);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Menü' });
  for (const item of [1, 2]) {
    await menu.locator('> ul > li').nth(item).getByRole('button').click();
    expect(await findOverflow(page)).toEqual([]);
  }
});

/** The types whose entries open a dialog. */
const withDialogs = [...blocks].flatMap(([type, { schema }]) =>
  entriesOf(schema.examples?.[0]).length > 0 ? [type] : [],
);

for (const type of withDialogs) {
  test(`nothing overflows: the dialogs of ${type}`, async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
    await openHydrated(page, `${served.address}/${type}`);
    // Not that of the opening above, which is a form.
    await page.locator('main [aria-haspopup=dialog]:not([href="#inquiry"])').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('nothing overflows: the inquiry dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, `${served.address}/#inquiry`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
