import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long another process may take for its edit, in milliseconds; one takes a few. */
const PATIENCE = 10_000;
const PAUSE = 10;
/** A lock without a number in it is being written, or a crash has left it so. */
const UNWRITTEN = 1000;

/**
 * Runs while no other process of this machine runs with the same lock. A lock that a killed process has left is taken
 * over.
 *
 * @param run is told whether a killed process had the lock before
 * @throws if another process holds it too long
 */
export function withLock<Result>(path: string, run: (wasKilled: boolean) => Result): Result {
  // Beside it the gateway may keep what visitors have written.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const patience = Date.now() + PATIENCE;
  let wasKilled = false;
  while (!take(path)) {
    if (isLeftOver(path)) {
      wasKilled = true;
      rmSync(path, { force: true });
    } else if (Date.now() > patience)
      throw new Error(`Another edit has locked ${path} for too long.`);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    return run(wasKilled);
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
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
    return owner !== process.pid && !isRunning(owner);
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
