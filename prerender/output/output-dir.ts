import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import {
  compress,
  type CopiesMade,
  COPY_ENDINGS,
  hasCopies,
  isCompressedNow,
} from './compressed-copies.ts';
import { listBelow } from '../../check/files/list-below.ts';
import type { SiteFolders } from '../paths.ts';
import { fileAt } from './media-urls.ts';
import { someAtOnce } from './some-at-once.ts';
import { publish, readStaged, stage, stageCopies } from './staged-file.ts';

/**
 * The folder a site is built into. It takes only what differs from what is there already, and shows nothing of it
 * before `publish`: until then a server of this folder sends what the last build has left.
 */
export class OutputDir {
  readonly #path: string;
  /** Files the site supplies as they are; what the build makes of the same name is left out. */
  readonly #publicFiles: ReadonlySet<string>;
  readonly #files = new Set<string>();
  /** Texts that the server is to compress. */
  readonly #later = new Set<string>();
  /** Files that wait for their place. */
  readonly #staged = new Set<string>();

  constructor({ dist, public: supplied }: Pick<SiteFolders, 'dist' | 'public'>) {
    this.#path = dist;
    this.#publicFiles = new Set(existsSync(supplied) ? listBelow(supplied) : []);
    for (const file of this.#publicFiles) this.copy(join(supplied, file), file);
  }

  /** All files put here, as paths from the folder. */
  get files(): string[] {
    return [...this.#files];
  }

  /** Takes a file unless it is there already, byte for byte. */
  write(file: string, content: string | Buffer, copies: CopiesMade = 'now'): void {
    if (this.#publicFiles.has(file)) return;
    const bytes = Buffer.from(content);
    if (typeof content === 'string' && !isCompressedNow(bytes, copies)) this.#later.add(file);
    this.#take(file, bytes);
  }

  /** Takes a copy of a file unless it is there already, byte for byte. */
  copy(source: string, file: string): void {
    this.#take(file, readFileSync(source));
  }

  #take(file: string, content: Buffer): void {
    this.#files.add(file);
    const path = this.#at(file);
    if (existsSync(path) && readFileSync(path).equals(content)) return;
    mkdirSync(dirname(path), { recursive: true });
    stage(path, content);
    this.#staged.add(file);
  }

  /** Counts in files that something else has written, by their addresses. */
  add(urls: Iterable<string>): void {
    for (const url of urls) this.#files.add(fileAt(url));
  }

  /** Gives every text its compressed copies; those of pages have been written with them. */
  async compress(): Promise<void> {
    const texts = [...this.#files].filter((file) => this.#needsCopies(file));
    await someAtOnce(texts, (file) => this.#stageCopies(file));
  }

  /** Counts in files of the last build, with the copies that they have. */
  keep(files: Iterable<string>): void {
    for (const file of files) {
      this.#files.add(file);
      this.#later.add(file);
    }
  }

  /**
   * Puts all files in their places, `first` before all others. It is touched again when all are there: a server that
   * follows it then does not take a file for unchanged.
   * @param pages staged files of pages, their copies among them
   * @param stale copies of what files held before
   */
  publish(first: string, pages: readonly string[], stale: readonly string[]): void {
    const staged = new Set([...this.#staged, ...pages]);
    if (staged.delete(first)) publish(this.#at(first));
    for (const file of staged) publish(this.#at(file));
    for (const file of stale) rmSync(this.#at(file), { force: true });
    if (staged.size + stale.length > 0) this.touch(first);
    this.#staged.clear();
  }

  /** The bundle, and sometimes the site, brings copies of its own. */
  #needsCopies(file: string): boolean {
    if (this.#later.has(file)) return false;
    return hasCopies(file) && !COPY_ENDINGS.some((ending) => this.#files.has(file + ending));
  }

  async #stageCopies(file: string): Promise<void> {
    const path = this.#at(file);
    const copies = COPY_ENDINGS.map((ending) => file + ending);
    for (const copy of copies) this.#files.add(copy);
    const isNew = this.#staged.has(file);
    if (!isNew && copies.every((copy) => this.sizeOf(copy) !== undefined)) return;
    stageCopies(path, await compress(isNew ? readStaged(path) : readFileSync(path)));
    for (const copy of copies) this.#staged.add(copy);
  }

  /** The size of a file in bytes; nothing if it is not there. */
  sizeOf(file: string): number | undefined {
    return statSync(this.#at(file), { throwIfNoEntry: false })?.size;
  }

  /** How long ago a file was written or touched, in milliseconds; nothing if it is not there. */
  ageOf(file: string): number | undefined {
    const stats = statSync(this.#at(file), { throwIfNoEntry: false });
    return stats && Date.now() - stats.mtimeMs;
  }

  /**
   * Where a file is or will be.
   * @throws for one that is elsewhere: the record of the last build, which names what to delete, may be forged
   */
  #at(file: string): string {
    const path = join(this.#path, file);
    if (`${path}${sep}`.startsWith(`${this.#path}${sep}`)) return path;
    throw new Error(`${file} leads out of the folder of the built site. Delete .cache.`);
  }

  /** Makes a file as old as if it had just been written. */
  touch(file: string): void {
    const path = this.#at(file);
    if (existsSync(path)) utimesSync(path, new Date(), new Date());
  }

  /** Removes files, and folders that are empty then. */
  remove(files: Iterable<string>): void {
    for (const file of files) {
      rmSync(this.#at(file), { force: true });
      this.#removeEmpty(dirname(file));
    }
  }

  #removeEmpty(folder: string): void {
    const path = join(this.#path, folder);
    if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return;
    rmdirSync(path);
    this.#removeEmpty(dirname(folder));
  }
}
