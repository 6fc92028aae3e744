import type { Locator, Page } from '@playwright/test';

/** The panel of the development server that says what is wrong with a page. */
export function panelOf(tab: Page): Locator {
  return tab.getByRole('complementary', { name: 'Problems' });
}
