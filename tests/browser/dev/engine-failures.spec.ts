import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest, test } from '../support/test.ts';
import { panelOf } from './problems-panel.ts';

/* The last good page stays behind what the engine throws as well, once somebody writes on it. */

test.describe.configure({ mode: 'serial' });
// Broken on purpose: the browser may say so.
test.use({ mayComplain: true });

const dev = devSite();
const audits = () => join(dev.folder, 'pages/services/audits.yaml');

const writesOnEngine = () =>
  dev.notice(join(import.meta.dirname, '../../../renderer/frame/header/Header.tsx'));

const fontSize = (tab: Page) =>
  tab.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize);

/** Hands out a module with a mistake in it, as if it had been saved so. */
const breakModule = (tab: Page, url: RegExp, body: string, status = 200) =>
  tab.route(url, (route) => route.fulfill({ status, contentType: 'text/javascript', body }));

lookTest(
  'once somebody writes on the engine, pages are made of its modules',
  async ({ page: tab }) => {
    const asked = (path: string) => tab.waitForRequest((request) => request.url().includes(path));
    const bundle = asked('/dev/client.mjs');
    await tab.goto(`${dev.address}/services/audits`);
    await bundle;
    await expect(tab.locator('h1')).toHaveText('Energy audits');
    const modules = asked('/renderer/dev/entry-dev.tsx');
    writesOnEngine();
    await modules;
    await expect(tab.locator('h1')).toHaveText('Energy audits');
  },
);

test.describe('what the engine throws', () => {
  test.beforeAll(writesOnEngine);
  const THROWS = `export default function Broken() { throw new Error('the component failed'); }`;

  lookTest(
    'a component that throws on new words leaves the last good page',
    async ({ page: tab }) => {
      const before = readFileSync(audits(), 'utf8');
      await breakModule(
        tab,
        /\/dev\/blocks\/hero\.js/,
        `import Block from '/renderer/blocks/hero/index.tsx';
       export default function Hero(props) {
         if (props.title === 'Throw') throw new Error('the component failed');
         return Block(props);
       }`,
      );
      await tab.goto(`${dev.address}/services/audits`);
      await expect(tab.locator('h1')).toHaveText('Energy audits');
      writeFileSync(audits(), before.replace('    title: Energy audits', '    title: Throw'));
      await expect(panelOf(tab)).toContainText('the component failed');
      await expect(tab.locator('h1')).toHaveText('Energy audits');
      await tab.reload();
      await expect(panelOf(tab)).toContainText('the component failed');
      await expect(tab.locator('h1')).toHaveText('Energy audits');
      writeFileSync(audits(), before);
      await expect(panelOf(tab)).toBeHidden();
      await expect(tab.locator('h1')).toHaveText('Energy audits');
    },
  );

  for (const [what, url, body] of [
    ['a component', /\/dev\/blocks\/hero\.js/, THROWS],
    [
      'a header',
      /\/renderer\/frame\/header\/Header\.tsx/,
      THROWS.replace('default function Broken', 'function Header'),
    ],
    ['an entry', /\/renderer\/dev\/entry-dev\.tsx/, 'throw new Error("the component failed");'],
    ['a module that is no JavaScript', /\/renderer\/Page\.tsx/, 'the component failed'],
  ] as const) {
    lookTest(
      `${what} that fails from one load to the next leaves the last good page`,
      async ({ page: tab }) => {
        await tab.goto(`${dev.address}/services/audits`);
        await expect(tab.locator('h1')).toHaveText('Energy audits');
        const size = await fontSize(tab);
        await breakModule(tab, url, body);
        await tab.reload();
        await expect(panelOf(tab)).toBeVisible();
        await expect(tab.locator('h1')).toHaveText('Energy audits');
        await expect.poll(() => fontSize(tab)).toBe(size);
        // Only a picture of itself: nothing on it can be pressed.
        await expect(tab.locator('[inert] h1')).toHaveText('Energy audits');
      },
    );
  }

  test('a component that throws at once is explained instead of a white page', async ({
    page: tab,
  }) => {
    await breakModule(tab, /\/dev\/blocks\/hero\.js/, THROWS);
    await tab.goto(`${dev.address}/services/audits`);
    await expect(panelOf(tab)).toContainText('the component failed');
    await expect(tab.locator('h1')).toHaveText('This page cannot be drawn yet');
  });

  test('a header that throws is explained instead of a white page', async ({ page: tab }) => {
    await breakModule(
      tab,
      /\/renderer\/frame\/header\/Header\.tsx/,
      THROWS.replace('default function Broken', 'function Header'),
    );
    await tab.goto(`${dev.address}/services/audits`);
    await expect(panelOf(tab)).toContainText('the component failed');
    await expect(tab.locator('h1')).toHaveText('This page cannot be drawn yet');
  });

  for (const [what, url] of [
    ['a block', /\/dev\/blocks\/hero\.js/],
    ['the page itself', /\/renderer\/Page\.tsx/],
    ['the entry', /\/renderer\/dev\/entry-dev\.tsx/],
  ] as const) {
    test(`a module of ${what} that cannot be loaded is said instead of a white page`, async ({
      page: tab,
    }) => {
      await breakModule(tab, url, '', 500);
      await tab.goto(`${dev.address}/services/audits`);
      await expect(panelOf(tab)).toContainText('Failed to fetch');
      await expect(tab.locator('h1')).toHaveText('This page cannot be drawn yet');
    });
  }
});
