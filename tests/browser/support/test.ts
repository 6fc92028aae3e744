import { expect, test as base } from '@playwright/test';

/**
 * A test that fails on whatever the browser complains about: errors and warnings in the console, exceptions,
 * policy violations, files that cannot be loaded.
 */
export const test = base.extend<{ mayComplain: boolean; complaints: string[] }>({
  /** Whether the test provokes what the browser complains about. */
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      await provide(complaints);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
