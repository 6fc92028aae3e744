import type { LastBuild } from '../cache/records.ts';
import type { OutputDir } from './output-dir.ts';
import { pageOutputs } from './page-files.ts';

/** Files that carry a hash of their content in their names: documents in visitors' tabs and caches still name old ones. */
const HASHED = /^(assets|media)\//;

/** How long a visitor may go on with a page of an earlier build, in milliseconds: a day. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Removes what the last build wrote and this one did not; a page may have made room for a redirect, or the reverse.
 * What pages load by hashed names stays for a day. When it became outdated, the time of the file says.
 * @returns what is outdated and has stayed
 */
export function removeOutdated(
  dist: OutputDir,
  last: LastBuild,
  now: Pick<LastBuild, 'files' | 'outputs'>,
): string[] {
  const current = new Set([...now.files, ...Object.keys(now.outputs).flatMap(pageOutputs)]);
  const isOutdated = (file: string): boolean => !current.has(file);
  const fresh = [
    ...Object.keys(last.outputs)
      .filter((page) => !Object.hasOwn(now.outputs, page))
      .flatMap(pageOutputs),
    ...last.files,
  ].filter(isOutdated);
  const hashed = fresh.filter((file) => HASHED.test(file));
  for (const file of hashed) dist.touch(file);
  dist.remove(fresh.filter((file) => !HASHED.test(file)));

  const earlier = last.outdated.filter(isOutdated);
  const removed = new Set(earlier.filter((file) => (dist.ageOf(file) ?? KEPT) >= KEPT));
  dist.remove(removed);
  return [...new Set([...hashed, ...earlier.filter((file) => !removed.has(file))])];
}
