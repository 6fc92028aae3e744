import { join } from 'node:path';
import { isEditable } from './editable.ts';
import { editsFolder } from './edits-folder.ts';
import { readBytes, readText, replaceFile } from './replace-file.ts';
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

  readBytes(file: string): Buffer | undefined {
    return readBytes(this.#path(file));
  }

  replaceBytes(file: string, expected: string | null, bytes: Buffer | undefined): boolean {
    return this.replace(file, expected, bytes);
  }

  replace(file: string, expected: string | null, content: string | Buffer | undefined): boolean {
    // Of a process that is killed here, the next one overwrites what it has left.
    const partial = join(editsFolder(this.#folder), 'partial');
    return replaceFile(this.#path(file), expected, content, partial);
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
