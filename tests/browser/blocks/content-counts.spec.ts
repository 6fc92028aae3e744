import { expect, lookTest as test } from '../support/test.ts';

/** Prerendered HTML is what counts here; no page has to hydrate for it. */
const newTab = 'a[target=_blank]';

test('home: three slides, five logos, eight expertise cards, six AI cards, three quotes', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main .glide__slide:not(.glide__slide--clone)')).toHaveCount(3);
  const main = page.getByRole('main');
  const section = (name: RegExp) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(main.getByRole('region', { name: /Partners/ }).getByRole('listitem')).toHaveCount(5);
  await expect(main.locator('blockquote')).toHaveCount(3);
  await expect(main.locator('blockquote ~ * time, figure time')).toHaveText([
    /Jun(e)? 27,? 2025/,
    /Jan(uary)? 9,? 2025/,
    /May 10,? 2024/,
  ]);
  await expect(main.getByText(/erified/)).not.toHaveCount(0);
  await expect(
    section(/^Where we know Salesforce best/)
      .first()
      .locator('a'),
  ).toHaveCount(8);
  await expect(
    section(/^An AI strategy/)
      .last()
      .getByRole('listitem'),
  ).toHaveCount(6);
});

test('blog: nine articles from June to September 2025, each in a new tab', async ({ page }) => {
  await page.goto('/resources/blog');
  const main = page.getByRole('main');
  await expect(main.locator(newTab).filter({ hasText: 'Read More' })).toHaveCount(9);
  const dates = await main
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toHaveLength(9);
  for (const date of dates) expect(date).toMatch(/^2025-0[6-9]-\d\d$/);
});

test('press releases: three from November 2023 to January 2024, with a placeholder', async ({
  page,
}) => {
  await page.goto('/resources/press-releases');
  const main = page.getByRole('main');
  const buttons = main.getByRole('button', { name: /^Read More/ });
  await expect(buttons).toHaveCount(3);
  const dates = await main
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toHaveLength(3);
  for (const date of dates) expect(date).toMatch(/^(2023-1[12]|2024-01)-\d\d$/);
});

test('customers: four quotes and the four figures', async ({ page }) => {
  await page.goto('/about-us/our-customers');
  await expect(page.locator('main blockquote')).toHaveCount(4);
  const text = await page.locator('main').innerText();
  for (const figure of ['30+', '12+', '5+', '98%']) expect(text).toContain(figure);
});

test('about us: three figures and a pledge of 1% with four benefits', async ({ page }) => {
  await page.goto('/about-us');
  const text = await page.locator('main').innerText();
  for (const figure of ['100+', '30+', '200+', '1%']) expect(text).toContain(figure);
  const pledge = page.locator('main section').filter({ hasText: '1%' }).last();
  await expect(pledge.getByRole('listitem')).toHaveCount(4);
  await expect(pledge.getByRole('heading', { level: 2 })).toContainText(/pledge/);
  for (const name of [/vision/i, /values/i, /approach/i]) {
    await expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible();
  }
});

test('life: four images and six benefits', async ({ page }) => {
  await page.goto('/about-us/life-at-4ce');
  await expect(page.locator('main .glide__slide:not(.glide__slide--clone)')).toHaveCount(4);
  const benefits = page.locator('main section').filter({
    has: page.getByRole('heading', { level: 2, name: /Why Join Us/i }),
  });
  await expect(benefits.getByRole('listitem')).toHaveCount(6);
});
