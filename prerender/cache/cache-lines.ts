import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { digestOf } from '../../check/files/digest.ts';

/** So many characters are written at once: of larger pieces the memory shows, smaller ones take longer. */
const PIECE = 2 ** 20;

/**
 * A file of lines that keeps data from one run to the next, for more of it than is to be held: what is added is written
 * on the way. The last line seals the others.
 */
export class CacheLines {
  readonly #file: string;
  readonly #temporary: string;
  readonly #key: string;
  #waiting: string[] = [];
  #waitingLength = 0;
  #sum = 0;
  #isBegun = false;
  #isLost = false;

  /** @param key of what is in the file, or will be */
  constructor(file: string, key: string) {
    this.#file = file;
    this.#temporary = `${file}.${process.pid}`;
    this.#key = digestOf(key);
  }

  /** The lines of the file; none where it was written under another key, or is not byte for byte as it was written. */
  read(): string[] {
    if (!existsSync(this.#file)) return [];
    // As bytes: to make text of them and bytes again for the seal takes as long as parsing.
    const stored = readFileSync(this.#file);
    const end = stored.lastIndexOf('\n') + 1;
    const body = stored.subarray(0, end);
    if (stored.toString('utf8', end) !== this.#seal(crc32(body))) return [];
    return body.toString().split('\n').slice(0, -1);
  }

  /** @param line without a line break */
  add(line: string): void {
    this.#waiting.push(line, '\n');
    this.#waitingLength += line.length;
    if (this.#waitingLength > PIECE) this.#writeWaiting();
  }

  /**
   * Puts what was added in the place of the file. Anyone who reads meanwhile sees the old lines or the new, all of them.
   * Where nothing can be written nothing is kept, and the next run does all the work again.
   */
  save(): void {
    this.#writeWaiting();
    this.#try(() => {
      writeFileSync(this.#temporary, this.#seal(this.#sum), { flag: 'a' });
      renameSync(this.#temporary, this.#file);
    });
  }

  #writeWaiting(): void {
    const bytes = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    this.#waitingLength = 0;
    this.#sum = crc32(bytes, this.#sum);
    this.#try(() => {
      if (!this.#isBegun) mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#temporary, bytes, { flag: this.#isBegun ? 'a' : 'w' });
      this.#isBegun = true;
    });
  }

  #try(write: () => void): void {
    if (this.#isLost) return;
    try {
      write();
    } catch {
      this.#isLost = true;
      if (existsSync(this.#temporary)) rmSync(this.#temporary);
    }
  }

  #seal(sum: number): string {
    return `${this.#key} ${sum}`;
  }
}
