import { join } from 'node:path';
import { readText } from '../edit/journal/replace-file.ts';
import { SiteEdits } from '../edit/journal/site-edits.ts';

/** New texts by path from the site folder; nothing deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Makes all changes or none: if writing or the check afterwards throws, every file is again as it was before, and the
 * error is thrown on.
 *
 * @param about what is done, in a few words, for whoever wants to undo it
 */
export async function changeFiles(
  folder: string,
  { about, changes }: { about: string; changes: Changes },
  check: () => Promise<void>,
): Promise<void> {
  const edits = new SiteEdits(folder);
  const step = edits.apply(
    about,
    Array.from(changes, ([file, text]) => ({ file, base: readText(join(folder, file)), text })),
  );
  try {
    await check();
  } catch (error) {
    if (step) edits.cancel(step);
    throw error;
  }
}
