import { statSync } from 'node:fs';

/** How often it is looked whether there is a new one, in milliseconds. */
const LOOK_AGAIN = 100;

/**
 * Reads a file of the build again whenever a build has put a new one in its place; while there is none, the last one
 * holds.
 * @param first what it holds now
 * @returns a function that gives the same object as long as the file is the same; what was put in place a moment ago is
 *   seen for certain only if it is to look `atOnce`
 */
export function followFile<Content>(
  file: string,
  first: Content,
  read: (file: string) => Content,
): (atOnce?: boolean) => Content {
  let content = first;
  let stamp = stampOf(file);
  let until = -Infinity;
  return (atOnce = false) => {
    if (!atOnce && performance.now() < until) return content;
    until = performance.now() + LOOK_AGAIN;
    const now = stampOf(file);
    if (now !== '' && now !== stamp) {
      content = read(file);
      stamp = now;
    }
    return content;
  };
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}
