import { expectAccessible, waitUntilStill } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expectStructuredData } from '../support/structured-data.ts';
import { expect, lookTest, test } from '../support/test.ts';
import { measureWords, showAll } from '../support/words-on-photographs.ts';
import type { SecondSite } from './second-site.ts';

/** What only the bakery has: orders by e-mail, a price list, a map, a sign and a logo of its own. */
export function testBakery(site: SecondSite, routes: string[]): void {
  lookTest('bread is found with ö, with oe and with o, and misspelt', async ({ page }) => {
    await openHydrated(page, `${site.address()}/brote`);
    await page.keyboard.press('/');
    const first = page.getByRole('dialog').locator('ol a').first();
    for (const query of ['Brötchen', 'broetchen', 'brotchen', 'Brötchn']) {
      await page.getByRole('searchbox', { name: 'Suche' }).fill(query);
      await expect(first).toBeVisible();
      const marked = await page.getByRole('dialog').locator('ol mark').allTextContents();
      expect(marked.some((words) => words.startsWith('Brötchen'))).toBe(true);
      await page.getByRole('searchbox').fill('');
      await expect(first).toHaveCount(0);
    }
  });

  for (const width of [390, 768, 1440])
    lookTest(`words on each slide can be read in both themes, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openHydrated(page, site.address());
      await showAll(page);
      const banner = page.getByRole('region', { name: 'Aus der Backstube' });
      for (const [name, title] of [
        ['Brot', /^Brot, das Zeit/],
        ['Brezeln', /^Ab sechs Uhr/],
        ['Handwerk', /^Um zwei geht/],
      ] as const) {
        await banner.getByRole('button', { name, exact: true }).click();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await waitUntilStill(page);
          const words = await measureWords(page);
          expect(words.some(({ text }) => title.test(text))).toBe(true);
          for (const { text, contrast } of words)
            expect.soft(contrast, `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });

  test('its pages are all that there are', async ({ request }) => {
    const sitemap = await (await request.get(`${site.address()}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(listed.toSorted()).toEqual(routes.toSorted());
  });

  test('every page describes itself for search engines, and claims what it shows', async ({
    request,
  }) => {
    for (const route of routes) await expectStructuredData(request, site.address() + route);
  });

  test('an order from the page arrives as a mail that can be answered', async ({ page }) => {
    await page.goto(`${site.address()}/vorbestellen`);
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Ihr Name').fill('Zoë Grün & Söhne');
    await form.getByLabel('E-Mail').fill('zoe@example.com');
    await form.getByLabel('Wo holen Sie ab?').selectOption('Laden am Bahnhof');
    await form.getByLabel('Abholen am').fill('2027-03-06');
    await form.getByLabel('Roggenlaib, 1 kg').check();
    await form.getByLabel('Dinkelkasten').check();
    await form.getByLabel('Wie viele von jedem?').fill('2');
    await form.getByLabel('Sonst noch etwas?').fill('Bitte <dunkel> & „rösch“ 🥨');
    await form.getByRole('button', { name: 'Bestellung abschicken' }).click();
    // Consent is missing yet.
    await expect(form.getByRole('alert')).toContainText('Es fehlt noch etwas.');
    expect(site.mailbox.received).toEqual([]);
    await form.getByLabel('Ich habe gelesen').check();
    await form.getByRole('button', { name: 'Bestellung abschicken' }).click();
    await expect(page.getByRole('status')).toContainText('Danke! Ihre Bestellung');
    await expect.poll(() => site.mailbox.received.length).toBe(1);
    const [order] = site.mailbox.received;
    expect(order?.recipients).toEqual(['bestellung@baeckerei-morgenroth.example']);
    expect(order?.mail.subject).toBe('Bestellung von der Website');
    expect(order?.mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@example.com']);
    for (const answer of [
      'Zoë Grün & Söhne',
      'Laden am Bahnhof',
      '2027-03-06',
      'Roggenlaib, 1 kg',
      'Dinkelkasten',
      'Bitte <dunkel> & „rösch“ 🥨',
    ]) {
      expect(order?.mail.text).toContain(answer);
    }
  });

  lookTest('any page opens the order as a dialog, which gives the focus back', async ({ page }) => {
    await openHydrated(page, `${site.address()}/handwerk`);
    const opener = page.getByRole('main').getByRole('button', { name: 'Brot vorbestellen' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Brot vorbestellen' });
    await expect(dialog.getByLabel('Ihr Name')).toBeFocused();
    await expect(page).toHaveURL(/#bestellung$/);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the map comes when it is asked for, and only its page may show it', async ({
    page,
    request,
  }) => {
    const maps: string[] = [];
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      maps.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Hainbrück</title>' });
    });
    await openHydrated(page, `${site.address()}/filialen`);
    expect(maps).toEqual([]);
    await page.getByRole('button', { name: 'Karte laden' }).click();
    await expect(page.getByTitle('Der Weg zur Backstube')).toBeVisible();
    expect(maps).toEqual([expect.stringContaining('/export/embed.html')]);
    for (const route of routes) {
      const policy = (await request.get(site.address() + route)).headers()[
        'content-security-policy'
      ];
      expect(policy?.includes('openstreetmap'), route).toBe(route === '/filialen');
    }
  });

  lookTest('the price list is a PDF that can be fetched in parts', async ({ page, request }) => {
    await page.goto(`${site.address()}/preise`);
    const link = page.getByRole('main').getByRole('link', { name: 'Preisliste (PDF, 3,7 kB)' });
    const href = await link.getAttribute('href');
    const whole = await request.get(site.address() + href);
    expect(whole.headers()['content-type']).toBe('application/pdf');
    const part = await request.get(site.address() + href, { headers: { range: 'bytes=0-7' } });
    expect([part.status(), await part.text()]).toEqual([206, '%PDF-1.4']);
  });

  lookTest(
    'the footer keeps kind and size of a file apart, and has its own sign',
    async ({ page }) => {
      await page.goto(`${site.address()}/brote`);
      const footer = page.getByRole('contentinfo');
      const gap = await footer.getByRole('link', { name: 'Preisliste' }).evaluate((link) => {
        const words = document.createRange();
        const [text, note] = link.childNodes;
        if (!text || !note) throw new Error('The link says no kind.');
        words.selectNodeContents(text);
        const kind = document.createRange();
        kind.setStart(note.firstChild ?? note, 1);
        kind.setEnd(note.firstChild ?? note, 2);
        return kind.getBoundingClientRect().left - words.getBoundingClientRect().right;
      });
      expect(gap).toBeGreaterThan(2);
      await expect(footer.getByRole('link', { name: /Instagram/ }).locator('svg')).toBeVisible();
      // Two locations share the room of three.
      const [first, second] = await footer.locator('h2:has(+ address)').all();
      const [left, right] = [await first?.boundingBox(), await second?.boundingBox()];
      expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(250);
    },
  );

  lookTest(
    'a page may do without the closing band, and what is missing without a picture',
    async ({ page, request }) => {
      for (const [route, bands] of [
        ['/vorbestellen', 0],
        ['/brote', 1],
      ] as const) {
        await page.goto(site.address() + route);
        await expect(page.getByRole('heading', { name: 'Morgen früh frisch?' })).toHaveCount(bands);
      }
      const missing = await request.get(`${site.address()}/torten`);
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain('Diese Seite ist schon ausverkauft');
    },
  );

  lookTest(
    'the logo is another one on dark pages, and the favicon gives all icons',
    async ({ page, request }) => {
      await page.goto(`${site.address()}/brote`);
      const logo = page.getByRole('banner').getByRole('link').first().locator('img:visible');
      const shown: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(logo).toHaveCount(1);
        shown.push(await logo.evaluate((image: HTMLImageElement) => image.currentSrc));
        expect((await logo.boundingBox())?.width).toBe(164);
      }
      expect(new Set(shown).size).toBe(2);
      for (const file of ['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest']) {
        expect((await request.get(`${site.address()}/${file}`)).status(), file).toBe(200);
      }
    },
  );
}
