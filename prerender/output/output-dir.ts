import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFolders } from '../engine/paths.ts';

/** The folder a site is built into. It takes only what differs from what is there already. */
export class OutputDir {
  readonly #path: string;
  /** Files the site supplies as they are; what the build makes of the same name stands back. */
  readonly #publicFiles: ReadonlySet<string>;
  readonly #files = new Set<string>();

  constructor({ dist, public: supplied }: Pick<SiteFolders, 'dist' | 'public'>) {
    this.#path = dist;
    this.#publicFiles = new Set(existsSync(supplied) ? listBelow(supplied) : []);
    for (const file of this.#publicFiles) this.copy(join(supplied, file), file);
  }

  /** All files put here, as paths from the folder. */
  get files(): string[] {
    return [...this.#files];
  }

  /** Writes a file unless it stands there already, word for word. */
  write(file: string, text: string): void {
    if (this.#publicFiles.has(file)) return;
    this.#files.add(file);
    const target = this.#target(file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  }

  /** Copies a file unless it stands there already, byte for byte. */
  copy(source: string, file: string): void {
    this.#files.add(file);
    const target = this.#target(file);
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) return;
    copyFileSync(source, target);
  }

  /** Counts in files that something else has written, by their addresses. */
  add(urls: Iterable<string>): void {
    for (const url of urls) this.#files.add(url.slice(1));
  }

  /** The size of a file in bytes; nothing if it is not there. */
  sizeOf(file: string): number | undefined {
    return statSync(`${this.#path}/${file}`, { throwIfNoEntry: false })?.size;
  }

  /** Removes files, and folders that are empty then. */
  remove(files: Iterable<string>): void {
    for (const file of files) {
      rmSync(join(this.#path, file), { force: true });
      this.#removeEmpty(dirname(file));
    }
  }

  #removeEmpty(folder: string): void {
    const path = join(this.#path, folder);
    if (folder === '.' || !existsSync(path) || readdirSync(path).length > 0) return;
    rmdirSync(path);
    this.#removeEmpty(dirname(folder));
  }

  #target(file: string): string {
    const target = join(this.#path, file);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  }
}

/** Paths of all files below a folder, from there. */
export function listBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
