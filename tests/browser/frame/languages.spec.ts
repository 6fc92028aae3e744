import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { copySecondSite } from '../../../test-support/content/built-site.ts';
import { expectHydrated, openHydrated } from '../support/hydrated.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* A site in three languages, of which only English has all pages. */

// One build of the site: the tests follow one another.
test.describe.configure({ mode: 'default' });

const served = servedSite(() => {
  const site = copySecondSite();
  const file = join(site, 'site.yaml');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replace('language: en-GB', 'language: en\nlanguages: [en, de, ar]'));
  const navigation = [{ name: 'Startseite', href: '/de' }];
  const translations = { '/de/pruefungen': '/services/audits' };
  writeFileSync(join(site, 'site.de.yaml'), stringify({ navigation, translations }));
  const item = { slug: 'ann-miller', name: 'Ann Miller', role: 'Founder', bio: ['She measures.'] };
  const people = [
    { type: 'hero', title: 'People' },
    { type: 'team', items: [{ ...item, picture: { src: 'hills.svg' } }] },
  ];
  writeFileSync(join(site, 'pages/people.yaml'), stringify({ title: 'People', blocks: people }));
  for (const [name, title] of [
    ['de/index', 'Wärmere Häuser'],
    ['de/pruefungen', 'Energieprüfungen'],
    ['ar/index', 'منازل أدفأ'],
  ] as const) {
    mkdirSync(join(site, 'pages', name, '..'), { recursive: true });
    const page = { title, blocks: [{ type: 'hero', title }] };
    writeFileSync(join(site, 'pages', `${name}.yaml`), stringify(page));
  }
  return site;
});

test('the list of languages opens by keyboard and leads to the same page', async ({ page }) => {
  await openHydrated(page, `${served.address}/services/audits`);
  const languages = page.getByRole('navigation', { name: 'Language' });
  await languages.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(languages.getByRole('link')).toHaveText(['English', 'Deutsch', 'العربية']);
  const german = languages.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german).toHaveAttribute('hreflang', 'de');
  await german.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${served.address}/de/pruefungen`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toHaveText('Energieprüfungen');
});

lookTest('what is not translated says so in the language that was chosen', async ({ page }) => {
  await page.goto(`${served.address}/ar/services/audits`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('هذه الصفحة غير متوفرة باللغة العربية بعد.')).toBeVisible();
  const heading = page.locator('h1');
  expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'en',
  );
});

lookTest('a dialog of what stands in is in its language, too', async ({ page }) => {
  await page.goto(`${served.address}/ar/people#ann-miller`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('lang', 'en');
  await expect(dialog).toHaveAttribute('dir', 'ltr');
});

test.describe('an address without a page', () => {
  test.use({ mayComplain: true });

  test('is answered in the language of its folder, also once the script runs', async ({ page }) => {
    const response = await page.goto(`${served.address}/de/nirgends`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Farbschema wechseln' })).toBeVisible();
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    const german = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect(german.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
    await page.goto(`${served.address}/nowhere`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a link within the page leads to another language with all that is around it, and Back returns', async ({
  page,
}) => {
  await openHydrated(page, `${served.address}/de`);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('header a');
    link?.setAttribute('href', '/services/audits');
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/services/audits');
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('after a way to another page the languages lead to that', async ({ page }) => {
  await openHydrated(page, `${served.address}/`);
  await page.evaluate(() => {
    history.pushState(null, '', '/services/audits');
  });
  await expect(page.locator('h1')).toBeVisible();
  const languages = page.getByRole('navigation', { name: 'Language' });
  await languages.locator('summary').click();
  await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/de/pruefungen',
  );
});

test('a list that was opened before its script came stays open on the way to another page', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  const allowed = new Promise<void>((resolve) => held.push(resolve));
  await page.route(/LanguageSwitch/, async (route) => {
    await allowed;
    await route.continue();
  });
  await openHydrated(page, `${served.address}/`);
  const languages = page.getByRole('navigation', { name: 'Language' });
  await languages.locator('summary').click();
  await page.evaluate(() => {
    history.pushState(null, '', '/services/audits');
  });
  await expect(page).toHaveTitle(/[Aa]udit/);
  const german = languages.getByRole('link', { name: 'Deutsch' });
  await expect(german).toBeVisible();
  for (const letThrough of held) letThrough();
  await expect(german).toHaveAttribute('href', '/de/pruefungen');
  await expect(german).toBeVisible();
});

test.describe('without a script', () => {
  lookTest('the languages can be chosen on a phone', async ({ pageWithoutScript: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${served.address}/`);
    const languages = page.getByRole('navigation', { name: 'Language' });
    await languages.locator('summary').click();
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${served.address}/de`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});
