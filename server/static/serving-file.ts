import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readServing, type Serving } from '../../prerender/output/serving.ts';

/** How often it is looked whether there is a new one, in milliseconds. */
const LOOK_AGAIN = 100;

/**
 * Reads the file again whenever a build has put a new one in its place; while there is none, the last one holds.
 * @param first what it holds now
 * @returns a function that gives the same object as long as the file is the same
 */
export function followServing(file: string, first: Serving): () => Serving {
  let serving = first;
  let stamp = stampOf(file);
  let until = 0;
  return () => {
    if (performance.now() < until) return serving;
    until = performance.now() + LOOK_AGAIN;
    const now = stampOf(file);
    if (now !== '' && now !== stamp) {
      serving = readServing(dirname(file));
      stamp = now;
    }
    return serving;
  };
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}
