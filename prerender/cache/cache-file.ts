import { rmSync } from 'node:fs';
import { CacheLines } from './cache-lines.ts';

/** A file that keeps data from one run to the next, as one line of JSON. */
export class CacheFile {
  readonly #file: string;
  readonly #key: string;

  /** @param key of what is in the file, or will be */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
  }

  /** What was written last under this key; undefined where that is not there whole. */
  read(): unknown {
    const [text] = new CacheLines(this.#file, this.#key).read();
    return text === undefined ? undefined : JSON.parse(text);
  }

  write(data: unknown): void {
    const lines = new CacheLines(this.#file, this.#key);
    lines.add(JSON.stringify(data));
    lines.save();
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }
}
