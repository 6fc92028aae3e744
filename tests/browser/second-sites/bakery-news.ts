import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';
import type { SecondSite } from './second-site.ts';

/** The news of the bakery: eleven entries, a list of two pages, what is related. */
export function testNews(site: SecondSite): void {
  test('the list of news goes on without a script, and a number that does not exist is not found', async ({
    pageWithoutScript: page,
    request,
  }) => {
    await page.goto(`${site.address()}/aktuelles`);
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = async () =>
      (await cards.allTextContents()).filter((title) => !/früh/.test(title));
    const first = await titles();
    expect(first).toHaveLength(9);
    expect(first[0]).toBe('Der Stollen ist da');
    const pages = page.getByRole('navigation', { name: 'Seiten der Liste' });
    await expect(pages.locator('[aria-current=page]')).toHaveText(/1$/);
    await expect(pages.getByRole('link', { name: 'Vorherige Seite' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page).toHaveURL(/\/aktuelles\/page\/2$/);
    await expect(page).toHaveTitle('Aktuelles - Seite 2 | Bäckerei Morgenroth');
    const second = await titles();
    expect(second).toHaveLength(2);
    expect(first).not.toEqual(expect.arrayContaining(second));
    await pages.getByRole('link', { name: 'Seite 1' }).click();
    await expect(page).toHaveURL(/\/aktuelles$/);
    for (const number of ['0', '1', '3', 'x'])
      expect((await request.get(`${site.address()}/aktuelles/page/${number}`)).status()).toBe(404);
  });

  test('with a script the further page comes without a new document, and the focus with it', async ({
    page,
  }) => {
    await openHydrated(page, `${site.address()}/aktuelles`);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await page.getByRole('link', { name: 'Nächste Seite' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Aktuelles - Seite 2 | Bäckerei Morgenroth');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'isSameDocument'))).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/aktuelles\/page\/2$/,
    );
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Der Stollen ist da' })).toBeVisible();
  });

  test('an entry says when, by whom and on what it was written, and leads to what is related', async ({
    page,
  }) => {
    await page.goto(`${site.address()}/aktuelles/kinderkurs`);
    const main = page.getByRole('main');
    await expect(main.locator('time[datetime="2026-05-19"]')).toHaveText('19.05.2026');
    await expect(main.getByText('Meryem Aydın').first()).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: /^Handwerk$/ })).toBeVisible();
    const related = main.getByRole('region', { name: 'Dazu passt' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([
      'Achtzig Gänse aus Quarkteig',
      'Frisch geschärft',
      'Vier Brote, ein Urteil',
    ]);
  });

  test('the list names its feeds, and the server sends them', async ({ page, request }) => {
    await page.goto(`${site.address()}/aktuelles`);
    const feeds = page.locator('link[rel=alternate][type$="+xml"]');
    await expect(feeds).toHaveCount(2);
    for (const feed of await feeds.all()) {
      const { pathname } = new URL((await feed.getAttribute('href')) ?? '');
      const answer = await request.get(site.address() + pathname);
      expect(answer.headers()['content-type']).toContain('xml');
      expect(await answer.text()).toContain('Der Stollen ist da');
    }
  });
}
