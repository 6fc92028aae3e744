import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long another process may take for its edit, in milliseconds; one takes a few. */
const PATIENCE = 10_000;
const PAUSE = 10;
/** A lock without a number in it is being written, or a crash has left it so. */
const UNWRITTEN = 1000;

/**
 * Locks of this process. One with its number that is not in this list was left by an earlier process, as in a
 * container.
 */
const held = new Set<string>();

/**
 * Runs while no other process of this machine runs with the same lock. A lock that a killed process has left is taken
 * over.
 *
 * @param run is told whether a killed process had the lock before
 * @throws if another process holds it too long
 */
export async function withLock<Result>(
  path: string,
  run: (wasKilled: boolean) => Result,
): Promise<Result> {
  // Next to it the gateway may keep what visitors have written.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const lock = join(realpathSync(dirname(path)), basename(path));
  const patience = Date.now() + PATIENCE;
  let wasKilled = false;
  while (!take(lock)) {
    if (isLeftOver(lock)) {
      wasKilled = true;
      rmSync(lock, { force: true });
    } else if (Date.now() > patience)
      throw new Error(`Another edit has locked ${path} for too long.`);
    else await wait(PAUSE);
  }
  try {
    return run(wasKilled);
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    held.add(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isLeftOver(path: string): boolean {
  try {
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner === 0) return Date.now() - statSync(path).mtimeMs > UNWRITTEN;
    return owner === process.pid ? !held.has(path) : !isRunning(owner);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
