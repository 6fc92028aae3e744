import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import type { ViteDevServer } from 'vite';
import { engineBundle } from '../../../prerender/bundle/engine-bundle.ts';
import { startDev } from '../../../prerender/dev/dev.ts';
import { hashEngine } from '../../../prerender/engine/engine-hash.mjs';
import { copySite } from '../../../test-support/content/copy-site.ts';

/** The fonts of the second site, which take seconds to compress and are the same for every test. */
const FONTS = join(import.meta.dirname, '../../../test-results/dev-fonts');

/** A copy of a site, and where it is served, once the tests run. */
export interface DevSite {
  readonly folder: string;
  readonly address: string;
  /** Does what the server does once it notices that somebody has written a file. */
  notice: (file: string) => void;
}

/**
 * Starts the development server on a copy of the second site, with the photograph that it lacks, while the tests of a
 * file run.
 * @param prepare changes the copy before the server starts
 */
export function devSite(prepare = (_folder: string): void => {}): DevSite {
  return devSiteOf(async (folder) => {
    await copySecondSite(folder);
    prepare(folder);
  });
}

/**
 * The same of any site.
 * @param lay writes the site into an empty folder
 */
export function devSiteOf(lay: (folder: string) => void | Promise<void>): DevSite {
  let folder = '';
  let server: ViteDevServer | undefined;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dev-site-'));
    await lay(folder);
    copyFonts(folder);
    // Of it the server serves the engine, as to those who have installed it.
    await engineBundle(hashEngine());
    server = await startDev(folder, 0);
  });
  test.afterAll(async () => {
    await server?.close();
    keepFonts(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get address() {
      return server?.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    },
    notice: (file) => void server?.watcher.emit('all', 'change', file),
  };
}

/** What the first site consists of. */
const PARTS = ['site.yaml', 'pages', 'forms', 'media', 'public', 'published-urls.txt'];

/** Copies the first site. */
export function copyFirstSite(folder: string): void {
  const root = join(import.meta.dirname, '../../..');
  for (const part of PARTS)
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(folder, part), { recursive: true });
}

/** Copies the second site, with the photograph that it lacks. */
export async function copySecondSite(folder: string): Promise<void> {
  copySite(join(import.meta.dirname, '../../second-site'), folder);
  await sharp({ create: { width: 100, height: 60, channels: 3, background: '#765' } })
    .png()
    .toFile(join(folder, 'media/house.png'));
}

/** Gives a copy the fonts that an earlier test has made. */
export function copyFonts(folder: string): void {
  mkdirSync(FONTS, { recursive: true });
  cpSync(FONTS, join(folder, '.cache/fonts'), { recursive: true });
}

/**
 * Keeps the fonts that were made for a copy, for the next one. Those that are there already stay, because another test may
 * be copying them: to write one again, Node removes it first.
 */
export function keepFonts(folder: string): void {
  cpSync(join(folder, '.cache/fonts'), FONTS, { recursive: true, force: false });
}
