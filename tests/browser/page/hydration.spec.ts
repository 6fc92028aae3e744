import type { Locator, Page } from '@playwright/test';
import { holdRequests, SCRIPTS } from '../support/hold-requests.ts';
import { expectHydrated, expectNotHydrated } from '../support/hydrated.ts';
import { skipUnlessPointerHovers } from '../support/skip.ts';
import { expect, test } from '../support/test.ts';
import { PART, PLAY, THEME } from '../../../renderer/contract.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Highlights' });

/** One of every kind of control, and what a press on it brings about. */
const CONTROLS = [
  {
    kind: 'a link to a page',
    at: '/services/staffing',
    find: (page: Page) => page.getByRole('contentinfo').locator('a[href="/accelerators"]'),
    expectDone: (page: Page) => expect(page).toHaveTitle(/accelerators/),
    keys: ['Enter'],
  },
  {
    kind: 'a button that opens a dialog',
    at: '/resources/case-studies',
    find: (page: Page) => page.getByRole('button', { name: /^Read More/ }).first(),
    expectDone: (page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    kind: 'the button of the inquiry form',
    at: '/',
    find: (page: Page) => page.getByRole('button', { name: 'Send Inquiry' }).first(),
    expectDone: (page: Page) => expect(page.getByLabel('First Name *')).toBeFocused(),
  },
  {
    kind: 'a dropdown menu',
    at: '/services/staffing',
    find: (page: Page) => page.getByRole('button', { name: 'Services', exact: true }).first(),
    expectDone: (page: Page) => expect(page.locator(`[${PART}=content]:visible`)).toHaveCount(1),
  },
  {
    kind: 'the switch of the theme',
    at: '/services/staffing',
    find: (page: Page) => page.getByRole('button', { name: 'Switch theme' }),
    expectDone: (page: Page) => expect(page.locator('html')).toHaveAttribute(THEME, 'dark'),
  },
  {
    kind: 'the button of the menu on a narrow screen',
    at: '/services/staffing',
    width: 390,
    find: (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: /(Open|Close) menu/ }),
    expectDone: (page: Page) => expect(page.locator('#menu')).toBeVisible(),
  },
  {
    kind: 'an arrow of a carousel',
    at: '/about-us/life-at-4ce',
    find: (page: Page) => page.getByRole('button', { name: 'Next image' }),
    expectDone: (page: Page) => expect(page.getByText(/^2 of 4/).last()).toBeVisible(),
  },
  {
    kind: 'a name in the picker of the banner',
    at: '/',
    find: (page: Page) => banner(page).getByRole('button', { name: 'Digital transformation' }),
    expectDone: (page: Page) =>
      expect(banner(page).locator('button[aria-current]')).toHaveText('Digital transformation'),
  },
  {
    kind: 'the pause button of a carousel',
    at: '/about-us/life-at-4ce',
    find: (page: Page) => page.locator(`[${PLAY}]`),
    expectDone: (page: Page) =>
      expect(page.getByRole('button', { name: 'Play images' })).toBeVisible(),
  },
];

for (const { kind, at, width = 1440, find, expectDone, keys = ['Enter', 'Space'] } of CONTROLS) {
  test(`no first press is lost: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const presses = [
      // Without the hover before it, as a finger does it.
      () => find(page).dispatchEvent('click'),
      ...keys.map((key) => async () => {
        await find(page).focus();
        await page.keyboard.press(key);
      }),
    ];
    for (const press of presses) {
      // A visitor's first press is surely there before them.
      const release = await holdRequests(page, SCRIPTS);
      await page.goto(at);
      await page.evaluate(() => localStorage.clear());
      await press();
      if (keys.includes('Space')) await expectNotHydrated(page);
      release();
      await expectDone(page);
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

/** A press on a dropdown menu by each of the ways that visitors have. */
const PRESSES: { way: string; hasTouch?: boolean; press: (trigger: Locator) => Promise<void> }[] = [
  { way: 'mouse', press: (trigger) => trigger.click() },
  {
    way: 'keyboard',
    press: async (trigger) => {
      await trigger.focus();
      await trigger.press('Enter');
    },
  },
  { way: 'touch', hasTouch: true, press: (trigger) => trigger.tap() },
];

for (const { way, hasTouch = false, press } of PRESSES) {
  test.describe(`a press on the navigation before it is hydrated, by ${way}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, hasTouch });

    for (const isPageHydrated of [false, true]) {
      const when = isPageHydrated ? 'the rest of the page is' : 'anything is';
      test(`is done once, before ${when} hydrated`, async ({ page }) => {
        const scripts = isPageHydrated ? '**/assets/Navigation-*.js' : SCRIPTS;
        await page.clock.install();
        const asked = page.waitForRequest(scripts);
        const release = await holdRequests(page, scripts);
        await page.goto('/services/staffing');
        const trigger = page.getByRole('button', { name: 'Services', exact: true }).first();
        if (isPageHydrated) {
          await page.keyboard.press('Shift');
          await expectHydrated(page);
        }
        const seen = await trigger.evaluateHandle(watchTrigger);
        await press(trigger);
        if (!isPageHydrated) await expectNotHydrated(page);
        await asked;
        release();
        await expect(page.locator(`[${PART}=content]:visible`)).toHaveCount(1);
        // Longer than a hover takes to open a menu and a pointer that has left to close it.
        await page.clock.runFor(600);
        expect(await seen.jsonValue()).toEqual({ pressed: 1, repeated: 1, states: ['true'] });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

/** Notes the clicks on a menu's button, the visitor's and those by script, and every change of what it says. */
function watchTrigger(trigger: Element) {
  const seen = { pressed: 0, repeated: 0, states: new Array<string | null>() };
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Node && trigger.contains(event.target))
        seen[event.isTrusted ? 'pressed' : 'repeated'] += 1;
    },
    true,
  );
  const observer = new MutationObserver(() => {
    const state = trigger.getAttribute('aria-expanded');
    if (state !== (seen.states.at(-1) ?? 'false')) seen.states.push(state);
  });
  observer.observe(trigger, { attributeFilter: ['aria-expanded'] });
  return seen;
}

test('a second press while the script is under way counts too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/services/staffing');
  const toggle = page.getByRole('banner').getByRole('button', { name: /(Open|Close) menu/ });
  await toggle.dispatchEvent('click');
  await toggle.dispatchEvent('click');
  await expectNotHydrated(page);
  release();
  await expectHydrated(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the first key in the banner is not lost either', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectNotHydrated(page);
  release();
  await expect(banner(page).locator('button[aria-current]')).toHaveText('Implementation');
});

/** Something that a visitor rests on, and what the script makes of it when it comes. */
const RESTS = [
  {
    where: 'the pointer on a button',
    at: '/services/staffing',
    rest: (page: Page) => page.getByRole('button', { name: 'Switch theme' }).hover(),
    expectKnown: (page: Page) =>
      expect(page.locator('[popover=manual]:popover-open')).toHaveText(
        /^Switch theme: (Dark|Light)$/,
      ),
  },
  {
    where: 'the pointer on a menu',
    at: '/services/staffing',
    rest: (page: Page) =>
      page.getByRole('button', { name: 'Services', exact: true }).first().hover(),
    expectKnown: (page: Page) => expect(page.locator(`[${PART}=content]:visible`)).toHaveCount(1),
  },
  {
    // It stops what moves by itself.
    where: 'the focus in a carousel',
    at: '/',
    rest: (page: Page) => banner(page).getByRole('button', { name: 'Next slide' }).focus(),
    expectKnown: (page: Page) =>
      expect(banner(page).getByRole('button', { name: 'Play slides' })).toBeVisible(),
  },
];

for (const { where, at, rest, expectKnown } of RESTS) {
  test(`what rests there when the script comes counts: ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(at);
    if (where.startsWith('the pointer')) await skipUnlessPointerHovers(page);
    await rest(page);
    await expectNotHydrated(page);
    release();
    await expectKnown(page);
  });
}

test('the address of a dialog opens it', async ({ page }) => {
  await page.goto('/#inquiry');
  await expect(page.getByRole('dialog', { name: 'Get In Touch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});
