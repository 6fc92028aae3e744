import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';

/**
 * What a file says; nothing if there is none.
 *
 * @throws for a file that is not in UTF-8: it could not be written again as it was
 */
export function readText(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
}

/** The bytes of a file; nothing if there is none. */
export function readBytes(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

export function digestOrNull(content: string | Buffer | undefined): string | null {
  return content === undefined ? null : digestOf(content);
}

/**
 * Puts another content into a file, or removes it, if it still is as it was when it was read. Anyone who reads it finds
 * the old content or the new one, never a part.
 *
 * @param expected the digest of what is to be replaced; null where there is no file
 * @param partial where the content is written first, on the same disk
 * @returns whether it was done; if not, somebody else has changed the file
 */
export function replaceFile(
  path: string,
  expected: string | null,
  content: string | Buffer | undefined,
  partial: string,
): boolean {
  const isThere = existsSync(path);
  // Of a symbolic link, the file that it leads to.
  const target = isThere ? realpathSync(path) : path;
  if (content !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(dirname(partial), { recursive: true });
    const file = openSync(partial, 'w');
    writeFileSync(file, content);
    if (isThere) fchmodSync(file, statSync(target).mode);
    fsyncSync(file);
    closeSync(file);
  }
  const old = isThere ? keepOld(target, `${partial}.old`) : undefined;
  // As late as possible: an editor that puts another file there between this line and the next loses it.
  if (
    digestOrNull(readBytes(path)) !== expected ||
    (old !== undefined && !isSameFile(target, old))
  ) {
    for (const file of [partial, old]) if (file !== undefined) rmSync(file, { force: true });
    return false;
  }
  if (content === undefined) removeFile(path);
  else renameSync(partial, target);
  if (old !== undefined && digestOrNull(readBytes(old)) !== expected) {
    // An editor that writes into the file it has open has saved in this very moment.
    mkdirSync(dirname(target), { recursive: true });
    renameSync(old, target);
    return false;
  }
  if (old !== undefined) rmSync(old);
  if (existsSync(dirname(path))) {
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return true;
}

/** Another name for a file, which keeps it when the first is given away; nothing where a disk has no such names. */
function keepOld(target: string, name: string): string | undefined {
  rmSync(name, { force: true });
  mkdirSync(dirname(name), { recursive: true });
  try {
    linkSync(target, name);
    return name;
  } catch {
    return undefined;
  }
}

function isSameFile(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other).ino;
}

/** Folders that are empty then go as well. */
function removeFile(path: string): void {
  rmSync(path);
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder)) {
    rmdirSync(folder);
  }
}
