import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of all files below a folder, from there, hidden ones too. Symbolic links are listed and not followed: with
 * `recursive`, Node 24 would follow those to folders, and older versions do not.
 */
export function listBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listBelow(join(folder, entry.name)).map((path) => join(entry.name, path))
      : [entry.name],
  );
}
