import { type BigIntStats, chmodSync, closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Whether a call failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code));
}

function lookAt(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Which file is at a path: the same text as long as it is the same file; empty if there is none. */
export function identityOf(path: string): string {
  const found = lookAt(path);
  return found ? `${found.dev}:${found.ino}` : '';
}

/** How many bytes the file at a path has; none if there is none. */
export function sizeOf(path: string): bigint {
  return lookAt(path)?.size ?? 0n;
}

/** Which file is at a path and when it last changed. */
export function stampOf(path: string): string {
  const found = lookAt(path);
  return found ? `${found.dev}:${found.ino}:${found.size}:${found.mtimeNs}` : '';
}

/** Makes an empty file that only its owner can read, durably. @throws when there is one already */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'wx', OWNER_ONLY));
  syncFolderOf(path);
}

/** Takes the rights of others to a file away, if it exists and they have any. */
export function keepPrivate(path: string): void {
  const found = lookAt(path);
  if (found && (found.mode & 0o077n) !== 0n) chmodSync(path, OWNER_ONLY);
}

/** Resolves nothing before the disk has the content of a file. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A new or renamed file is only sure to be found after a power cut once its folder is on the disk. */
export function syncFolderOf(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
