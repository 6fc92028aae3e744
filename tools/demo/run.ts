import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { command } from '../../commands/door/command.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { record } from './record.ts';

const FOLDER = join(ENGINE, 'docs/demo');

await command(
  {
    name: 'demo',
    about:
      'Makes the pictures of the engine at work that README shows, in both themes, moving and still: docs/demo/.',
    options: {},
    examples: ['npm run demo'],
  },
  async () => {
    mkdirSync(FOLDER, { recursive: true });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      // Without it, a page from the disk waits for a permission before it shows one of this machine.
      args: ['--disable-features=LocalNetworkAccessChecks'],
    });
    try {
      for (const scheme of ['light', 'dark'] as const) {
        const { frames, still } = await record(browser, scheme);
        const pictures = frames.map(({ png }) => png);
        const delay = frames.map((frame) => frame.delay);
        await sharp(pictures, { join: { animated: true } })
          .webp({ lossless: true, delay, loop: 0 })
          .toFile(join(FOLDER, `${scheme}.webp`));
        await sharp(still)
          .webp({ lossless: true })
          .toFile(join(FOLDER, `still-${scheme}.webp`));
      }
    } finally {
      await browser.close();
    }
    console.log(`Wrote ${relative('.', FOLDER)}.`);
    return true;
  },
);
