import type { Frame, Page } from '@playwright/test';
import { expectFrameAccessibleInBothThemes } from '../support/axe.ts';
import { appendBlocks, studioSite, writeAt } from '../support/studio-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

/* What the studio adds to the page in its frame can be used by everybody, too. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const FILE = 'pages/services/audits.yaml';
const studio = studioSite((folder) => {
  appendBlocks(
    folder,
    FILE,
    `  - type: rich-text
    heading: Good to know
    paragraphs: ['For {facts.years} years, see [a report](/services/audits).']
`,
  );
});

/** The tag and what is marked, empty texts, the text that is written, and the list of figures. */
const PARTS = [
  'body > div[lang="en"]',
  '[data-placeholder]',
  '[role="textbox"]',
  '.studio-figures:not([hidden])',
];

async function frameOf(tab: Page): Promise<Frame> {
  const frame = await (await tab.locator('.sheet iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no page.');
  return frame;
}

test('marks, empty texts, texts that are written and figures are accessible', async ({
  page: tab,
}) => {
  const page = await studio.open(tab, '/services/audits');
  const frame = await frameOf(tab);
  await tab.getByRole('button', { name: 'Block 2 of 3, Card grid' }).click();
  await expect(page.locator('[data-placeholder]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /, Actions$/ })).toBeVisible();
  await expectFrameAccessibleInBothThemes(frame, PARTS);
  for (const text of ['Good to know', 'Warmth', 'Home'])
    await test.step(text, async () => {
      await writeAt(page, page.getByText(text, { exact: true }).first());
      await expectFrameAccessibleInBothThemes(frame, PARTS);
    });
  await writeAt(page, page.getByText('years, see'));
  await tab.keyboard.press('Control+ ');
  await expect(page.getByRole('listbox', { name: 'Figures' })).toBeVisible();
  await expectFrameAccessibleInBothThemes(frame, PARTS);
});
