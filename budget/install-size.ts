import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { partOfLock } from '../prerender/package/server-lock.ts';
import type { LockFile } from '../schema/generated/data.d.ts';
import { isLockFile } from '../schema/generated/guards/engine.js';
import { readJson } from '../schema/read-json.ts';

/** What an installation takes on the disk of this machine. */
export interface InstallSize {
  packages: number;
  /** The sum of the sizes of all files. */
  bytes: number;
}

/** Those who write a site install everything but what only this repository's tests need. */
export function sizeForAuthors(root: string): InstallSize {
  const paths = Object.entries(readLock(root).packages).flatMap(([path, { dev, devOptional }]) =>
    // Vite would use some of the optional ones, if a project that installs it has them by itself.
    dev || devOptional ? [] : [path],
  );
  return sizeOf(root, paths);
}

/**
 * A server that was written by `npm run package` installs only these, with what they need.
 * @param names such as pg
 */
export function sizeForServer(root: string, names: readonly string[]): InstallSize {
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  const { packages } = partOfLock(readLock(root), { name: 'server', dependencies });
  return sizeOf(root, Object.keys(packages));
}

function readLock(root: string): LockFile {
  return readJson(join(root, 'package-lock.json'), isLockFile);
}

/**
 * What was not installed, such as the drivers of other systems, counts for nothing.
 * @param paths of packages, and '' of what needs them
 */
function sizeOf(root: string, paths: readonly string[]): InstallSize {
  const there = paths.filter((path) => path !== '' && existsSync(join(root, path)));
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
