import type { DraftFile } from '../../schema/generated/data.d.ts';
import { DiskTexts, refuseUneditable } from '../journal/disk-texts.ts';
import { digestOrNull } from '../journal/replace-file.ts';
import type { Texts } from '../journal/texts.ts';
import { DraftRecords } from './draft-records.ts';

/** A file of the draft that says something else now; as a watcher of files would tell it. */
export interface DraftChange {
  file: string;
  event: 'add' | 'change' | 'unlink';
}

/** The texts of a site with those of its draft over them. Nothing of the site is written. */
export class DraftTexts implements Texts {
  /** What the draft says otherwise than the disk; nothing for a file that would be gone. The map lives: it is never replaced. */
  readonly unsaved = new Map<string, string | undefined>();
  readonly #records: DraftRecords;
  readonly #files = new Map<string, DraftFile>();
  readonly #siteFolder: string;
  readonly #disk: DiskTexts;
  readonly #tell: (change: DraftChange) => void;

  constructor(siteFolder: string, tell: (change: DraftChange) => void) {
    this.#siteFolder = siteFolder;
    this.#records = new DraftRecords(siteFolder);
    this.#disk = new DiskTexts(siteFolder);
    this.#tell = tell;
  }

  /**
   * Reads again what is kept: another process may have changed it.
   *
   * @returns whether some was in the files already: the process that saved it was killed before it could say so
   */
  reload(): boolean {
    const kept = new Map(this.#records.readAll().map((record) => [record.file, record]));
    for (const file of this.#files.keys()) if (!kept.has(file)) this.#forget(file);
    let wasSaved = false;
    for (const record of kept.values()) {
      refuseUneditable(this.#siteFolder, record.file, '.data/studio');
      if (this.#isOnDisk(record)) {
        wasSaved = true;
        this.#drop(record.file);
      } else this.#remember(record);
    }
    return wasSaved;
  }

  /** Files of the draft, by name. */
  files(): DraftFile[] {
    return [...this.#files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  }

  read(file: string): string | undefined {
    return this.unsaved.has(file) ? this.unsaved.get(file) : this.onDisk(file);
  }

  /** @throws for a file that is not in UTF-8 */
  onDisk(file: string): string | undefined {
    return this.#disk.read(file);
  }

  /** What a file said when it came into the draft; of one that is not in it, what it says. */
  base(file: string): string | undefined {
    const known = this.#files.get(file);
    return known ? (known.base ?? undefined) : this.onDisk(file);
  }

  replace(file: string, expected: string | null, text: string | undefined): boolean {
    refuseUneditable(this.#siteFolder, file, '.data/studio');
    if (digestOrNull(this.read(file)) !== expected) return false;
    const known = this.#files.get(file) ?? { file, base: this.onDisk(file) ?? null };
    this.put({ ...known, text: text ?? null });
    return true;
  }

  /** A file that is not text is in no draft: it is written at once, and taken back like everything else. */
  readBytes(file: string): Buffer | undefined {
    return this.#disk.readBytes(file);
  }

  replaceBytes(file: string, expected: string | null, bytes: Buffer | undefined): boolean {
    return this.#disk.replaceBytes(file, expected, bytes);
  }

  /** Keeps a file of the draft; nothing for one that says what it said before, or what is on the disk. */
  put(record: DraftFile): void {
    if (record.text === record.base || this.#isOnDisk(record)) this.#drop(record.file);
    else {
      this.#records.write(record);
      this.#remember(record);
    }
  }

  #drop(file: string): void {
    this.#records.remove(file);
    this.#forget(file);
  }

  #remember(record: DraftFile): void {
    const { file } = record;
    this.#change(file, record.text ?? undefined, () => {
      this.#files.set(file, record);
      this.unsaved.set(file, record.text ?? undefined);
    });
  }

  #forget(file: string): void {
    if (!this.#files.has(file)) return;
    this.#change(file, this.#textOnDisk(file), () => {
      this.#files.delete(file);
      this.unsaved.delete(file);
    });
  }

  #change(file: string, after: string | undefined | null, make: () => void): void {
    const wasUnsaved = this.unsaved.has(file);
    const before = wasUnsaved ? this.unsaved.get(file) : this.#textOnDisk(file);
    make();
    // One that leaves the draft, as with a save, is read from its file from now on.
    if (before === after && wasUnsaved === this.unsaved.has(file)) return;
    const event = after === undefined ? 'unlink' : before === undefined ? 'add' : 'change';
    this.#tell({ file, event });
  }

  #isOnDisk({ file, text }: DraftFile): boolean {
    return this.#textOnDisk(file) === (text ?? undefined);
  }

  /** Of one that cannot be read any more, `null`. */
  #textOnDisk(file: string): string | undefined | null {
    try {
      return this.onDisk(file);
    } catch {
      return null;
    }
  }
}
