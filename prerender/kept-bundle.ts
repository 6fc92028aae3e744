import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';
import { listBelow } from './dist-folder.ts';
import type { SiteFolders } from './folders.ts';
import { keepData, readKept } from './kept-data.ts';

/** In the cache folder. */
export const BUNDLE_FOLDER = 'bundle';

export interface KeptBundle {
  bundle: Bundle;
  /** Where its files for browsers lie, and their paths from there. */
  folder: string;
  files: string[];
}

/**
 * The engine's code, bundled anew only when the engine has changed: no site has a say in it.
 * @param engine see `hashEngine`
 */
export async function keptBundle(folders: SiteFolders, engine: string): Promise<KeptBundle> {
  const store = join(folders.cache, BUNDLE_FOLDER);
  const client = join(store, 'client');
  const index = join(store, 'bundle.json');
  // Its paths are absolute, so it is of no use where the whole folder was copied to.
  const key = `${engine} ${store}`;
  const kept = readKept<KeptBundle>(index, key);
  if (kept && isWhole(kept)) return kept;
  rmSync(store, { recursive: true, force: true });
  // Loaded only when needed: the bundler takes longer to load than a page takes to build.
  const { bundle } = await import('./bundle.ts');
  const made: KeptBundle = {
    bundle: await bundle({ ...folders, dist: client, cache: store }),
    folder: client,
    files: listBelow(client),
  };
  keepData(index, key, made);
  return made;
}

function isWhole({ bundle, folder, files }: KeptBundle): boolean {
  return existsSync(bundle.serverEntry) && files.every((path) => existsSync(join(folder, path)));
}
