import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** New texts by path from the site folder; nothing deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Makes all changes or none: if writing or the check afterwards throws, every file is again as it
 * was before, and the error is thrown on.
 */
export async function changeFiles(
  folder: string,
  changes: Changes,
  check: () => Promise<void>,
): Promise<void> {
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of changes) undo.push(changeFile(join(folder, file), text));
    await check();
  } catch (error) {
    for (const restore of undo.toReversed()) restore();
    throw error;
  }
}

/** @returns how to undo it */
function changeFile(path: string, text: string | undefined): () => void {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const madeFolder = mkdirSync(dirname(path), { recursive: true });
  if (text === undefined) removeFile(path);
  else writeFileSync(path, text);
  return () => {
    if (before) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, before);
    } else rmSync(madeFolder ?? path, { recursive: true });
  };
}

/** Folders that are empty then go as well. */
function removeFile(path: string): void {
  rmSync(path);
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder)) {
    rmdirSync(folder);
  }
}
