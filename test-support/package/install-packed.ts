import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import lock from '../../package-lock.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

/** Packs this repository as npm would publish it. Returns the path of the archive. */
export function packEngine(folder: string): string {
  const options = ['--pack-destination', folder];
  execFileSync('npm', ['pack', ...options], { cwd: ROOT, stdio: 'ignore' });
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack has written no archive.');
  return join(folder, archive);
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
