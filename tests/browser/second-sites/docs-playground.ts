import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect } from '../support/test.ts';
import { visitTest as test } from '../support/visit-test.ts';
import { expectNoOverhang } from '../support/overhang.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'pages/index.yaml' });
const summary = (page: Page) => page.getByRole('main').getByRole('status');

const replace = async (page: Page, from: string, to: string): Promise<void> => {
  const text = await field(page).inputValue();
  expect(text).toContain(from);
  await field(page).fill(text.replace(from, to));
};

/** The playground: a page in YAML, checked and drawn in the browser. */
export function testPlayground(address: () => string): void {
  /** Opens the page again, with the page that it starts with. */
  const open = async (page: Page): Promise<void> => {
    await page.goto(address());
    await expect(summary(page)).toHaveText('1 page checked, no problems.');
    await expect(page.getByRole('heading', { name: 'Bread from our own mill' })).toBeVisible();
  };

  test('the playground says what the check says, and draws the page as it is typed', async ({
    page,
  }) => {
    await open(page);
    await replace(page, 'Bread from our own mill', 'Bread since 1902');
    await expect(page.getByRole('heading', { level: 1, name: 'Bread since 1902' })).toBeVisible();

    await replace(page, 'type: stats', 'type: stast');
    await expect(summary(page)).toHaveText(
      '1 page checked: 1 error, 0 warnings. Below is the page as it was without errors.',
    );
    const problem = page.getByRole('button', { name: 'There is no block type `stast`.' });
    await expect(problem).toHaveText(
      'pages/index.yaml:12:11 error: There is no block type `stast`. Did you mean `stats`? (block 2, stast) [unknown-block]',
    );
    // The last good page stays, and nothing in it can be reached.
    const stale = page.locator('[inert]', { hasText: 'kinds of bread every day' });
    await expect(stale).toBeVisible();
    await problem.press('Enter');
    await expect(field(page)).toBeFocused();
    expect(await selectedText(page)).toBe('stast');

    await page.keyboard.type('stats');
    await expect(summary(page)).toHaveText('1 page checked, no problems.');
    await expect(stale).toHaveCount(0);
    await expect(problem).toHaveCount(0);
  });

  for (const width of [390, 1440]) {
    test(`the playground is accessible at ${width} px in both themes, with a page and with problems`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await expectNoOverhang(page);
      await expectAccessibleInBothThemes(page);
      await replace(page, 'heading: What people ask', 'haeding: What people ask');
      await expect(page.getByRole('button', { name: '[unknown-field]' })).toBeVisible();
      await expectNoOverhang(page);
      await expectAccessibleInBothThemes(page);
    });
  }

  test('links in the page of the playground lead nowhere, questions open', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Order by e-mail' }).click();
    await page.getByRole('heading', { name: 'Do you keep a loaf for me?' }).click();
    const answer = page.getByRole('paragraph').filter({ hasText: 'Write to us by noon' });
    await expect(answer).toBeVisible();
    expect(page.url()).toBe(address());
  });

  test('without a script the playground shows the sample, what the check says of it, and what is missing', async ({
    pageWithoutScript: page,
  }) => {
    await page.goto(address());
    await expect(field(page)).toHaveValue(/^title: Rye and Salt\n/);
    await expect(page.getByText('The check and the page need JavaScript.')).toBeVisible();
    await expect(page.getByText('1 page checked, no problems.')).toBeVisible();
  });

  test('no other page loads the script of the playground', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page);
    expect(loaded).toContain('/play/playground.js');
    loaded.length = 0;
    await page.goto(new URL('/start', address()).href);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => path.startsWith('/play/'))).toEqual([]);
  });
}

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLTextAreaElement)) return '';
    return element.value.slice(element.selectionStart, element.selectionEnd);
  });
}
