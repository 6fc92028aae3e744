import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { openHydrated } from '../support/hydrated.ts';
import { ANSWERS, fillByKeyboard, layOrderForm } from '../support/order-form.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* A second form, with a field of every type: in the page, as a dialog, and in Arabic. */

const LEAD = '**/crm/services/apexrest/createLead?form=order';

// One build of the site: the tests follow one another.
test.describe.configure({ mode: 'default' });

const NEWSLETTER = `  newsletter:
    text: Fresh bread, and when.
    action: { label: Subscribe, href: '#order' }
    field: Where to write to
  social: []
`;

const served = servedSite(() => {
  const site = copySecondSite();
  layOrderForm(site);
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(join(site, 'site.yaml'), settings.replace('  social: []\n', NEWSLETTER));
  return site;
});

/** Answers both calls, and gives what the second one carries. */
async function takeOrders(page: Page, status = 200): Promise<Request[]> {
  const orders: Request[] = [];
  await page.route('**/crm/services/oauth2/token', (route) =>
    route.fulfill({ json: { access_token: 'token' } }),
  );
  await page.route(LEAD, (route) => {
    orders.push(route.request());
    return route.fulfill({ status, json: { success: status === 200 } });
  });
  return orders;
}

/** What a control is described by, in words. */
function description(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

for (const route of ['/order', '/ar/order']) {
  lookTest(
    `${route} is accessible in both themes and fits on the narrowest screen`,
    async ({ page }) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(served.address + route);
        await expectAccessibleInBothThemes(page);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
      }
    },
  );
}

test('every field is filled in and the form sent by keyboard; thanks take the focus', async ({
  page,
}) => {
  const orders = await takeOrders(page);
  await openHydrated(page, `${served.address}/order`);
  await page.getByLabel('Name *').focus();
  await fillByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Order now' })).toBeFocused();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('status').filter({ hasText: 'We have your order.' });
  await expect(thanks).toBeFocused();
  await expect(page.getByLabel('Name *')).toHaveCount(0);
  expect(orders.map((request) => request.postDataJSON())).toEqual([ANSWERS]);
  await expectAccessible(page, 'main');
});

test('what is missing is announced and marked, and the first of it gets the focus', async ({
  page,
}) => {
  const orders = await takeOrders(page);
  await openHydrated(page, `${served.address}/order`);
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Name *')).toBeFocused();
  await expect(page.getByLabel('Name *')).toHaveAccessibleDescription('Tell us your name');
  await expect(page.getByLabel('E-mail *')).toHaveAccessibleDescription(/^For the answer\. .+/);
  for (const label of ['Loaves *', 'Day *', 'Bread *', 'Jam', 'Egg', /I have read/]) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    expect(await description(page.getByLabel(label)), String(label)).not.toBe('');
  }
  for (const label of ['Phone', 'Wishes'])
    await expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid');
  await expectAccessibleInBothThemes(page, 'main');
  await page.getByLabel('Name *').fill('Ann');
  await expect(page.getByLabel('Name *')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Day *')).toHaveAttribute('aria-invalid', 'true');
  expect(orders).toEqual([]);
});

test('an answer that cannot be right is told from one that is missing', async ({ page }) => {
  const orders = await takeOrders(page);
  await openHydrated(page, `${served.address}/order`);
  const wrong = [
    ['E-mail *', 'ann@', 'such as name@example.com'],
    ['Loaves *', '0', '1'],
    ['Day *', '2026-12-31', 'January 1, 2027'],
    ['Wishes', 'no', '5'],
  ] as const;
  await page.getByLabel('Name *').fill('Ann');
  for (const [label, text] of wrong) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.getByLabel('E-mail *')).toBeFocused();
  for (const [label, , said] of wrong)
    expect(await description(page.getByLabel(label)), label).toContain(said);
  await page.getByLabel('Loaves *').fill('21');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect.poll(() => description(page.getByLabel('Loaves *'))).toContain('20');
  expect(orders).toEqual([]);
});

test.describe('when sending fails', () => {
  test.use({ mayComplain: true });

  test('it says so, keeps the answers and offers a mail with them', async ({ page }) => {
    await takeOrders(page, 503);
    await openHydrated(page, `${served.address}/order`);
    await page.getByLabel('Name *').focus();
    await fillByKeyboard(page);
    await page.keyboard.press('Enter');
    const note = page.getByRole('alert').filter({ hasText: 'Call the shop.' });
    await expect(note).toBeFocused();
    await expect(note.getByRole('link', { name: 'the shop' })).toBeVisible();
    await expect(page.getByLabel('Name *')).toHaveValue(ANSWERS.name);
    await expect(page.getByLabel('Egg')).toBeChecked();
    const mail = await note.getByRole('link', { name: /e-mail/ }).getAttribute('href');
    const body = decodeURIComponent(mail ?? '');
    for (const answer of Object.values(ANSWERS).flat()) expect(body).toContain(answer);
    await expectAccessible(page, 'main');
  });
});

test('while it is sent the button says so, and nothing can be changed', async ({ page }) => {
  await takeOrders(page);
  const held: Route[] = [];
  await page.route(LEAD, (route) => {
    held.push(route);
  });
  await openHydrated(page, `${served.address}/order`);
  await page.getByLabel('Name *').focus();
  await fillByKeyboard(page);
  await page.keyboard.press('Enter');
  const button = page.locator('main button[type=submit]');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  await expect(page.getByLabel('Name *')).toBeDisabled();
  // Before it the gateway is asked for a token.
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fallback();
  await expect(page.getByText('We have your order.')).toBeVisible();
});

test('a link to its name opens the same form as a dialog, which closes once it is sent', async ({
  page,
}) => {
  const orders = await takeOrders(page);
  await openHydrated(page, `${served.address}/ask`);
  await page.getByRole('button', { name: 'Order bread' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order bread' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Name *')).toBeFocused();
  await expect(page).toHaveURL(`${served.address}/ask#order`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Order now' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Name *')).toBeFocused();
  await fillByKeyboard(page);
  await dialog.getByRole('button', { name: 'Order now' }).press('Enter');
  await expect(dialog.getByText('We have your order.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(orders.map((request) => request.postDataJSON())).toEqual([ANSWERS]);
});

test('in Arabic it is written from right to left, and sends the answers of the original', async ({
  page,
}) => {
  const orders = await takeOrders(page);
  await openHydrated(page, `${served.address}/ar/order`);
  await page.getByRole('button', { name: 'اطلب الآن' }).click();
  await expect(page.getByLabel('الاسم *')).toHaveAccessibleDescription('اكتب اسمك');
  await page.getByLabel('الاسم *').fill(ANSWERS.name);
  await page.getByLabel('البريد الإلكتروني *').fill(ANSWERS.email);
  await page.getByLabel('الهاتف').fill(ANSWERS.phone);
  await page.getByLabel('عدد الأرغفة *').fill(ANSWERS.loaves);
  await page.getByLabel('اليوم *').fill(ANSWERS.day);
  const bread = page.getByLabel('الخبز *');
  // Its arrow is as far from the border as the words of other fields are, and at the end of the line.
  await expect(bread).toHaveCSS('background-position', '20px 50%');
  await bread.selectOption({ label: 'قمح' });
  await page.getByLabel('بيض').check();
  await page.getByLabel('رغبات').fill(ANSWERS.wish);
  await page.getByLabel(/قرأت/).check();
  const box = await page.getByLabel('بيض').boundingBox();
  const words = await page.getByText('بيض', { exact: true }).boundingBox();
  expect(box?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  await page.getByRole('button', { name: 'اطلب الآن' }).click();
  await expect(page.getByText('وصلنا طلبك.')).toBeVisible();
  expect(orders.map((request) => request.postDataJSON())).toEqual([ANSWERS]);
});

lookTest('as a dialog it is in the language of the page, too', async ({ page }) => {
  await openHydrated(page, `${served.address}/ar/ask#order`);
  const dialog = page.getByRole('dialog', { name: 'اطلب الخبز' });
  await expect(dialog.getByLabel('الاسم *')).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'قمح' })).toHaveAttribute('value', 'Wheat');
});

test.describe('without JavaScript', () => {
  for (const [route, said] of [
    ['/order', 'Please write to us instead'],
    ['/ar/order', 'hello@alder-row.example'],
    ['/ask#order', 'We bake it for the day that you name.'],
  ] as const) {
    lookTest(
      `${route} says how to write instead, and shows no form that does nothing`,
      async ({ pageWithoutScript: page }) => {
        await page.goto(served.address + route);
        await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
        const instead = page.locator('.without-script').filter({ hasText: said });
        await expect(instead.first()).toBeVisible();
        const mail = instead.first().getByRole('link', { name: 'hello@alder-row.example' });
        await expect(mail).toHaveAttribute('href', 'mailto:hello@alder-row.example');
      },
    );
  }
});

test('the email field of the footer opens the form with what was typed, also before the page is hydrated', async ({
  page,
}) => {
  const orders = await takeOrders(page);
  await page.goto(`${served.address}/ask`);
  const field = page.getByLabel('Where to write to');
  await field.fill(ANSWERS.email);
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order bread' });
  await expect(dialog.getByLabel('E-mail *')).toHaveValue(ANSWERS.email);
  await expect(dialog.getByLabel('Name *')).toHaveValue('');
  expect(page.url()).toBe(`${served.address}/ask#order`);
  expect(orders).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  // What another button opens begins empty.
  await page.getByRole('button', { name: 'Order bread' }).click();
  await expect(dialog.getByLabel('Name *')).toBeVisible();
  await expect(dialog.getByLabel('E-mail *')).toHaveValue('');
});

test('without a script the button of the newsletter leads to how to write instead', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(`${served.address}/ask`);
  await expect(page.getByLabel('Where to write to')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '#order');
});
