import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { crmEnvironment, FakeCrm } from '../../../test-support/gateway/fake-crm.ts';
import { startServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';

/* The form in a browser, through the site's own gateway, to a CRM that fails when told to. */

test.describe.configure({ mode: 'serial' });

const crm = new FakeCrm();
let folder = '';
let server: ChildProcess | undefined;
let address = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  await crm.start();
  ({ address, process: server } = await startServer({ DATA_DIR: folder, ...crmEnvironment(crm) }));
});

test.afterAll(async () => {
  server?.kill();
  await crm.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function send(page: Page, message: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}/services/consulting#inquiry`);
  await page.getByLabel('First Name *').fill('Dana');
  await page.getByLabel('Last Name *').fill('Whitfield');
  await page.getByLabel('Email *').fill('dana@example.com');
  await page.getByLabel('Message *').fill(message);
  await page.getByRole('dialog').getByRole('button', { name: 'Send Inquiry' }).click();
}

test(
  'an inquiry becomes a lead in the CRM, as it was typed',
  { tag: '@core' },
  async ({ page }) => {
    await send(page, 'Zoë wants “quotes” & <tags> 🙂');
    await expect(page.getByRole('status')).toContainText('Thank you!');
    await expect.poll(() => crm.leads.length).toBe(1);
    expect(JSON.parse(crm.leads[0]?.body ?? '')).toMatchObject({
      firstName: 'Dana',
      description: 'Zoë wants “quotes” & <tags> 🙂',
      companyName: '',
    });
  },
);

test('the same content again is thanked again and makes no second lead', async ({ page }) => {
  await send(page, 'Once is enough.');
  await expect(page.getByRole('status')).toContainText('Thank you!');
  await expect.poll(() => crm.leads.length).toBe(2);
  await send(page, 'Once is enough.');
  await expect(page.getByRole('status')).toContainText('Thank you!');
  expect(crm.leads.length).toBe(2);
});

test.describe('twice', () => {
  // The form says in the console why an inquiry was not taken.
  test.use({ mayComplain: true });

  test('the same content from somebody else is what the specified text says', async ({ page }) => {
    await send(page, 'Once is enough.');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We have already received your enquiry');
    await expect(page.getByLabel('Message *')).toHaveValue('Once is enough.');
    expect(crm.leads.length).toBe(2);
  });
});

test('with the CRM down the visitor is thanked, and the lead arrives when it is back', async ({
  page,
}) => {
  crm.mode = '500';
  await send(page, 'Sent while the CRM was away.');
  await expect(page.getByRole('status')).toContainText('Thank you!');
  expect(crm.leads.length).toBe(2);
  crm.mode = 'ok';
  await expect.poll(() => crm.leads.length, { timeout: 45_000 }).toBe(3);
});

test('what a program types into the hidden field never reaches the CRM', async ({ page }) => {
  await page.goto(`${address}/services/consulting#inquiry`);
  await page.getByLabel('First Name *').fill('Bot');
  await page.locator('input[name=your-website]').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'https://spam.example',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByLabel('Last Name *').fill('Bot');
  await page.getByLabel('Email *').fill('bot@example.com');
  await page.getByLabel('Message *').fill('Buy now');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you!');
  await page.waitForTimeout(1000);
  expect(crm.leads.filter(({ body }) => body.includes('Buy now'))).toEqual([]);
});

test.describe('with the server gone', () => {
  test.use({ mayComplain: true });

  test('the fields stay and a mail is offered', async ({ page }) => {
    await page.goto(`${address}/services/consulting#inquiry`);
    await page.getByLabel('First Name *').fill('Dana');
    await page.getByLabel('Last Name *').fill('Whitfield');
    await page.getByLabel('Email *').fill('dana@example.com');
    await page.getByLabel('Message *').fill('Nobody is there.');
    server?.kill('SIGKILL');
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(
      page.getByRole('link', { name: 'Not sure it arrived? Send it by e-mail' }),
    ).toBeVisible();
    await expect(page.getByLabel('Message *')).toHaveValue('Nobody is there.');
  });
});
