import { readFileSync, statSync } from 'node:fs';

/** What the build says of serving its files. */
export interface Serving {
  /** For every document; `{style}` and `{script}` stand for the sources of what is inlined in it. */
  documentHeaders: Record<string, string>;
  /** Sources of all style sheets and scripts that documents may have inlined. */
  styles: string[];
  scripts: string[];
  /** New addresses by the old ones. */
  redirects: Record<string, string>;
}

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
      const read: Serving = JSON.parse(readFileSync(file, 'utf8'));
      serving = read;
      stamp = now;
    }
    return serving;
  };
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}
