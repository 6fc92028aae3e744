import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { type Body, BodyCache } from './body-cache.ts';

/** Bodies are kept up to this many bytes in all: those of about 8,000 pages. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** Larger files are streamed, so that a client that reads slowly holds no more than a piece of one. */
const LARGEST_BODY = 256 * 1024;

/**
 * For so many milliseconds a file is taken for unchanged: what is asked for ten thousand times a second is looked at ten
 * times, and that saves a fifth of the processor's time of an answer.
 */
const LOOK_AGAIN = 100;

/** A file of the built site, as it is on disk now. */
export interface StoredFile<Facts> {
  /** Where it is, to be streamed if there is no body. */
  name: string;
  size: number;
  body: Body | undefined;
  /** What was worked out from its content, once. */
  facts: Facts;
}

/** What there is to work out facts from. */
export interface FileContent {
  /** Below the folder, with a slash in front. */
  path: string;
  size: number;
  /** Absent where the file is streamed. */
  body: Body | undefined;
  /** Strong, so that a download that was cut off can go on where it ended. */
  etag: string;
}

/**
 * Files by path below a folder. What is known of one holds until it changes. Reading waits
 * for the disk, as nginx does without threads: it takes a fifth of the processor's time of a read through Node's pool.
 */
export class FileStore<Facts> {
  readonly #root: string;
  readonly #workOut: (file: FileContent) => Facts;
  readonly #bodies = new BodyCache(CACHED_BYTES);
  readonly #known = new Map<string, { stamp: string; facts: Facts }>();
  readonly #found = new Map<string, StoredFile<Facts>>();
  #foundUntil = 0;

  /** @param workOut what is wanted of a file beside its content */
  constructor(root: string, workOut: (file: FileContent) => Facts) {
    this.#root = root;
    this.#workOut = workOut;
  }

  /** Works everything out anew, because what it depends on has changed. */
  forget(): void {
    this.#known.clear();
    this.#found.clear();
  }

  /** @returns undefined where there is no file, or one that a link shows from outside the folder */
  find(path: string): StoredFile<Facts> | undefined {
    const now = performance.now();
    if (now > this.#foundUntil) {
      this.#found.clear();
      this.#foundUntil = now + LOOK_AGAIN;
    }
    const found = this.#found.get(path) ?? this.#look(path);
    if (found) this.#found.set(path, found);
    return found;
  }

  #look(path: string): StoredFile<Facts> | undefined {
    const name = join(this.#root, path);
    const stats = statSync(name, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const { size } = stats;
    const stamp = `${stats.ino} ${stats.mtimeMs} ${size}`;
    const known = this.#known.get(path);
    const isSame = known?.stamp === stamp;
    const cached = isSame ? this.#bodies.get(path) : undefined;
    if (isSame && (cached || size > LARGEST_BODY)) {
      return { name, size, body: cached, facts: known.facts };
    }
    if (!this.#isInside(name)) return undefined;
    const body = this.#read(path, name, size);
    if (isSame) return { name, size, body, facts: known.facts };
    const etag = body ? contentTag(body) : statsTag(stats);
    const facts = this.#workOut({ path, size, body, etag });
    this.#known.set(path, { stamp, facts });
    return { name, size, body, facts };
  }

  #read(path: string, name: string, size: number): Body | undefined {
    if (size > LARGEST_BODY) return undefined;
    const body = new Uint8Array(readFileSync(name));
    this.#bodies.set(path, body);
    return body;
  }

  #isInside(name: string): boolean {
    return realpathSync(name).startsWith(realpathSync(this.#root) + sep);
  }
}

function contentTag(body: Body): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** To hash a film would hold up everybody else. The build puts whole files in place, so time and size tell them apart. */
function statsTag({ mtimeMs, size }: Stats): string {
  return `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
}
