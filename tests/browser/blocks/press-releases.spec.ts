import { expect, lookTest as test } from '../support/test.ts';

/* The newest of three press releases leads; on phones the others are short rows below it. */

for (const width of [390, 1440]) {
  test(`the newest is the largest at ${width} px, and its button is below its text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources/press-releases');
    const releases = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(releases).toHaveCount(3);
    const boxes = await releases.evaluateAll((entries) =>
      entries.map((entry) => {
        const [picture, words, button] = Array.from(entry.children, (child) =>
          child.getBoundingClientRect(),
        );
        return {
          picture: picture?.width ?? 0,
          isBeside: (words?.left ?? 0) >= (picture?.right ?? 0),
          isBelow: (button?.top ?? 0) >= (words?.bottom ?? 0),
          edges: [words?.left, button?.left],
        };
      }),
    );
    const [newest, ...others] = boxes;
    expect(newest?.isBelow).toBe(true);
    expect(newest?.edges[1]).toBe(newest?.edges[0]);
    for (const { picture, isBeside } of others) {
      expect(newest?.picture).toBeGreaterThan(2 * picture);
      expect(isBeside).toBe(true);
    }
  });
}
