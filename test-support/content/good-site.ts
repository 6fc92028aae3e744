import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject } from 'vitest';

const goodSite = join(import.meta.dirname, '../../tests/bad-content/good-site');

/**
 * Copies the good site. Its fonts are cut once for all tests of a run: the development server keeps every character of
 * the engine's own, which takes three seconds of CPU time.
 * @param folder that the site is laid into; its tests remove it
 */
export function layGoodSite(folder: string): void {
  cpSync(goodSite, folder, { recursive: true, filter: isSource });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(inject('cutFonts'), join(folder, '.cache/fonts'));
}

/** Whether it is no cache that a command has left in the good site, which somebody ran there. */
function isSource(path: string): boolean {
  return basename(path) !== '.cache';
}
