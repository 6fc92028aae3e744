import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { DraftFile } from '../../schema/generated/data.d.ts';
import { isDraftFile } from '../../schema/generated/guards/edit.js';
import { editsFolder } from '../journal/edits-folder.ts';

/** The files of a draft on the disk: one JSON file each, replaced as a whole, so that none is ever read in part. */
export class DraftRecords {
  readonly #siteFolder: string;

  constructor(siteFolder: string) {
    this.#siteFolder = siteFolder;
  }

  /** @throws for a file that is not a draft */
  readAll(): DraftFile[] {
    const folder = this.#folder;
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => {
      const record: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (isDraftFile(record) && nameOf(record.file) === name) return record;
      throw new Error(`${join(folder, name)} is not part of a draft. Delete it.`);
    });
  }

  /** When this returns, it is on the disk. */
  write(record: DraftFile): void {
    mkdirSync(this.#folder, { recursive: true });
    const partial = join(this.#home, 'partial');
    const file = openSync(partial, 'w');
    try {
      writeSync(file, JSON.stringify(record));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(partial, join(this.#folder, nameOf(record.file)));
    this.#syncFolder();
  }

  remove(file: string): void {
    const path = join(this.#folder, nameOf(file));
    if (!existsSync(path)) return;
    rmSync(path);
    this.#syncFolder();
  }

  #syncFolder(): void {
    const folder = openSync(this.#folder, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }

  get #home(): string {
    return editsFolder(this.#siteFolder, 'studio');
  }

  get #folder(): string {
    return join(this.#home, 'files');
  }
}

function nameOf(file: string): string {
  return `${digestOf(file)}.json`;
}
