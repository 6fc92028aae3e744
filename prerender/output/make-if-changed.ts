import { join } from 'node:path';
import type { OutputDir } from './output-dir.ts';
import { fileAt } from './media-urls.ts';
import { fingerprint } from '../cache/fingerprint.ts';
import type { OnProgress } from '../progress.ts';
import type { MadeFiles } from '../records.ts';

interface Place {
  media: string;
  dist: OutputDir;
  /** What else the files depend on, such as the colors of a theme. */
  key: string;
}

interface Maker<Made> {
  make: (name: string) => Promise<Made>;
  /** Addresses of the files that making has written. */
  urlsOf: (made: Made) => string[];
  /** Told of those that are made, not of those that are there. */
  onProgress: OnProgress;
}

/**
 * Makes something of each picture, unless the last build did and nothing has changed since.
 *
 * @param names paths below the folder of pictures
 * @param last what the last build made
 */
export async function makeIfChanged<Made>(
  names: Iterable<string>,
  last: MadeFiles<Made>,
  { media, dist, key }: Place,
  { make, urlsOf, onProgress }: Maker<Made>,
): Promise<MadeFiles<Made>> {
  const isThere = (url: string) => dist.sizeOf(fileAt(url)) !== undefined;
  const now = Date.now();
  const looked = Array.from(names, (name) => {
    const look = fingerprint(join(media, name), now);
    const seen = look && `${look} ${key}`;
    const file = last[name];
    const isCurrent = seen !== '' && file?.fingerprint === seen && file.urls.every(isThere);
    return { name, seen, kept: isCurrent ? file : undefined };
  });
  const outdated = looked.filter(({ kept }) => !kept).length;
  const files: MadeFiles<Made> = {};
  let done = 0;
  for (const { name, seen, kept } of looked) {
    let file = kept;
    if (!file) {
      onProgress(done, outdated);
      const made = await make(name);
      file = { fingerprint: seen, made, urls: urlsOf(made) };
      done += 1;
    }
    dist.add(file.urls);
    files[name] = file;
  }
  onProgress(done, outdated);
  return files;
}

/** What was made, by name. */
export function madeOf<Made>(files: MadeFiles<Made>): Record<string, Made> {
  return Object.fromEntries(Object.entries(files).map(([name, { made }]) => [name, made]));
}

/** Whether a name stands for the same as it did in the last build. */
export function isSameMade<Made>(
  name: string,
  now: MadeFiles<Made>,
  last: MadeFiles<Made>,
): boolean {
  return JSON.stringify(now[name]?.made) === JSON.stringify(last[name]?.made);
}
