import { rmSync } from 'node:fs';
import { observatoryScore } from '../../../tools/observatory/score.ts';
import { openHydrated } from '../support/hydrated.ts';
import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { startServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';

/** Notes what the policy of a page forbids, also where the page itself says nothing about it. */
const NOTE_VIOLATIONS = `
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(violatedDirective + ' ' + sample));
`;

/** Ways to make HTML or code of a text; the names of the errors that they end with. */
const ATTEMPTS = `[
  () => (document.body.innerHTML = '<p>injected'),
  () => (document.createElement('script').text = 'injected'),
  () => trustedTypes.createPolicy('own', { createHTML: (text) => text }),
].map((attempt) => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return error.name;
  }
})`;

test('dialogs, carousels, search, menus, a player and the way to another page break no policy', async ({
  page,
}) => {
  await page.addInitScript(NOTE_VIOLATIONS);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  const dialog = page.getByRole('dialog');
  const expectNone = async (): Promise<void> =>
    expect(await page.evaluate('violations')).toEqual([]);
  const openAndClose = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await openHydrated(page, '/');
  await page.locator('.glide__slide--active').getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openAndClose(/^Search$/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('button', { name: 'Services' }).first().click();
  await page.getByRole('link', { name: 'Consulting' }).first().click();
  await expect(page).toHaveURL(/\/services\/consulting$/);
  await expectNone();

  await openHydrated(page, '/about-us/our-team');
  await openAndClose(/^View Profile/);
  await expectNone();

  await openHydrated(page, '/resources/videos');
  await page
    .getByRole('button', { name: /^Watch Video/ })
    .first()
    .click();
  await expect(dialog.locator('iframe')).toBeVisible();
  await expectNone();
});

test.describe('what somebody would inject', () => {
  test.use({ mayComplain: true });

  test('is no HTML and no code, because no text becomes either', async ({ page }) => {
    await page.goto('/');
    const refused = await page.evaluate(ATTEMPTS);
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});

test('every route has 130 points of the Mozilla Observatory behind a proxy with TLS', async () => {
  const data = 'test-results/data-observatory';
  const server = await startServer({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1, ::1' });
  try {
    for (const route of [...ROUTES, '/nothing']) {
      const response = await fetch(server.address + route, {
        headers: { 'X-Forwarded-Proto': 'https' },
      });
      const answer = {
        headers: Object.fromEntries(response.headers),
        html: await response.text(),
      };
      expect([route, observatoryScore(answer)]).toMatchObject([route, { score: 130 }]);
    }
    const plain = await fetch(server.address);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  } finally {
    server.process.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
