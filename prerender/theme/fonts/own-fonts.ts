import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { charactersToKeep } from './characters.ts';
import { makeSiteFonts } from './site-fonts.ts';

const FOLDER = 'fonts';

/**
 * Cuts the engine's own font for every site that names no font and shows usual characters alone. Done when the engine is
 * bundled: it takes as long as a small site does otherwise, and 100 MB.
 * @param store the folder of the bundle
 */
export async function cutOwnFont(store: string): Promise<void> {
  const folders = { media: '', cache: store };
  await makeSiteFonts({}, { folders, characters: charactersToKeep([]) });
}

/**
 * Puts what was cut when the engine was bundled among what a site has kept; each file is named by all that it is made from.
 * @param store the folder of the engine's bundle, which is not there if only sites with blocks of their own were built
 * @param cache folder of the site's cache
 */
export function takeOwnFont(store: string, cache: string): void {
  const from = join(store, FOLDER);
  if (existsSync(from)) cpSync(from, join(cache, FOLDER), { recursive: true, force: false });
}
