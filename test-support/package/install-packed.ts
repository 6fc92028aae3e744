import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import lock from '../../package-lock.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import manifest from '../../package.json' with { type: 'json' };
import { RUN_FOLDER } from '../run-folder.ts';
import { cloneEngine, compileClone } from './fresh-clone.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the archive of a run of the tests is; whose process makes the folder makes the archive as well. */
const PACKED = join(RUN_FOLDER, 'package');

/** Compiling the engine takes half a minute on two cores that do other things as well. */
const LONGEST_MS = 170_000;

/**
 * Packs this repository as npm would publish it from a fresh clone, once for all tests of a run.
 * @returns the path of the archive; next to it is the clone
 */
export function packEngine(): string {
  const archive = join(PACKED, 'engine.tgz');
  if (mkdirSync(PACKED, { recursive: true }) !== undefined) pack(archive);
  const started = Date.now();
  while (!existsSync(archive)) {
    if (!existsSync(PACKED) || Date.now() - started > LONGEST_MS)
      throw new Error('npm pack has written no archive.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  return archive;
}

function pack(archive: string): void {
  const [clone, making] = [join(PACKED, 'clone'), join(PACKED, 'making')];
  mkdirSync(making);
  try {
    cloneEngine(clone);
    compileClone(clone);
    const options = ['--ignore-scripts', '--pack-destination', making];
    execFileSync('npm', ['pack', ...options], { cwd: clone, stdio: 'ignore' });
    for (const name of readdirSync(making)) renameSync(join(making, name), archive);
  } catch (error) {
    rmSync(PACKED, { recursive: true });
    throw error;
  }
}

/**
 * Installs a packed engine into a folder: its files are unpacked there; what npm would fetch for it, and nothing else, is
 * linked from this repository's.
 */
export function installPacked(archive: string, site: string): void {
  const engine = join(site, 'node_modules', manifest.name);
  mkdirSync(engine, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', engine]);
  for (const [path, entry] of Object.entries<unknown>(lock.packages)) {
    // What is below a package comes with its link.
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || !isRecord(entry)) continue;
    if (entry['dev'] === true || entry['devOptional'] === true) continue;
    const target = join(site, path);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(ROOT, path), target);
  }
  const bin = join(site, 'node_modules/.bin');
  mkdirSync(bin);
  for (const [name, file] of Object.entries(manifest.bin))
    symlinkSync(join(engine, file), join(bin, name));
}
