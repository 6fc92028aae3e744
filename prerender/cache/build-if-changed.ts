import { join } from 'node:path';
import type { OutputDir } from '../output/output-dir.ts';
import { fileStamp } from './fingerprint.ts';
import { fileAt } from '../pictures/media-urls.ts';

/** What was made of a picture, and how the picture looked from outside then. */
export interface MadeFile<Made> {
  stamp: string;
  made: Made;
  /** Addresses of the files it consists of. */
  urls: string[];
}

/** By the pictures' paths below media/. */
export type MadeFiles<Made> = Record<string, MadeFile<Made>>;

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
export async function buildIfChanged<Made>(
  names: Iterable<string>,
  last: MadeFiles<Made>,
  { media, dist }: { media: string; dist: OutputDir },
  { make, urlsOf }: Maker<Made>,
): Promise<MadeFiles<Made>> {
  const isThere = (url: string) => dist.sizeOf(fileAt(url)) !== undefined;
  const files: MadeFiles<Made> = {};
  const now = Date.now();
  for (const name of names) {
    const stamp = fileStamp(join(media, name), now);
    let file = last[name];
    if (!file || stamp === '' || file.stamp !== stamp || !file.urls.every(isThere)) {
      const made = await make(name);
      file = { stamp, made, urls: urlsOf(made) };
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
