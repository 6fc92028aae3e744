import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Which files import which, types included.
 * @param files of a checkout, as paths from its root
 * @returns by a file's path, those that import it
 */
export function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    if (!existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The unit tests that import a file, themselves or through others: those with the fewest files between first. */
export function nearestTests(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = new Set([file]);
  // What is added while it is gone through comes up later.
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return [...found].filter(
    (name) => /\.test\.tsx?$/.test(name) && !name.startsWith('tests/browser/'),
  );
}
