import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFolders } from '../paths.ts';

/**
 * `--no-cache`: works with an empty cache, so that nothing of what earlier runs have kept is read.
 *
 * @param replacesIf whether what the work leaves takes the place of what is stored, as after a build, which has changed
 *   what that describes; without it, what is stored stays as it is
 */
export async function withFreshCache<Result>(
  folders: SiteFolders,
  work: (folders: SiteFolders) => Promise<Result>,
  replacesIf?: (result: Result) => boolean,
): Promise<Result> {
  // Only within one file system can it take the place of the other.
  if (replacesIf) mkdirSync(folders.cache, { recursive: true });
  const fresh = mkdtempSync(join(replacesIf ? folders.cache : tmpdir(), 'fresh-'));
  try {
    const result = await work({ ...folders, cache: fresh });
    for (const name of replacesIf?.(result) ? readdirSync(fresh) : []) {
      rmSync(join(folders.cache, name), { recursive: true, force: true });
      renameSync(join(fresh, name), join(folders.cache, name));
    }
    return result;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
