import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE } from './folders.ts';

/** All that decides what the engine makes of a site; the lock file stands for the libraries. */
const PARTS = ['schema', 'renderer', 'prerender'];
const FILES = ['vite.config.ts', 'index.html', 'package.json', 'package-lock.json'];

/** A hash of the engine's own files: what was kept by another engine is of no use to this one. */
export function hashEngine(): string {
  const hash = createHash('sha256').update(process.version);
  const names = PARTS.flatMap((part) =>
    readdirSync(join(ENGINE, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const others = FILES.map((name) => join(ENGINE, name)).filter((file) => existsSync(file));
  for (const file of [...names.toSorted(), ...others]) {
    const bytes = readFileSync(file);
    hash.update(`\n${file.slice(ENGINE.length)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
