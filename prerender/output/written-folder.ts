import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Kept, MANIFEST_FILE, refuseForeign } from '../../check/files/foreign-folder.ts';
import type { WrittenEntries } from '../../schema/generated/data.d.ts';
import { isWrittenEntries } from '../../schema/generated/guards/engine.js';
import { readJson } from '../../schema/read-json.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';
import { SERVING_FILE } from './serving.ts';

/** Where the new content of a folder waits, in that folder, so that putting it in place is a rename. */
const MAKING = '.making';

/** The site and the engine, and the folders of the site that a person fills. */
function keptFolders({ root, media, public: supplied }: SiteFolders): Kept[] {
  const filled = ['pages', 'forms', 'blocks', 'kinds'].map((name) => join(root, name));
  return [
    { what: 'the site', folder: root, isWhole: false },
    { what: 'the engine', folder: ENGINE, isWhole: false },
    ...[media, supplied, ...filled].map((folder) => ({
      what: `${basename(folder)}/ of the site`,
      folder,
      isWhole: true,
    })),
  ];
}

/**
 * Takes a folder for the engine to write into: refuses what others wrote, and marks the folder as the engine's.
 * @throws with a sentence if the folder holds something else; nothing has changed then
 */
export function claimFolder(
  folder: string,
  site: SiteFolders,
  kept: Kept[] = keptFolders(site),
): void {
  refuseForeign(folder, {
    shown: relative('.', folder) || '.',
    kept,
    marks: [MANIFEST_FILE, SERVING_FILE],
  });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, MANIFEST_FILE))) writeManifest(folder, []);
}

/**
 * Replaces what the engine wrote into a folder the last time. Everything else in it stays.
 * @param make writes the new content into the folder that it is given; nothing old is removed before it is done
 * @throws as `claimFolder` does, or what `make` throws; the folder holds what it held then
 */
export async function replaceWritten(
  folder: string,
  site: SiteFolders,
  make: (making: string) => Promise<void>,
): Promise<void> {
  const built = { what: `${basename(site.dist)}/ of the site`, folder: site.dist, isWhole: true };
  claimFolder(folder, site, [...keptFolders(site), built]);
  const making = join(folder, MAKING);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making);
  try {
    await make(making);
    const names = readdirSync(making);
    const { entries: before } = readJson(join(folder, MANIFEST_FILE), isWrittenEntries);
    // What is there of both: if this run is ended in the middle, the next one still knows what is the engine's.
    writeManifest(folder, [...new Set([...before, ...names])]);
    for (const name of before) rmSync(join(folder, name), { recursive: true, force: true });
    for (const name of names) {
      rmSync(join(folder, name), { recursive: true, force: true });
      renameSync(join(making, name), join(folder, name));
    }
    writeManifest(folder, names);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function writeManifest(folder: string, entries: readonly string[]): void {
  const manifest: WrittenEntries = { entries: entries.toSorted() };
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}
