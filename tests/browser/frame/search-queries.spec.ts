import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

const lines = readFileSync(join(import.meta.dirname, '../support/search-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' -> '));

test('what visitors look for is the first result in 90 %, and one of the first three always', async ({
  page,
}) => {
  // Nothing moves behind the dialog, which would be drawn again for every query.
  await openHydrated(page, '/services/consulting');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  const results = page.getByRole('dialog').locator('ol');
  const places: [query: string, place: number][] = [];
  for (const [query = '', route = ''] of lines) {
    // In between nothing is found, so that no result of the query before is taken for one of this.
    await field.fill('');
    await expect(results).toHaveCount(0);
    await field.fill(query);
    await expect(results).toBeVisible();
    const found = await results
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
      );
    places.push([query, found.indexOf(route)]);
  }
  expect(places.length).toBeGreaterThanOrEqual(60);
  expect(places.filter(([, place]) => place < 0 || place > 2)).toEqual([]);
  const later = places.filter(([, place]) => place > 0);
  expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(places.length * 0.1);
});
