import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { read } from '../support/reading.ts';
import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { expectStructuredData } from '../support/structured-data.ts';
import { expect, lookTest, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** How far the page has moved by itself, by the measure of browsers. */
const SHIFT = `new Promise((resolve) => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() =>
    resolve(observer.takeRecords().reduce((sum, { value }) => sum + value, 0))));
})`;

for (const route of ROUTES) {
  test.describe(route, () => {
    lookTest(
      'stands still while it comes, never scrolls sideways, and reads well for everybody, with and without a script',
      async ({ page, pageWithoutScript, request }) => {
        await page.setViewportSize(PHONE);
        // On a busy machine a letter may move by a fraction of a pixel.
        expect(await shiftAtFirst(page, route)).toBeLessThan(0.001);
        // The rest is looked at in the last one.
        for (const width of [320, 390, 768, 1024, 1440, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const overhang = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overhang, `at ${width} px`).toBe(0);
        }

        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`^https://[^/]+${route}$`),
        );
        for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
          await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute(
            'content',
            /\S/,
          );
        }
        const html = await (await request.get(route)).text();
        expect(html).not.toMatch(/<[^>]* style=/);
        // What React could not render at build, so that browsers would have to.
        expect(html).not.toContain('<!--$!-->');
        const described = await expectStructuredData(request, route);
        expect(described).toContain(route === '/' ? 'Organization' : 'BreadcrumbList');
        expect(described.includes('Service')).toBe(route.startsWith('/services/'));
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        const shared = await request.get(new URL(picture ?? '').pathname);
        expect(shared.headers()['content-type']).toBe('image/png');
        expect((await shared.body()).length).toBeLessThan(60 * 1024);
        await expectAccessibleInBothThemes(page);

        await page.emulateMedia({ colorScheme: null, reducedMotion: null });
        await page.keyboard.press('Tab');
        await expectHydrated(page);
        const withScript = await read(page);
        expect(await brokenDrawings(page)).toEqual([]);

        await pageWithoutScript.goto(route);
        const without = await read(pageWithoutScript);
        // All links that are not in a menu can be seen; the menus have tests of their own.
        const links = pageWithoutScript.locator('main a, footer a');
        await expect(links.filter({ visible: false })).toHaveCount(0);
        expect(without.texts.length).toBeGreaterThan(20);
        expect(withScript.texts).toEqual(without.texts);
        expect(withScript.links).toEqual(without.links);
      },
    );
  });
}

/** Opens a page as a first visit does: its fonts and pictures come after the words. Tells how far it moved meanwhile. */
async function shiftAtFirst(page: Page, route: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(route);
  const shift = Number(await page.evaluate(SHIFT));
  await session.detach();
  return shift;
}

/** The icons that their file does not hold, and the pictures that cannot be decoded. */
function brokenDrawings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const missing: string[] = [];
    const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    for (const href of new Set(uses)) {
      const [url = '', id = ''] = href.split('#');
      const text = await (await fetch(url)).text();
      if (!text.includes(`id="${id}"`)) missing.push(href);
    }
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => missing.push(image.src));
    }
    return missing;
  });
}

test('the server says nothing that HTTP takes for granted, which the budget relies on', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  expect(headers).not.toHaveProperty('connection');
  expect(headers).not.toHaveProperty('keep-alive');
});

test('titles and descriptions are unique and long enough to choose by', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    for (const text of [title, description]) {
      expect(seen.get(text), `${text} (${route})`).toBeUndefined();
      seen.set(text, route);
    }
  }
});

test('every internal link and fragment leads somewhere', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links: { from: string; path: string; fragment: string }[] = [];
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    ids.set(route, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${route}`);
      links.push({ from: route, path: pathname, fragment: hash.slice(1) });
    }
  }
  const dead = links.filter(({ path, fragment }) => {
    const target = ids.get(path);
    return !target || (fragment !== '' && !target.has(fragment));
  });
  expect(dead).toEqual([]);
});
