import type { Locator, Page } from '@playwright/test';
import { SCRIPTS } from '../support/hold-requests.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { openWith } from '../support/late-sheet.ts';
import { expect, test } from '../support/test.ts';

/* What moves: it runs, not for visitors who mind it, and nothing else moves because of it. */

const STILL = { reducedMotion: 'reduce' } as const;

/** The names of animations that follow the scrolling of the page. */
const followers = (page: Page) =>
  page.evaluate(() => {
    const names = document
      .getAnimations()
      .flatMap((one) =>
        one instanceof CSSAnimation && one.timeline !== document.timeline
          ? [one.animationName]
          : [],
      );
    return [...new Set(names)].toSorted();
  });

/** Notes what view transitions capture: their groups by name. */
const NOTE_GROUPS = `globalThis.groups = [];
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (update) {
  const transition = start.call(this, update);
  transition.ready.then(() => {
    const seen = document.getAnimations().map(({ effect }) => effect.pseudoElement ?? '');
    globalThis.groups.push(...seen.filter((name) => name.startsWith('::view-transition')));
  }, () => undefined);
  return transition;
}`;

/** Notes what begins to move by itself: names of keyframes are shortened, so it is known by its attributes. */
const NOTE_STARTS = `globalThis.started = [];
addEventListener('animationstart', ({ target, pseudoElement }) => {
  const names = ['id', 'role', 'data-part', 'data-layer'].map((name) => target.getAttribute(name));
  globalThis.started.push(names.filter(Boolean).join() + pseudoElement);
}, true);`;

/** Counts the bars that grow, and notes how short one of them was, as a share of its width. */
const NOTE_GROWTH = `globalThis.grown = 0;
globalThis.least = 1;
addEventListener('animationstart', ({ target }) => {
  if (target.tagName !== 'rect') return;
  globalThis.grown++;
  const width = target.getBoundingClientRect().width / target.getBBox().width;
  globalThis.least = Math.min(globalThis.least, width);
}, true);`;

/** What moves as it comes: where it is, what brings it, and how it is known. */
const COMING = {
  'a menu': {
    route: '/services/aws',
    open: (page: Page) => page.getByRole('button', { name: 'Services' }).click(),
    moves: 'content',
  },
  'the menu of phones': {
    route: '/services/aws',
    width: 390,
    open: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
    moves: 'menu',
  },
  'the inquiry': {
    route: '/services/aws#inquiry',
    open: (page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
    moves: 'dialog',
  },
  'the search': {
    route: '/services/aws',
    open: (page: Page) => page.keyboard.press('/'),
    moves: 'dialog',
  },
  'a slide of the banner': {
    route: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Next slide' }).click(),
    moves: 'layer-',
  },
};

/** How many shifts of the layout the page has seen that nobody asked for. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Those of the last frame are told in the next one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = [...seen, ...observer.takeRecords()];
            resolve(shifts.filter((one) => !Reflect.get(one, 'hadRecentInput')).length);
          }),
        );
      }),
  );

const groups = (page: Page) => page.evaluate<string>('globalThis.groups.join(" ")');

/** Scrolls as a wheel does, a few lines at a time, until the bars are in the upper half of the window. */
const scrollDownTo = (page: Page, bar: Locator) =>
  expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(360);
  }).toPass({ intervals: [50] });

test('pictures settle as they come into view, and shift nothing', async ({ page }) => {
  await openWith(page, '/about-us');
  expect(await followers(page)).toEqual(['settle-in-view']);
  await page.mouse.wheel(0, 1500);
  expect(await layoutShifts(page)).toBe(0);
});

test('the bars of figures grow once, as they come into view, and shift nothing', async ({
  browser,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ reducedMotion });
    await page.addInitScript(NOTE_GROWTH);
    await openWith(page, '/about-us');
    const bars = page.locator('main li > svg > rect');
    const widths = () =>
      bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    const whole = await widths();
    expect(whole.length).toBeGreaterThan(1);
    await scrollDownTo(page, bars.last());
    if (reducedMotion === 'no-preference') {
      await expect.poll(() => page.evaluate('globalThis.grown')).toBe(whole.length);
      expect(await page.evaluate('globalThis.least')).toBeLessThan(0.5);
      await expect.poll(widths).toEqual(whole);
    }
    // Out of view and back again.
    await page.mouse.wheel(0, -5000);
    await expect(bars.first()).not.toBeInViewport();
    await scrollDownTo(page, bars.last());
    expect(await widths()).toEqual(whole);
    const times = reducedMotion === 'reduce' ? 0 : whole.length;
    expect(await page.evaluate('globalThis.grown')).toBe(times);
    expect(await layoutShifts(page)).toBe(0);
    await page.close();
  }
});

test('nothing of it is in the document', async ({ request }) => {
  const document = await (await request.get('/about-us')).text();
  expect(document).not.toContain('animation-timeline');
});

test('the disc of the current page travels to the next one', async ({ page }) => {
  await page.addInitScript(NOTE_GROUPS);
  await openWith(page, '/services/staffing');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL('/resources/case-studies');
  await expect.poll(() => groups(page)).toContain('group(disc)');
  expect(await groups(page)).not.toContain('image-pair(disc)');
});

test('or grows into the picture next to the title of the next page', async ({ page }) => {
  await page.addInitScript(NOTE_GROUPS);
  await openWith(page, '/');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  await page.locator('main a[href="/services/staffing"]').first().click();
  await expect(page.locator('h1')).toHaveText('Salesforce staffing');
  await expect.poll(() => groups(page)).toMatch(/group\(disc\).*image-pair\(disc\)/);
  // Then the disc is that of the menu again.
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await expect(page.locator('[data-hero]')).toHaveCSS('view-transition-name', 'none');
  expect(await layoutShifts(page)).toBe(0);
});

test('also from one document to the next, before a script runs', async ({ page }) => {
  await page.addInitScript(`addEventListener('pagereveal', ({ viewTransition }) => {
    viewTransition?.ready.then(() => {
      globalThis.groups = document.getAnimations().map(({ effect }) => effect.pseudoElement ?? '');
    });
  })`);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about-us');
  await page.evaluate(() => location.assign('/accelerators'));
  await expect(page.locator('h1')).toHaveText('Accelerators');
  await expect.poll(() => page.evaluate('globalThis.groups?.join(" ")')).toContain('group(disc)');
});

for (const [what, { route, open, moves, ...one }] of Object.entries(COMING)) {
  test(`${what} moves as it comes, and shifts nothing; not for visitors who mind motion`, async ({
    browser,
  }) => {
    const viewport = { width: 'width' in one ? one.width : 1440, height: 900 };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({ reducedMotion, viewport });
      await page.addInitScript(NOTE_STARTS);
      await openWith(page, route);
      await page.keyboard.press('Shift');
      await expectHydrated(page);
      await open(page);
      const started = () => page.evaluate<string>('globalThis.started.join(" ")');
      if (reducedMotion === 'no-preference') await expect.poll(started).toContain(moves);
      else expect(await started()).toBe('');
      expect(await layoutShifts(page)).toBe(0);
      await page.close();
    }
  });
}

test.describe('dialogs', () => {
  for (const [route, name] of [
    ['/resources/case-studies', /^Read More/],
    ['/about-us/our-team', /^View Profile/],
    ['/accelerators', /^More Features/],
  ] as const) {
    test(`on ${route} grow out of their card and leave to it`, async ({ page }) => {
      await page.addInitScript(NOTE_GROUPS);
      await openWith(page, route);
      await page.getByRole('button', { name }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.poll(() => groups(page)).toContain('group(picture)');
      await page.evaluate('globalThis.groups.length = 0');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => groups(page)).toMatch(/group\(picture\).*old\(dialog\)/);
      await expect(page.getByRole('button', { name }).first()).toBeFocused();
      expect(await layoutShifts(page)).toBe(0);
    });
  }

  for (const width of [768, 1440])
    test(`show their figures without scrolling, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/resources/case-studies');
      await page
        .getByRole('button', { name: /^Read More/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const figures = dialog.locator('ul').first();
      await expect(figures).toBeVisible();
      const rooms = await dialog.evaluate((element) => {
        const foot = element.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        const list = element.querySelector('ul')?.getBoundingClientRect().bottom ?? Infinity;
        const picture = element.querySelector('img')?.getBoundingClientRect();
        const title = element.querySelector('section p')?.getBoundingClientRect().bottom ?? 0;
        return { foot, list, title, picture: picture?.height, under: picture?.bottom };
      });
      // The title is beside the picture, which so costs no height.
      expect(rooms.title).toBeLessThan(rooms.under ?? 0);
      expect(rooms.list).toBeLessThan(rooms.foot);
      expect(Math.round(rooms.picture ?? Infinity)).toBeLessThanOrEqual(220);
    });
});

test('whoever minds motion sees none of it', async ({ browser }) => {
  const page = await browser.newPage(STILL);
  await page.addInitScript(NOTE_GROUPS);
  await openWith(page, '/about-us/our-team');
  expect(await followers(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('footer a[href="/accelerators"]').click();
  await expect(page.locator('[data-hero]')).toBeVisible();
  expect(await groups(page)).toBe('');
  await page.close();
});

test('arrows move on under the pointer, and shift nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [route, hovered] of [
    ['/', 'main li:has(a[href="/services/agentforce"])'],
    ['/resources/blog', 'main li a'],
  ] as const) {
    await openWith(page, route);
    const link = page.locator(hovered).first();
    const arrow = link.locator('svg').last();
    const place = () => arrow.evaluate((svg) => svg.getBoundingClientRect().x);
    await link.scrollIntoViewIfNeeded();
    const before = await place();
    await link.hover();
    await expect.poll(place).toBeGreaterThan(before + 2);
    expect(await layoutShifts(page)).toBe(0);
  }
});
