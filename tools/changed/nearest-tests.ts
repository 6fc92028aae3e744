import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The sources of a checkout.
 * @param files as paths from its root
 * @returns their texts by those paths
 */
export function readSources(root: string, files: readonly string[]): Map<string, string> {
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  return new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/**
 * Which files import which, types included.
 * @param sources by their paths, as `readSources` gives them
 * @returns by a file's path, those that import it
 */
export function readImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The unit tests that import any of the files, themselves or through others: those with the fewest files between first. */
export function nearestTests(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = new Set(files);
  // What is added while it is gone through comes up later.
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return [...found].filter(isUnitTest);
}

function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/**
 * The unit tests in the nearest folder above a file that has any: those of a file that is read instead of imported, such as
 * a case of `tests/bad-content`. None are above all of them.
 * @param files all of the checkout, as paths from its root
 */
export function testsAbove(file: string, files: readonly string[]): string[] {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const tests = files.filter((other) => dirname(other) === folder && isUnitTest(other));
    if (tests.length > 0) return tests;
  }
  return [];
}

/**
 * The tests that start programs, themselves or through what helps tests. Those next to the code are not: what they start
 * is not a source of ours, such as git or a database.
 */
export function programTests(
  sources: ReadonlyMap<string, string>,
  importers: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const starting = [...sources].filter(
    ([file, text]) => /^(tests|test-support)\//.test(file) && text.includes("'node:child_process'"),
  );
  const tests = starting.flatMap(([file]) => nearestTests([file], importers));
  return new Set(tests.filter((file) => file.startsWith('tests/')));
}
