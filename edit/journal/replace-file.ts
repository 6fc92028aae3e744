import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';

/** What a file says; nothing if there is none. */
export function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function digestOrNull(text: string | undefined): string | null {
  return text === undefined ? null : digestOf(text);
}

/**
 * Puts another text into a file, or removes it, if it still is as it was when it was read. Whoever reads it finds the
 * old text or the new one, never a part.
 *
 * @param expected the digest of the text that is to be replaced; null where there is no file
 * @param partial where the text is written first, on the same disk
 * @returns whether it was done; if not, somebody else has changed the file
 */
export function replaceFile(
  path: string,
  expected: string | null,
  text: string | undefined,
  partial: string,
): boolean {
  const isThere = existsSync(path);
  // Of a symbolic link, the file that it leads to.
  const target = isThere ? realpathSync(path) : path;
  if (text !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(dirname(partial), { recursive: true });
    const file = openSync(partial, 'w');
    writeSync(file, text);
    if (isThere) fchmodSync(file, statSync(target).mode);
    fsyncSync(file);
    closeSync(file);
  }
  // As late as possible: an editor that saves between this line and the next would be overwritten.
  if (digestOrNull(readText(path)) !== expected) {
    rmSync(partial, { force: true });
    return false;
  }
  if (text === undefined) rmSync(path, { force: true });
  else renameSync(partial, target);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return true;
}
