import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest, test } from '../support/test.ts';
import type { SecondSite } from './second-site.ts';

/** What only the clinic has: two languages, two directions of writing, and a form in both. */
export function testClinic(site: SecondSite): void {
  lookTest(
    'each language is searched by itself, Arabic from right to left and without its vowels',
    async ({ page }) => {
      for (const [home, button, query, route] of [
        ['/', 'بحث', 'الأَطفال', /^\/(?!en)/],
        ['/en', 'Search', 'doctors', /^\/en\//],
      ] as const) {
        await openHydrated(page, site.address() + home);
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.getByRole('searchbox').fill(query);
        const first = page.getByRole('dialog').locator('ol a').first();
        await expect(first).toHaveAttribute('href', route);
        await expect(first.locator('mark').first()).toBeVisible();
        await expectAccessible(page, '[role=dialog]');
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    },
  );

  test('every page names itself, its translation and the main language, and they name it', async ({
    request,
  }) => {
    const alternates = async (route: string): Promise<Record<string, string>> => {
      const html = await (await request.get(site.address() + route)).text();
      const links = html.matchAll(
        /<link rel="alternate" hreflang="([^"]+)" href="[^"]+\.example([^"]*)">/g,
      );
      return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]));
    };
    for (const route of ['/', '/doctors', '/en', '/en/our-doctors']) {
      const named = await alternates(route);
      expect(Object.keys(named)).toEqual(['ar', 'en', 'x-default']);
      expect(Object.values(named)).toContain(route);
      for (const other of Object.values(named)) {
        expect((await request.get(site.address() + other)).status()).toBe(200);
        expect(await alternates(other)).toEqual(named);
      }
    }
    expect(await alternates('/en/privacy')).toEqual({});
  });

  lookTest(
    'a list has the entries in its language, with their days as that writes them',
    async ({ page }) => {
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') });
      await page.goto(`${site.address()}/news`);
      await expect(cards.getByRole('heading')).toHaveText([
        'جهاز جديد للموجات فوق الصوتية',
        'مواعيدنا في رمضان',
      ]);
      const feed = page.locator('link[type="application/rss+xml"]');
      await expect(feed).toHaveAttribute('href', /\.example\/news\/feed\.xml$/);
      await page.goto(`${site.address()}/en/news`);
      await expect(cards.getByRole('heading')).toHaveText(['Our hours in Ramadan']);
      await expect(cards.locator('time')).toHaveText('Feb 10, 2026');
      await expect(feed).toHaveAttribute('href', /\.example\/en\/news\/feed\.xml$/);
    },
  );

  for (const home of ['/', '/en'])
    lookTest(`the whole navigation of ${home} stands in the bar at 1440 px`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site.address() + home);
      await expect(page.locator('[data-navigation]')).toBeVisible();
      await expect(page.locator('[data-menu-toggle]')).toBeHidden();
      const entries = await page.locator('[data-navigation]').boundingBox();
      const search = await page.locator('header [data-search]').boundingBox();
      if (!entries || !search) throw new Error('The navigation or the search is not drawn.');
      const [first, next] = home === '/' ? [search, entries] : [entries, search];
      expect(first.x + first.width).toBeLessThanOrEqual(next.x);
    });

  lookTest('nothing in the bar is on anything else, from 320 to 1600 px', async ({ page }) => {
    for (const home of ['/', '/en']) {
      await page.goto(site.address() + home);
      for (let width = 320; width <= 1600; width += width < 1024 ? 128 : 32) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page
          .locator(
            'header > :first-child > :not(:last-child), header > :first-child > :last-child > *',
          )
          .evaluateAll((all) =>
            all.flatMap((one) => {
              const { left, right } = one.getBoundingClientRect();
              return right > left ? [{ left, right }] : [];
            }),
          );
        const sorted = boxes.toSorted((one, other) => one.left - other.left);
        for (const [index, { left, right }] of sorted.entries()) {
          expect(left, `${home} at ${width} px`).toBeGreaterThanOrEqual(
            sorted[index - 1]?.right ?? 0,
          );
          expect(right).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  lookTest('a person is opened and closed by keyboard, in Arabic', async ({ page }) => {
    await openHydrated(page, `${site.address()}/doctors`);
    const opener = page.getByRole('button', { name: 'عرض الملف الشخصي: د. سلمى الهاشمي' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'د. سلمى الهاشمي' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('every letter that is read is in the font of the site', async ({ page }) => {
    for (const [route, ahead] of [
      ['/', ['readex-pro-arabic']],
      ['/en', ['readex-pro', 'readex-pro-arabic']],
    ] as const) {
      await page.goto(site.address() + route);
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(preloaded.map((href) => /([\w-]+)\.\w+\.woff2$/.exec(href ?? '')?.[1])).toEqual(
        expect.arrayContaining([...ahead]),
      );
      expect(preloaded).toHaveLength(ahead.length);
      // Fonts that come too late for the first page are there for the next.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      const browser = await page.context().newCDPSession(page);
      await browser.send('DOM.enable');
      await browser.send('CSS.enable');
      const { root } = await browser.send('DOM.getDocument');
      const { nodeIds } = await browser.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: 'main h1, main h2, main p, main li',
      });
      expect(nodeIds.length).toBeGreaterThan(10);
      for (const nodeId of nodeIds) {
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
        expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
      }
    }
  });

  test('an appointment asked for in English arrives in the words of the clinic', async ({
    page,
  }) => {
    await page.goto(`${site.address()}/en/visit`);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Full name').fill('ليلى حداد');
    await form.getByLabel('Mobile number').fill('0555 123 456');
    await form.getByLabel('Department').selectOption('Children');
    await form.getByLabel('Which day suits you').fill('2027-03-06');
    await form.getByLabel('Morning').check();
    await form.getByLabel('I have read').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you. We have your request');
    await expect.poll(() => site.mailbox.received.length).toBe(1);
    const [request] = site.mailbox.received;
    expect(request?.mail.subject).toBe('طلب موعد من الموقع');
    for (const answer of ['ليلى حداد', 'طب الأطفال', 'صباحًا', '2027-03-06']) {
      expect(request?.mail.text).toContain(answer);
    }
  });
}
