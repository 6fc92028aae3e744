import { lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** A file that was written so recently may be written again and still look the same, in ms. */
const TRUSTED_AFTER = 2000;

/**
 * What can be seen of a file without reading it; it changes whenever the file does. Empty where
 * that cannot be relied on: for what is not a plain file, and for one that was written just now.
 *
 * @param now ms since 1970; without it, a file that was written just now has a fingerprint, too
 */
export function fingerprint(path: string, now = Infinity): string {
  const stats = statsOf(path);
  if (!stats?.isFile() || now - Math.max(stats.mtimeMs, stats.ctimeMs) < TRUSTED_AFTER) return '';
  // The time of writing can be set at will; that of the last change (ctime) cannot, and follows it.
  return `${stats.ctimeMs} ${stats.size} ${stats.ino}`;
}

/** What the system says about a file; nothing if there is none, or a file where its folder should be. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** The fingerprints of some files, by their paths from a folder. */
export function fingerprints(folder: string, files: readonly string[]): Map<string, string> {
  const now = Date.now();
  return new Map(files.map((file) => [file, fingerprint(join(folder, file), now)]));
}

/** What was kept of files that have not changed since, by file. */
export function unchanged<Kept extends { fingerprint: string }>(
  seen: ReadonlyMap<string, string>,
  keptOf: (file: string) => Kept | undefined,
): [file: string, kept: Kept][] {
  return [...seen].flatMap(([file, print]): [string, Kept][] => {
    const kept = keptOf(file);
    return kept && print !== '' && kept.fingerprint === print ? [[file, kept]] : [];
  });
}
