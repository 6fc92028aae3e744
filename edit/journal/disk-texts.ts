import { join } from 'node:path';
import { isEditable } from './editable.ts';
import { editsFolder } from './edits-folder.ts';
import { readText, replaceFile } from './replace-file.ts';
import type { Texts } from './texts.ts';

/** The files of a site, as they are on the disk. */
export class DiskTexts implements Texts {
  readonly #folder: string;

  /** @param siteFolder path to it */
  constructor(siteFolder: string) {
    this.#folder = siteFolder;
  }

  read(file: string): string | undefined {
    return readText(this.#path(file));
  }

  replace(file: string, expected: string | null, text: string | undefined): boolean {
    // Of a process that is killed here, the next one overwrites what it has left.
    const partial = join(editsFolder(this.#folder), 'partial');
    return replaceFile(this.#path(file), expected, text, partial);
  }

  /** @throws for a file that no edit of the engine has changed: the journal may be forged */
  #path(file: string): string {
    refuseUneditable(this.#folder, file);
    return join(this.#folder, file);
  }
}

/** @throws for a file that edits do not write */
export function refuseUneditable(siteFolder: string, file: string, home = '.data/edits'): void {
  if (!isEditable(siteFolder, file))
    throw new Error(`${file} cannot be edited. If ${home} names it, delete that folder.`);
}
