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
  // A command that somebody ran on it has left a cache there.
  const filter = (path: string): boolean => basename(path) !== '.cache';
  cpSync(goodSite, folder, { recursive: true, filter });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(inject('cutFonts'), join(folder, '.cache/fonts'));
}
