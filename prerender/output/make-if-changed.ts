import { join } from 'node:path';
import type { OutputDir } from './output-dir.ts';
import { fileAt } from './media-urls.ts';
import { fingerprint } from '../cache/fingerprint.ts';
import type { MadeFiles } from '../records.ts';

interface Place {
  media: string;
  dist: OutputDir;
  /** What else the files depend on, such as the colours of a theme. */
  key: string;
}

interface Maker<Made> {
  make: (name: string) => Promise<Made>;
  /** Addresses of the files that making has written. */
  urlsOf: (made: Made) => string[];
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
  { make, urlsOf }: Maker<Made>,
): Promise<MadeFiles<Made>> {
  const isThere = (url: string) => dist.sizeOf(fileAt(url)) !== undefined;
  const files: MadeFiles<Made> = {};
  const now = Date.now();
  for (const name of names) {
    const look = fingerprint(join(media, name), now);
    const seen = look && `${look} ${key}`;
    let file = last[name];
    if (!file || seen === '' || file.fingerprint !== seen || !file.urls.every(isThere)) {
      const made = await make(name);
      file = { fingerprint: seen, made, urls: urlsOf(made) };
    }
    dist.add(file.urls);
    files[name] = file;
  }
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
