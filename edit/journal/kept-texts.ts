import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { digestOf } from '../../check/files/digest.ts';

/** Texts of the last steps; a page takes about 3 KB each. */
const MOST = 1_000;

/**
 * The texts, and other files, that the last steps have found and left, by their digests: what somebody else has changed since can be told
 * from what a step has changed. Without them a file that was changed elsewhere is compared at the paths of the step.
 */
export class KeptTexts {
  readonly #folder: string;

  /** @param editsFolder where the journal is */
  constructor(editsFolder: string) {
    this.#folder = join(editsFolder, 'texts');
  }

  /** @returns nothing for a text that is not kept, or no longer */
  read(digest: string | null): string | undefined {
    if (digest === null || !/^[\w-]+$/.test(digest) || !existsSync(this.#path(digest)))
      return undefined;
    try {
      // What a crash has cut off is another text.
      const text = gunzipSync(readFileSync(this.#path(digest))).toString('utf8');
      return digestOf(text) === digest ? text : undefined;
    } catch {
      return undefined;
    }
  }

  keep(texts: readonly string[]): void {
    for (const text of texts) {
      const path = this.#path(digestOf(text));
      if (existsSync(path)) continue;
      mkdirSync(this.#folder, { recursive: true });
      try {
        // A site may come from somebody else: never through a link.
        writeFileSync(path, gzipSync(text), { flag: 'wx' });
      } catch {
        // An edit does not depend on it.
      }
    }
  }

  /** A file that is not text, by its digest; nothing if it is no longer kept. */
  readBytes(digest: string): Buffer | undefined {
    const path = this.#bytesPath(digest);
    const bytes = /^[\w-]+$/.test(digest) && existsSync(path) ? readFileSync(path) : undefined;
    return bytes && digestOf(bytes) === digest ? bytes : undefined;
  }

  /** @throws if it cannot be kept: without it, the step could not be made or taken back */
  keepBytes(bytes: Buffer): void {
    const digest = digestOf(bytes);
    if (this.readBytes(digest)) return;
    mkdirSync(this.#folder, { recursive: true });
    rmSync(this.#bytesPath(digest), { force: true });
    // A site may come from somebody else: never through a link.
    writeFileSync(this.#bytesPath(digest), bytes, { flag: 'wx', flush: true });
  }

  /** Forgets the oldest half once there are too many. */
  prune(): void {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    if (names.length <= MOST) return;
    const byAge = names
      .map((name) => ({ name, time: statSync(join(this.#folder, name)).mtimeMs }))
      .toSorted((one, other) => one.time - other.time);
    for (const { name } of byAge.slice(0, names.length - MOST / 2))
      rmSync(join(this.#folder, name));
  }

  #path(digest: string): string {
    return join(this.#folder, `${digest}.gz`);
  }

  #bytesPath(digest: string): string {
    return join(this.#folder, `${digest}.bytes`);
  }
}
