import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ViteDevServer } from 'vite';
import { startDev } from '../../prerender/dev.ts';
import { expect, test } from './test.ts';

/* Writing a site: a change is on the screen at once, a mistake is explained, the last good page stays. */

test.describe.configure({ mode: 'serial' });

const site = mkdtempSync(join(tmpdir(), 'dev-site-'));
const page = join(site, 'pages/services/audits.yaml');
let server: ViteDevServer;
let address = '';

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../second-site'), site, { recursive: true });
  await sharp({ create: { width: 100, height: 60, channels: 3, background: '#765' } })
    .png()
    .toFile(join(site, 'media/house.png'));
  server = await startDev(site, 0);
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

function edit(from: string, to: string): void {
  const text = readFileSync(page, 'utf8');
  expect(text).toContain(from);
  writeFileSync(page, text.replaceAll(from, to));
}

test('a change shows without a reload and leaves the scroll position alone', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 800, height: 400 });
  await tab.goto(`${address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('Energy audits');
  await tab.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 200);
  });
  edit('title: Energy audits', 'title: House audits');
  await expect(tab.locator('h1')).toHaveText('House audits');
  expect(await tab.evaluate(() => ['sameDocument' in window, scrollY])).toEqual([true, 200]);
});

test('a mistake is explained with file, line and fix over the last good page, and goes when mended', async ({
  page: tab,
}) => {
  await tab.goto(`${address}/services/audits`);
  await expect(tab.locator('h1')).toHaveText('House audits');
  edit('heading: What we measure', 'headding: What we measure');
  const panel = tab.getByRole('complementary', { name: 'Problems' });
  await expect(panel).toContainText('pages/services/audits.yaml:8:5');
  await expect(panel).toContainText('Did you mean `heading`?');
  await expect(panel).toContainText('heading: What we measure');
  await expect(tab.getByRole('heading', { name: 'What we measure' })).toBeVisible();
  edit('headding:', 'heading:');
  await expect(panel).toBeHidden();
});

test.describe('files that come and go', () => {
  // Until the server has noticed the new file, its page is not there, and the browser says so.
  test.use({ mayComplain: true });

  test('a new page and a renamed one are there without a restart', async ({ page: tab }) => {
    const finds = (route: string) =>
      expect(async () => {
        await tab.goto(address + route);
        await expect(tab.locator('h1')).toHaveText('House audits', { timeout: 1000 });
      }).toPass();
    cpSync(page, join(site, 'pages/services/survey.yaml'));
    await finds('/services/survey');
    renameSync(join(site, 'pages/services/survey.yaml'), join(site, 'pages/survey.yaml'));
    await finds('/survey');
  });
});
