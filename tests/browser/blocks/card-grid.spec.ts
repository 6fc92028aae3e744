import { expect, lookTest as test } from '../support/test.ts';

test('cards without points keep no room for them', async ({ page }) => {
  await page.goto('/about-us');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Values', { exact: true }) });
  const rooms = await card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const texts = [...(element.parentElement ?? element).querySelectorAll('p')];
    const lowest = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
    const chip = element.firstElementChild ?? element;
    return [chip.getBoundingClientRect().top - box.top, box.bottom - lowest].map(Math.round);
  });
  expect(rooms[1]).toBe(rooms[0]);
});
