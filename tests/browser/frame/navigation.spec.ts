import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { follow, openHydrated } from '../support/hydrated.ts';
import { skipUnlessPointerHovers } from '../support/skip.ts';
import { expect, lookTest, test } from '../support/test.ts';
import { PART, SCROLLED, STATE } from '../../../renderer/contract.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const SERVICES = [
  ['Consulting', '/services/consulting'],
  ['Implementation', '/services/implementation'],
  ['Salesforce Integration', '/services/salesforce-integration'],
  ['Dev. & Customization', '/services/development-customization'],
  ['Staffing', '/services/staffing'],
  ['Support & Maintenance', '/services/support-maintenance'],
];

lookTest('the bar is 85 px high and gets its shadow after 10 px of scrolling', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('header').first();
  expect((await bar.boundingBox())?.height).toBe(85);
  await page.evaluate(() => scrollTo(0, 10));
  await expect(page.locator('html')).not.toHaveAttribute(SCROLLED);
  await page.evaluate(() => scrollTo(0, 11));
  await expect(page.locator('html')).toHaveAttribute(SCROLLED, '');
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
});

lookTest(
  'the link whose address equals the path is current, and nothing else',
  async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await page.goto('/');
    await expect(current).toHaveText(['Home']);
    await page.goto('/services/consulting');
    await expect(current).toHaveText(['Consulting']);
    await page.goto('/services/aws');
    await expect(current).toHaveCount(0);
  },
);

/** Names of what carries the disc that marks where the visitor is. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header nav :is(a, button)')]
      .filter((link) =>
        ['::before', '::after'].some((part) => getComputedStyle(link, part).borderRadius === '50%'),
      )
      .filter((link) => link.checkVisibility())
      .map((link) => link.textContent),
  );

test('the open menu marks the page that shows, and its button in the bar is marked too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/services/consulting');
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(await marked(page)).toEqual(['Services']);
  await main.getByRole('button', { name: 'Services' }).click();
  const entry = main.getByRole('link', { name: 'Consulting' });
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('button', { name: 'Services' })).not.toHaveAttribute('aria-current');
  expect(await marked(page)).toEqual(['Services', 'Consulting']);
  await page.keyboard.press('Escape');
  await follow(page, '/resources/blog');
  await expect(page).toHaveTitle(/blog/);
  expect(await marked(page)).toEqual(['Resources']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Resources' })).toBeVisible();
  expect(await marked(page)).toEqual(['Resources']);
  await menu.getByRole('button', { name: 'Resources' }).click();
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(await marked(page)).toEqual(['Blog']);
});

test(
  'a dropdown opens by hover, shows the links of the specification and closes on leaving',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await skipUnlessPointerHovers(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const trigger = navigation.getByRole('button', { name: 'Services' });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const links = navigation.getByRole('link').and(page.locator('[href^="/services/"]:visible'));
    await expect(links).toHaveText(SERVICES.map(([name = '']) => name));
    for (const [name = '', href = ''] of SERVICES) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
    await page.mouse.move(700, 800);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);

lookTest(
  'dropdowns are at least 800 px and 200 px wide and stay on the screen',
  async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      for (const [name, least] of [
        ['Services', 800],
        ['Expertise', 800],
        ['Resources', 200],
        ['About Us', 200],
      ] as const) {
        const trigger = navigation.getByRole('button', { name });
        // By key: a pointer opens it by coming already, and on a busy machine its press comes late enough to close it.
        await trigger.press('Enter');
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        const box = await navigation.locator(`[${PART}=content][${STATE}=open]`).boundingBox();
        expect(box?.width, `${name} at ${width}`).toBeGreaterThanOrEqual(least);
        expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      }
    }
  },
);

/** A menu that was opened and closed once, so that the menus are there and only time decides: the clock stands still. */
async function openAndCloseMenu(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/services/staffing');
  const trigger = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Resources' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.move(600, 600);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return trigger;
}

test('what Escape has closed stays closed until it is pressed or pointed at again', async ({
  page,
}) => {
  const trigger = await openAndCloseMenu(page);
  await trigger.hover();
  // As while the page is hydrated, when React tells of it and the navigation too.
  await trigger.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.move(600, 600);
  await page.clock.runFor(1000);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.hover();
  await page.clock.runFor(1000);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('a press right after the hover has opened a menu does not close it, a later one does', async ({
  page,
}) => {
  const trigger = await openAndCloseMenu(page);
  await trigger.hover();
  await page.clock.runFor(190);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(20);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await trigger.click();
  await page.clock.runFor(200);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(400);
  await trigger.click();
  await page.clock.runFor(200);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the keyboard alone opens a menu, walks it, leaves it and follows a link',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/services/staffing');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const trigger = navigation.getByRole('button', { name: 'About Us' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: 'About Us' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about-us');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'following a link changes title, canonical and focus without loading a document',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/services/consulting');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('button', { name: 'Services' }).click();
    await navigation.getByRole('link', { name: 'Implementation' }).click();
    await expect(page).toHaveURL('/services/implementation');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle(/mplementation/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/services\/implementation$/,
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

lookTest('open menus are accessible in both themes', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the same in every browser, and slow');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Services', 'Expertise', 'Resources', 'About Us']) {
      await navigation.getByRole('button', { name }).click();
      await expect(navigation.locator(`[${PART}=content]:visible`)).toHaveCount(1);
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
    }
  }
});
