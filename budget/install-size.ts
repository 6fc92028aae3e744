import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../schema/is-record.ts';
import { readJson } from '../schema/read-json.ts';

/** What an installation takes on the disk of this machine. */
export interface InstallSize {
  packages: number;
  /** The sum of the sizes of all files. */
  bytes: number;
}

/** Of a package in package-lock.json, by its path such as node_modules/yaml. */
interface Entry {
  dev: boolean;
  /** Names of what it needs, and of what it can do without. */
  needs: string[];
}

/** Those who write a site install everything but what only this repository's tests need. */
export function sizeForAuthors(root: string): InstallSize {
  const paths = [...readLock(root)].filter(([path, { dev }]) => path !== '' && !dev);
  return sizeOf(
    root,
    paths.map(([path]) => path),
  );
}

/**
 * A server that was written by `npm run package` installs only these, with what they need.
 * @param names such as pg
 */
export function sizeForServer(root: string, names: readonly string[]): InstallSize {
  const lock = readLock(root);
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = nearest(lock, name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    for (const needed of lock.get(path)?.needs ?? []) add(needed, path);
  };
  for (const name of names) add(name, '');
  return sizeOf(root, [...found]);
}

/** Where Node finds a package: in the folder of who asks, or in one above it. */
function nearest(lock: ReadonlyMap<string, Entry>, name: string, from: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    const path = [...(folder === '' ? [] : [folder]), 'node_modules', name].join('/');
    if (lock.has(path)) return path;
    if (folder === '') return undefined;
  }
}

function readLock(root: string): Map<string, Entry> {
  const { packages } = readJson(join(root, 'package-lock.json'), isRecord);
  if (!isRecord(packages)) throw new Error('package-lock.json lists no packages.');
  return new Map(
    Object.entries(packages).map(([path, entry]) => {
      const of = isRecord(entry) ? entry : {};
      const needs = [of['dependencies'], of['optionalDependencies']].flatMap((group) =>
        isRecord(group) ? Object.keys(group) : [],
      );
      // Vite would use some of them, if a project that installs it has them by itself.
      return [path, { dev: of['dev'] === true || of['devOptional'] === true, needs }];
    }),
  );
}

/** What was not installed, such as the drivers of other systems, counts for nothing. */
function sizeOf(root: string, paths: readonly string[]): InstallSize {
  const there = paths.filter((path) => existsSync(join(root, path)));
  const bytes = there.reduce((sum, path) => sum + bytesOf(join(root, path)), 0);
  return { packages: there.length, bytes };
}

/** Packages inside of a package are counted by themselves. */
function bytesOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : bytesOf(path);
    else if (entry.isFile()) bytes += statSync(path).size;
  }
  return bytes;
}
