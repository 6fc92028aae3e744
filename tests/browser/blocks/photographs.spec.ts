import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite, copySecondSite, serveBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

/* No words lie on a photograph: whatever it shows, they keep the ground that their colours are made for. */

// One build for all widths, which a second worker would make once more.
test.describe.configure({ mode: 'default' });

const site = copySecondSite();
let address = '';
let close = () => {};

test.beforeAll(async () => {
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#808080' } })
    .jpeg()
    .toFile(join(site, 'media/photo.jpg'));
  writeFileSync(
    join(site, 'pages/index.yaml'),
    `title: Alder Row
description: Alder Row measures where houses lose their warmth and mends it while people live in them.
blocks:
  - type: banner
    heading: Warmer houses
    label: Highlights
    action: { label: Write to us, href: /services/audits }
    slides:
      - label: Audits
        title: Know what your building really needs every winter
        text: We measure for two weeks, then tell you what to mend first and what to leave alone.
        picture: { src: photo.jpg }
`,
  );

  const settings = readFileSync(join(site, 'site.yaml'), 'utf8');
  writeFileSync(
    join(site, 'site.yaml'),
    settings.replace(/(closing:[^]*?picture: \{ src: )hills\.svg/, '$1photo.jpg'),
  );
  buildSite(site);
  ({ address, close } = await serveBuilt(site));
});

test.afterAll(() => {
  close();
  rmSync(site, { recursive: true, force: true });
});

for (const width of [390, 1024, 1440, 2200]) {
  test(`at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/`);
    await expect(page.locator('main picture img').first()).toBeAttached();
    const onPhotograph = await page.evaluate(() => {
      const photographs = [...document.querySelectorAll('main picture img')].map((image) =>
        image.getBoundingClientRect(),
      );
      const covered: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        const lies = photographs.some(
          ({ left, right, top, bottom }) =>
            words.right > left && words.left < right && words.bottom > top && words.top < bottom,
        );
        if (lies) covered.push(text.textContent ?? '');
      }
      return covered;
    });
    expect(onPhotograph).toEqual([]);
  });
}
