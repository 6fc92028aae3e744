import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LockedPackage, LockFile } from '../../schema/generated/data.d.ts';
import { isLockFile } from '../../schema/generated/guards/engine.js';
import { readJson } from '../../schema/read-json.ts';

/** What a package finds under the name of another one: next to it, or in a folder above, as Node looks for it. */
function find(
  packages: LockFile['packages'],
  from: string,
  name: string,
): { path: string; locked: LockedPackage } | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const locked = packages[path];
    if (locked) return { path, locked };
    if (folder === '') return undefined;
  }
}

/**
 * The part of a lock file that some packages need, those included that are for other machines.
 * @param manifest whose `dependencies` they are, with the versions that are installed
 */
export function partOfLock(
  { packages }: LockFile,
  manifest: { name: string; dependencies: Record<string, string> },
): LockFile & { name: string } {
  const part: LockFile['packages'] = { '': { ...manifest } };
  const take = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const found = find(packages, from, name);
      if (!found || part[found.path]) continue;
      const { path, locked } = found;
      const { dev: _onlyBefore, ...needed } = locked;
      part[path] = needed;
      take(path, Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }));
    }
  };
  take('', Object.keys(manifest.dependencies));
  return { name: manifest.name, lockfileVersion: 3, packages: part };
}

/** The lock file by which a folder, or one above it, was installed; nothing if there is none. */
export function findLock(folder: string): LockFile | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package-lock.json');
    if (existsSync(file)) return readJson(file, isLockFile);
    if (at === dirname(at)) return undefined;
  }
}
