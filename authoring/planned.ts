import { join } from 'node:path';
import type { SiteFiles } from '../check/files/site-files.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { openSite } from '../check/open-site.ts';
import { readText } from '../edit/journal/replace-file.ts';
import { SiteEdits } from '../edit/journal/site-edits.ts';

/** New texts by path from the site folder; nothing deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** What a command would change. Nothing is written before somebody writes it: into the files, or into a draft of them. */
export interface Planned {
  /** What is done, in a few words, for anyone who wants to undo it. */
  about: string;
  changes: Changes;
  /** Files that are not text, with the digest of what is there; no bytes for one that goes. */
  files?: readonly { file: string; before: string | null; bytes: Buffer | undefined }[];
}

/**
 * What a file of an opened site says, byte order mark included; nothing if there is none.
 *
 * @param file path from the site folder
 */
export function textIn({ folder, unsaved }: SiteFiles, file: string): string | undefined {
  return unsaved?.has(file) ? unsaved.get(file) : readText(join(folder, file));
}

/** A site as it would be with some changes more than it was opened with. */
export function withChanges({ context }: OpenedSite, changes: Changes): OpenedSite {
  const { folder, unsaved = new Map() } = context;
  return openSite(folder, { unsaved: new Map([...unsaved, ...changes]) });
}

/** Writes what was planned into the files of a site, all or nothing. */
export async function writePlanned<Plan extends Planned>(
  { context }: OpenedSite,
  plan: Plan,
): Promise<Plan> {
  await writeChanges(context.folder, plan);
  return plan;
}

/** Makes all changes or none. */
export async function writeChanges(
  folder: string,
  { about, changes, files = [] }: Planned,
): Promise<void> {
  const edits = Array.from(changes, ([file, text]) => ({
    file,
    base: readText(join(folder, file)),
    text,
  }));
  await new SiteEdits(folder).apply(about, [...files, ...edits]);
}
