import type { Browser } from 'playwright-core';
import { startDev } from '../../prerender/dev/dev.ts';
import { type Frame, Stage } from './stage.tsx';
import { tellStory } from './story.ts';
import { TemporarySite } from './temporary-site.ts';

/** Of the screen, in CSS pixels; screen.css says the same. */
const SIZE = { width: 1200, height: 660 };

/**
 * Plays the story on a site of its own, in the development server.
 * @returns its frames, and the one that stands for all
 */
export async function record(
  browser: Browser,
  scheme: 'light' | 'dark',
): Promise<{ frames: Frame[]; still: Buffer }> {
  const site = new TemporarySite();
  const server = await startDev(site.folder, 0, { logLevel: 'silent' });
  const screen = await browser.newPage({ viewport: SIZE, colorScheme: scheme });
  try {
    const stage = new Stage(site, screen);
    await stage.open(server.resolvedUrls?.local[0] ?? '');
    const still = stage.frames[await tellStory(stage)];
    if (!still) throw new Error('The story has no frame for the still.');
    return { frames: stage.frames, still: still.png };
  } finally {
    await screen.close();
    await server.close();
    site.remove();
  }
}
