import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* A block type in the folder of the site: what is written of it is on the screen at once, like a page. */

test.describe.configure({ mode: 'serial' });
// The browser says of a module with a mistake that it cannot load it.
test.use({ mayComplain: true });

const BLOCK = 'blocks/baking-week';

const dev = devSite((folder) => {
  cpSync(join(folder, 'bakery', BLOCK), join(folder, BLOCK), { recursive: true });
  writeFileSync(
    join(folder, 'pages/week.yaml'),
    `title: Our week
description: What comes out of the oven on which day of the week, and where we sell it then.
blocks:
  - { type: hero, title: Our week }
  - type: baking-week
    heading: On which day
    days:
      - { name: Tuesday, hours: from six, breads: [{ name: Rye, icon: wheat }] }
      - { name: Monday, hours: closed }
`,
  );
});

function edit(file: string, from: string, to: string): void {
  const path = join(dev.folder, BLOCK, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('the component and its style sheet are taken over without a reload', async ({ page }) => {
  await page.goto(`${dev.address}/week`);
  const day = page.getByRole('listitem').filter({ hasText: 'Monday' });
  await expect(day).toContainText('closed');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  edit('index.tsx', '<h3>{name}</h3>', '<h3>On {name}</h3>');
  await expect(page.getByRole('heading', { name: 'On Monday' })).toBeVisible();
  edit('style.module.css', '.rest {', '.rest {\n    text-transform: uppercase;');
  await expect(day).toHaveCSS('text-transform', 'uppercase');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a mistake in the component is a problem with its place, and the last good page stays', async ({
  page,
}) => {
  await page.goto(`${dev.address}/week`);
  await expect(page.getByRole('heading', { name: 'On Monday' })).toBeVisible();
  edit('index.tsx', '<h3>On {name}</h3>', '<h3>On {name}</h4>');
  const panel = page.getByRole('complementary', { name: 'Problems' });
  await expect(panel).toContainText(`${BLOCK}/index.tsx`);
  await expect(panel).toContainText('JSX closing tag');
  await expect(page.getByRole('heading', { name: 'On Monday' })).toBeVisible();
  edit('index.tsx', '<h3>On {name}</h4>', '<h3>{name}</h3>');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Monday', exact: true })).toBeVisible();
});

for (const [where, from, wrong] of [
  ['at its top', 'import styles', "import { Gone } from './gone.tsx';\nimport styles"],
  [
    'of a piece that there is not',
    'import styles',
    "import { Gone } from 'website-from-yaml/block';\nimport styles",
  ],
  [
    'in its middle',
    'export default function',
    "import { Gone } from './gone.tsx';\nexport default function",
  ],
  ['inside of a function', '  return (', "  import { Gone } from './gone.tsx';\n  return ("],
  [
    'that is loaded later',
    'export default function',
    "const gone = import('./gone.tsx');\nexport default function",
  ],
] as const)
  test(`a wrong import ${where} is a problem with its place, and the last good page stays`, async ({
    page,
  }) => {
    await page.goto(`${dev.address}/week`);
    const monday = page.getByRole('heading', { name: 'Monday', exact: true });
    await expect(monday).toBeVisible();
    edit('index.tsx', from, wrong);
    const panel = page.getByRole('complementary', { name: 'Problems' });
    await expect(panel).toContainText(`${BLOCK}/index.tsx`);
    await expect(monday).toBeVisible();
    edit('index.tsx', wrong, from);
    await expect(panel).toBeHidden();
    await expect(monday).toBeVisible();
  });

test('what Vite says of a mistake is told, but not once the mistake is mended', async ({
  page,
}) => {
  const late: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/token=/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message);
      if (isHeld && String(message).includes('"type":"error"')) late.push(pass);
      else pass();
    });
  });
  await page.goto(`${dev.address}/week`);
  const panel = page.getByRole('complementary', { name: 'Problems' });
  const heading = page.getByRole('heading', { name: 'Monday', exact: true });
  await expect(heading).toBeVisible();
  edit('index.tsx', '<h3>{name}</h3>', '<h3>{name}</h4>');
  await expect(panel).toContainText('Transform failed');
  edit('index.tsx', '<h3>{name}</h4>', '<h3>{name}</h3>');
  await expect(panel).toBeHidden();
  isHeld = true;
  edit('index.tsx', '<h3>{name}</h3>', '<h3>{name}</h4>');
  await expect(panel).toContainText('JSX closing tag');
  await expect.poll(() => late.length).not.toBe(0);
  edit('index.tsx', '<h3>{name}</h4>', '<h3>On {name}</h3>');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'On Monday' })).toBeVisible();
  late.forEach((pass) => pass());
  // By the time that the next problem is told and gone, so would this one be told.
  edit('schema.json', '"Days"', '"Days",');
  await expect(panel).toContainText(`${BLOCK}/schema.json`);
  edit('schema.json', '"Days",', '"Days"');
  await expect(panel).toBeHidden();
  edit('index.tsx', '<h3>On {name}</h3>', '<h3>{name}</h3>');
  await expect(heading).toBeVisible();
});

test('a field of its schema is asked for once it is required, and the types follow', async ({
  page,
}) => {
  await page.goto(`${dev.address}/week`);
  const panel = page.getByRole('complementary', { name: 'Problems' });
  edit(
    'schema.json',
    '"required": ["type", "heading", "days"]',
    '"required": ["type", "heading", "lead", "days"]',
  );
  await expect(panel).toContainText('is missing the field `lead`');
  await expect
    .poll(() => readFileSync(join(dev.folder, BLOCK, 'data.d.ts'), 'utf8'))
    .toContain('  lead: string;');
  edit('schema.json', '"lead", "days"]', '"days"]');
  await expect(panel).toBeHidden();
  edit('schema.json', '"Days"', '"Days",');
  await expect(panel).toContainText(`${BLOCK}/schema.json`);
  edit('schema.json', '"Days",,', '"Days",');
  await expect(panel).toBeHidden();
});

test('the gallery draws it between those of the engine', async ({ page }) => {
  await page.goto(`${dev.address}/_blocks`);
  const section = page.getByRole('region', { name: 'Baking week' });
  await expect(section.getByRole('table')).toContainText('sinceWord');
  await page.goto(`${dev.address}/_blocks/baking-week?theme=dark`);
  await expect(page.getByRole('heading', { name: 'Walnusslaib' })).toBeVisible();
});

test('a page that shows a block which is gone says so', async ({ page }) => {
  await page.goto(`${dev.address}/week`);
  rmSync(join(dev.folder, BLOCK), { recursive: true });
  const panel = page.getByRole('complementary', { name: 'Problems' });
  await expect(panel).toContainText('There is no block type `baking-week`');
});
