import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest as test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// An editor that does not open is answered with 409, which the browser says.
test.use({ mayComplain: true });

const AUDITS = 'pages/services/audits.yaml';
const dev = devSite();
const at = (file: string) => join(dev.folder, file);

test('a page answers 200, whatever is accepted', async ({ request }) => {
  for (const accept of ['*/*', 'text/html', 'application/xml']) {
    for (const path of ['/', '/services/audits', '/_blocks']) {
      const response = await request.get(dev.address + path, { headers: { accept } });
      expect(response.status(), `${path} for ${accept}`).toBe(200);
      expect(response.headers()['content-type']).toContain('text/html');
    }
  }
});

test('warnings show apart from errors, and a place opens the editor', async ({ page: tab }) => {
  const opened: string[] = [];
  await tab.route('**/__open-in-editor?*', async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill({ status: 409, body: 'Name an editor.' });
  });
  const before = readFileSync(at(AUDITS), 'utf8');
  writeFileSync(at(AUDITS), before.replace(/^description:.*\n/m, ''));
  await tab.goto(`${dev.address}/services/audits`);
  const warnings = tab.getByRole('complementary', { name: 'Warnings' });
  await warnings.getByRole('button', { expanded: false }).click();
  await expect(warnings).toContainText('This page has no description');
  await expect(tab.getByRole('complementary', { name: 'Problems' })).toBeHidden();
  await warnings.getByRole('button', { name: `${AUDITS}:1:1` }).click();
  await expect.poll(() => opened).toEqual([`${AUDITS}:1:1`]);
  await expect(tab.getByRole('status').filter({ hasText: 'Name an editor.' })).toBeVisible();
  expect(tab.url()).toBe(`${dev.address}/services/audits`);
  writeFileSync(at(AUDITS), before);
  await expect(warnings.getByText('This page has no description')).toBeHidden();
});

test("the words are set in the site's own fonts", async ({ page: tab }) => {
  await tab.goto(`${dev.address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('Energy audits');
  const fallback = async () =>
    tab.evaluate(async () => {
      await document.fonts.ready;
      const heading = document.querySelector('h1');
      if (!heading) return true;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const own = range.getBoundingClientRect().width;
      const { fontFamily } = getComputedStyle(heading);
      heading.style.fontFamily = fontFamily.split(',').slice(1).join(',');
      const other = range.getBoundingClientRect().width;
      heading.style.fontFamily = '';
      return own === other;
    });
  await expect.poll(fallback).toBe(false);
});

test('a draft, and a page whose time has not come, show with a mark', async ({ page: tab }) => {
  const before = readFileSync(at(AUDITS), 'utf8');
  const mark = tab.getByText('a build leaves');
  await tab.goto(`${dev.address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('Energy audits');
  await expect(mark).toBeHidden();
  writeFileSync(at(AUDITS), before.replace('blocks:', 'draft: true\nblocks:'));
  await expect(mark).toHaveText('Draft: a build leaves this page out.');
  writeFileSync(
    at(AUDITS),
    before.replace('blocks:', 'publishAt: 2999-12-01T09:00+01:00\nblocks:'),
  );
  await expect(mark).toHaveText(
    'This page appears on 2999-12-01T08:00Z; until then, a build leaves it out.',
  );
  await expect(tab.locator('h1')).toHaveText('Energy audits');
  // Only on that page.
  await tab.goto(dev.address);
  await expect(tab.locator('h1')).toBeVisible();
  await expect(mark).toBeHidden();
  writeFileSync(at(AUDITS), before);
});
