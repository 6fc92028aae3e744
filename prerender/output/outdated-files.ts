import type { LastBuild } from '../records.ts';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import { COPY_ENDINGS } from './compressed-copies.ts';
import type { OutputDir } from './output-dir.ts';
import { pageOutputs } from './page-files.ts';

/** Files that carry a hash of their content in their names: documents in visitors' tabs and caches still name old ones. */
const HASHED = /^(assets|media)\//;

/** How long a visitor may go on with a page of an earlier build, in milliseconds: a day. */
const KEPT = 24 * 60 * 60 * 1000;

/** What builds before this one have written and this one has not, as paths from the folder. */
interface OutdatedFiles {
  /** Compressed copies of what files held before; no new ones are in their place. */
  staleCopies: string[];
  /** What pages of the last build load. */
  hashed: string[];
  /** What pages of builds before that load. */
  earlier: string[];
  others: string[];
}

/** Finds what the last build wrote and this one did not; a page may have made room for a redirect, or the reverse. */
export function outdatedFiles(
  last: LastBuild,
  now: Pick<LastBuild, 'files' | 'outputs'>,
): OutdatedFiles {
  const files = new Set(now.files);
  // Of thousands of pages few have not been written as they were, most often none.
  const changed = Object.entries(last.outputs).filter(
    ([file, { hasCopies }]) => now.outputs[file]?.hasCopies !== hasCopies,
  );
  const candidates = [...filesOfPages(changed), ...last.files].filter((file) => !files.has(file));
  const ofPages = new Set(
    candidates.length + last.outdated.length > 0 ? filesOfPages(Object.entries(now.outputs)) : [],
  );
  const isCurrent = (file: string): boolean => files.has(file) || ofPages.has(file);
  const isOutdated = (file: string): boolean => !isCurrent(file);
  const all = candidates.filter(isOutdated);
  const hashed = all.filter((file) => HASHED.test(file));
  const isStale = (file: string): boolean => {
    const ending = COPY_ENDINGS.find((copy) => file.endsWith(copy));
    return ending !== undefined && isCurrent(file.slice(0, -ending.length));
  };
  const plain = all.filter((file) => !HASHED.test(file));
  return {
    staleCopies: plain.filter(isStale),
    hashed,
    earlier: last.outdated.filter(isOutdated),
    others: plain.filter((file) => !isStale(file)),
  };
}

function filesOfPages(outputs: readonly [file: string, output: PageOutput][]): string[] {
  return outputs.flatMap(([file, output]) => pageOutputs(file, output));
}

/**
 * Removes what is outdated. What pages load by hashed names stays for a day. When it became outdated, the time of the
 * file says.
 * @returns what is outdated and has stayed
 */
export function removeOutdated(
  dist: OutputDir,
  { hashed, earlier, others }: OutdatedFiles,
): string[] {
  for (const file of hashed) dist.touch(file);
  dist.remove(others);
  const removed = new Set(earlier.filter((file) => (dist.ageOf(file) ?? KEPT) >= KEPT));
  dist.remove(removed);
  return [...new Set([...hashed, ...earlier.filter((file) => !removed.has(file))])];
}
