import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { digestOf } from '../../check/files/digest.ts';

/**
 * A file that keeps data from one run to the next, as JSON. The first line seals the rest: what was written under
 * another key, or is not byte for byte as it was written, is as good as nothing.
 */
export class CacheFile {
  readonly #file: string;
  readonly #key: string;

  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = digestOf(key);
  }

  read(): unknown {
    if (!existsSync(this.#file)) return undefined;
    // As bytes: to make text of them and bytes again for the seal takes as long as parsing.
    const stored = readFileSync(this.#file);
    const end = stored.indexOf('\n');
    const body = stored.subarray(end + 1);
    if (end < 0 || stored.toString('utf8', 0, end) !== this.#seal(body)) return undefined;
    return JSON.parse(body.toString());
  }

  /**
   * Whoever reads meanwhile sees the old data or the new, whole. Where nothing can be written
   * nothing is kept, and the next run does all the work again.
   */
  write(data: unknown): void {
    const body = Buffer.from(JSON.stringify(data));
    const temporary = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(temporary, Buffer.concat([Buffer.from(`${this.#seal(body)}\n`), body]));
      renameSync(temporary, this.#file);
    } catch {
      if (existsSync(temporary)) rmSync(temporary);
    }
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }

  #seal(body: Buffer): string {
    return `${this.#key} ${crc32(body)}`;
  }
}
