import { follow, goBack, openHydrated, scrollDown, scrollPosition } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a new page starts at its top, with the focus on its main heading', async ({ page }) => {
  await openHydrated(page, '/services/consulting');
  await scrollDown(page, 700);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});

test('title, description and canonical address follow the page', async ({ page }) => {
  await openHydrated(page, '/services/consulting');
  const description = page.locator('meta[name=description]');
  const before = await description.getAttribute('content');
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/accelerators$/);
  expect(await description.getAttribute('content')).not.toBe(before);
});

test('Back and Forward lead to where each page was left', async ({ page }) => {
  await openHydrated(page, '/services/consulting');
  await scrollDown(page, 700);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await scrollDown(page, 400);
  await goBack(page);
  await expect(page).toHaveTitle(/[Cc]onsulting/);
  await expect.poll(() => scrollPosition(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle(/blog/);
  await expect.poll(() => scrollPosition(page)).toBe(400);
});

test('after Back the focus is on what is in view', async ({ page }) => {
  await openHydrated(page, '/services/consulting');
  await scrollDown(page, 700);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await goBack(page);
  await expect(page).toHaveTitle(/[Cc]onsulting/);
  await expect.poll(() => scrollPosition(page)).toBe(700);
  await expect(page.locator('main :is(h1, h2, h3):focus')).toBeInViewport();
});

test('after a reload the position is kept, and Back still leads to where the page was left', async ({
  page,
}) => {
  await openHydrated(page, '/services/consulting');
  await scrollDown(page, 700);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await scrollDown(page, 400);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(400);
  // Nothing has hydrated the page; Back has to.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/services/consulting');
  await expect(page).toHaveTitle(/[Cc]onsulting/);
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test('a dialog and its Back leave the page where it is', async ({ page }) => {
  await openHydrated(page, '/resources/case-studies');
  await scrollDown(page, 600);
  const opener = page.getByRole('button', { name: /^Read More/ }).nth(1);
  const before = await scrollPosition(page);
  await opener.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrollPosition(page)).toBe(before);
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrollPosition(page)).toBe(before);
});

test('a link to the page that shows leads to its top', async ({ page }) => {
  await openHydrated(page, '/');
  await scrollDown(page, 900);
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('a link is fetched when it is pointed at, and its data is kept for five minutes', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/services/consulting');
  const fetches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page.json')) fetches.push(new URL(request.url()).pathname);
  });
  const quickLink = page.getByRole('contentinfo').locator('a[href="/accelerators"]');
  await quickLink.focus();
  await expect.poll(() => fetches).toEqual(['/accelerators/page.json']);
  await quickLink.click();
  await expect(page).toHaveTitle(/accelerators/);
  await goBack(page);
  await expect(page).toHaveTitle(/[Cc]onsulting/);
  await follow(page, '/accelerators');
  await expect(page).toHaveTitle(/accelerators/);
  const ofAccelerators = () => fetches.filter((path) => path.startsWith('/acc')).length;
  expect(ofAccelerators()).toBe(1);
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  await page.clock.fastForward('05:01');
  await follow(page, '/accelerators');
  await expect.poll(ofAccelerators).toBe(2);
});

test('one page fades into the next, but not where motion is unwelcome', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'stock Firefox ignores the emulation of reduced motion');
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.faded = 'yes';
      return original(update);
    };
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openHydrated(page, '/services/consulting');
    await follow(page, '/accelerators');
    await expect(page).toHaveTitle(/accelerators/);
    await expect(page.locator('h1')).toBeFocused();
    const faded = await page.locator('html').getAttribute('data-faded');
    expect(faded).toBe(reducedMotion === 'reduce' ? null : 'yes');
  }
});

test('nothing keeps a page out of the back/forward cache, and it answers when it comes back', async ({
  page,
}) => {
  // The browsers of tests do not have that cache, so what would keep a page out of it is looked for.
  await page.addInitScript(`
    window.listeners = [];
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listeners.push(type);
      return listen.call(this, type, ...rest);
    };
  `);
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto('/services/consulting');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  await openHydrated(page, '/services/consulting#inquiry');
  await expect(page.getByLabel('First Name *')).toBeFocused();
  await page.keyboard.press('Escape');
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  const listeners = await page.evaluate<string[]>('listeners');
  expect(listeners).toContain('pagehide');
  expect(listeners.filter((type) => /unload/.test(type))).toEqual([]);

  await scrollDown(page, 500);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrollPosition(page)).toBe(500);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
});
