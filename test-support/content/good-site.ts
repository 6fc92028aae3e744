import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copySite } from './copy-site.ts';

const goodSite = join(import.meta.dirname, '../../tests/bad-content/good-site');

/**
 * Copies the good site. Its fonts are cut once for all tests of a run: the development server keeps every character of
 * the engine's own, which takes a second of CPU time.
 * @param folder that the site is laid into; its tests remove it
 */
export function layGoodSite(folder: string): void {
  copySite(goodSite, folder);
  mkdirSync(join(folder, '.cache'));
  symlinkSync(inject('cutFonts'), join(folder, '.cache/fonts'));
}
