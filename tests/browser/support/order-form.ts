import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stringify } from 'yaml';
import { expect } from './test.ts';

const FORM = {
  title: 'Order bread',
  subtitle: 'We bake it for the day that you name.',
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, hint: 'Tell us your name' },
    { name: 'email', type: 'email', label: 'E-mail', required: true, help: 'For the answer.' },
    { name: 'phone', type: 'phone', label: 'Phone' },
    { name: 'loaves', type: 'number', label: 'Loaves', required: true, minimum: 1, maximum: 20 },
    { name: 'day', type: 'date', label: 'Day', required: true, earliest: '2027-01-01' },
    { name: 'bread', type: 'choice', label: 'Bread', options: ['Rye', 'Wheat'], required: true },
    { name: 'extras', type: 'choices', label: 'Extras', options: ['Jam', 'Egg'], required: true },
    { name: 'wish', type: 'long-text', label: 'Wishes', minLength: 5 },
    { name: 'agreed', type: 'consent', label: 'I have read [the notes](/order).', required: true },
  ],
  button: 'Order now',
  messages: { sent: 'We have your order.', failed: 'Call [the shop](tel:+441234567890).' },
  deliver: [{ to: 'email', address: 'orders@alder-row.example' }],
};

const ARABIC = {
  title: 'اطلب الخبز',
  subtitle: 'نخبزه لليوم الذي تختاره.',
  fields: {
    name: { label: 'الاسم', hint: 'اكتب اسمك' },
    email: { label: 'البريد الإلكتروني', help: 'لنجيبك.' },
    phone: { label: 'الهاتف' },
    loaves: { label: 'عدد الأرغفة' },
    day: { label: 'اليوم' },
    bread: { label: 'الخبز', options: { Rye: 'جاودار', Wheat: 'قمح' } },
    extras: { label: 'إضافات', options: { Jam: 'مربى', Egg: 'بيض' } },
    wish: { label: 'رغبات' },
    agreed: { label: 'قرأت [الملاحظات](/ar/order).' },
  },
  button: 'اطلب الآن',
  messages: { sent: 'وصلنا طلبك.', failed: 'اتصل بنا.' },
};

/** An answer to each field, as it has to arrive. */
export const ANSWERS = {
  name: 'Ann Ives',
  email: 'ann@example.com',
  phone: '01234 5678',
  loaves: '3',
  day: '2027-05-04',
  bread: 'Wheat',
  extras: ['Egg'],
  wish: 'Well done, please',
  agreed: 'yes',
};

/** Writes the form into a site, in English and Arabic, with a page that holds it, `/order`, and one that links to it, `/ask`. */
export function layOrderForm(site: string): void {
  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(
    join(site, 'site.yaml'),
    settings.replace('language: en-GB', 'language: en\nlanguages: [en, ar]'),
  );
  const pages = {
    order: [
      { type: 'hero', title: 'Fresh bread' },
      { type: 'form', form: 'order' },
    ],
    ask: [{ type: 'hero', title: 'Bread', action: { label: 'Order bread', href: '#order' } }],
  };
  mkdirSync(join(site, 'forms'));
  mkdirSync(join(site, 'pages/ar'));
  writeFileSync(join(site, 'forms/order.yaml'), stringify(FORM));
  writeFileSync(join(site, 'forms/order.ar.yaml'), stringify(ARABIC));
  for (const [name, blocks] of Object.entries(pages)) {
    for (const folder of ['pages', 'pages/ar'])
      writeFileSync(join(site, folder, `${name}.yaml`), stringify({ title: name, blocks }));
  }
}

/** Fills in every field as a visitor does who has no mouse; the focus is on the first. */
export async function fillByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  const typeInto = async (label: string, text: string) => {
    await expect(page.getByLabel(label)).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await typeInto('Name *', ANSWERS.name);
  await typeInto('E-mail *', ANSWERS.email);
  await typeInto('Phone', ANSWERS.phone);
  await typeInto('Loaves *', ANSWERS.loaves);
  // How a date is typed is the browser's business.
  await expect(page.getByLabel('Day *')).toBeFocused();
  await page.getByLabel('Day *').fill(ANSWERS.day);
  await page.getByLabel('Bread *').focus();
  await keyboard.press('W');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Jam')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await typeInto('Wishes', ANSWERS.wish);
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'the notes' })).toBeFocused();
  await keyboard.press('Tab');
}
