import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The two calls of the protocol. */
export const TOKEN = '**/crm/services/oauth2/token';
export const LEAD = '**/crm/services/apexrest/createLead';

/** What is answered, by label. */
export const FILLED = {
  'First Name *': 'Dana',
  'Last Name *': 'Whitfield',
  'Email *': 'dana@example.com',
  'Message *': 'We run Sales Cloud for 60 users.',
};

/** Opens a page with the form for inquiries open. */
export async function openInquiry(page: Page): Promise<void> {
  // From elsewhere, because a browser does not load a document again that it shows already.
  await page.goto('about:blank');
  await page.goto('/services/consulting#inquiry');
  await expect(page.getByRole('dialog', { name: 'Get In Touch' })).toBeVisible();
  await expect(page.getByLabel('First Name *')).toBeFocused();
}

export async function fillInquiry(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(FILLED)) await page.getByLabel(label).fill(value);
}
