import { expectAccessible, waitUntilStill } from '../support/axe.ts';
import { expectHydrated, goBack } from '../support/hydrated.ts';
import { fillInquiry, openInquiry, TOKEN } from '../support/inquiry-form.ts';
import { expect, lookTest, test } from '../support/test.ts';

lookTest(
  'the button opens the dialog; fields, labels and order are those of the specification',
  async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    await page
      .locator('.glide__slide--active')
      .getByRole('button', { name: 'Send Inquiry' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Get In Touch' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    await expect(dialog.locator('label:visible')).toHaveText([
      'First Name *',
      'Last Name *',
      'Email *',
      'Phone',
      'Company Name',
      'Country',
      'Message *',
    ]);
    await expect(dialog.getByLabel('Email *')).toHaveAttribute('type', 'email');
    await expect(dialog.getByLabel('Phone')).toHaveAttribute('type', 'tel');
    await expect(dialog.getByLabel('Message *')).toHaveAttribute('rows', '4');
    await expect(page).toHaveURL('/#inquiry');
  },
);

lookTest(
  'Cancel, ×, Escape, the scrim and Back close it and give the focus back',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    const opener = page
      .locator('.glide__slide--active')
      .getByRole('button', { name: 'Send Inquiry' });
    const dialog = page.getByRole('dialog', { name: 'Get In Touch' });
    for (const close of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => goBack(page),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(page.getByLabel('First Name *')).toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(opener).toBeFocused();
    }
  },
);

test('a form that comes before the next frame keeps the focus', async ({ page }) => {
  // Frames of a busy machine, each later than the form.
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1500);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
  });
  await openInquiry(page);
  // The library looks where the focus belongs in the next frame.
  await page.waitForTimeout(2500);
  await expect(page.getByLabel('First Name *')).toBeFocused();
});

lookTest(
  'missing and malformed fields are marked, and the first of them has the focus',
  { tag: '@core' },
  async ({ page }) => {
    await openInquiry(page);
    await page.getByLabel('First Name *').fill('Dana');
    await page.getByLabel('Last Name *').fill('   ');
    await page.getByLabel('Email *').fill('dana@');
    await page.getByRole('button', { name: 'Send Inquiry' }).last().click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Required information is missing');
    await expect(alert).toContainText(
      'Please complete all mandatory fields before sending the inquiry.',
    );
    await expect(page.getByLabel('Last Name *')).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(page.getByLabel('Last Name *')).toHaveAccessibleDescription(
      'Enter your last name',
    );
    await expectAccessible(page);
  },
);

lookTest(
  'takes exactly the addresses that the browser itself takes in an email input',
  { tag: '@core' },
  async ({ page }) => {
    await openInquiry(page);
    await fillInquiry(page);
    await page.route(TOKEN, (route) => route.fulfill({ json: {} }));
    // Without a message nothing is sent, and every field is judged.
    await page.getByLabel('Message *').fill('');
    const email = page.getByLabel('Email *');
    const judged: [string, boolean][] = [];
    const expected: [string, boolean][] = [];
    for (const address of [
      'a@b',
      ' dana@example.com ',
      `${'x'.repeat(100)}@example.com`,
      ".!#$%&'*+/=?^_`{|}~-@example.com",
      'dana@exämple.com',
      'dänä@example.com',
      'dana@example..com',
      'dana@-example.com',
      'dana@example.com.',
      'two words@example.com',
      'dana@10.0.0.1',
    ]) {
      await email.fill(address);
      await page.getByRole('button', { name: 'Send Inquiry' }).last().click();
      await expect(page.getByLabel('Message *')).toHaveAttribute('aria-invalid', 'true');
      const isValid = await email.evaluate((input: HTMLInputElement) => input.checkValidity());
      expected.push([address, isValid]);
      judged.push([address, (await email.getAttribute('aria-invalid')) !== 'true']);
    }
    expect(judged).toEqual(expected);
  },
);

lookTest('closing forgets what was typed', async ({ page }) => {
  await openInquiry(page);
  await fillInquiry(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openInquiry(page);
  await expect(page.getByLabel('First Name *')).toHaveValue('');
});

lookTest('a field with an error keeps its red border under the pointer', async ({ page }) => {
  await openInquiry(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send Inquiry' }).click();
  const lastName = page.getByLabel('Last Name *');
  await expect(lastName).toHaveAttribute('aria-invalid', 'true');
  await waitUntilStill(page);
  const email = page.getByLabel('Email *');
  const border = await email.evaluate((input) => getComputedStyle(input).borderColor);
  await lastName.hover();
  await waitUntilStill(page);
  await expect(lastName).toHaveCSS('border-color', border);
});

test('the error of the last field is in view at 900 px, above the row of buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInquiry(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('form button[type=submit]').click();
  const message = page.getByLabel('Message *');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await message.focus();
  const id = await message.getAttribute('aria-describedby');
  const error = await page.locator(`[id="${id}"]`).boundingBox();
  const row = await dialog.locator('form > :last-child').boundingBox();
  expect((error?.y ?? Infinity) + (error?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
});
