import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { LARGEST_HELD } from '../../prerender/output/compressed-copies.ts';
import { type Body, BodyCache } from './body-cache.ts';

/** Bodies are kept up to this many bytes in all: those of 15,000 pages. What is read again costs 15 microseconds. */
const CACHED_BYTES = 256 * 1024 * 1024;

/**
 * For so many milliseconds a file is taken for unchanged, unless a build has told otherwise (`forget`). Looking at the disk
 * is a third of the processor's time of an answer, and each of 10,000 pages is asked for about once a second at most.
 */
const LOOK_AGAIN = 30_000;

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

/** What a file is made of where the build has not written it. */
interface Source {
  /** Below the folder, with a slash in front. */
  path: string;
  make: (body: Body) => Body;
}

interface Known<Facts> {
  name: string;
  size: number;
  facts: Facts;
  /** Tells this state of the file from others. */
  stamp: string;
  /** Until when it is not looked at again, on the clock of `performance.now()`. */
  until: number;
}

/** A file's state, and its content where that is held. */
interface Content {
  stats: Stats;
  body: Body | undefined;
}

/**
 * Files by path below a folder. What is known of one holds until it changes. Reading waits
 * for the disk, as nginx does without threads: it takes a fifth of the processor's time of a read through Node's pool.
 */
export class FileStore<Facts> {
  readonly #root: string;
  readonly #workOut: (file: FileContent) => Facts;
  readonly #bodies = new BodyCache(CACHED_BYTES);
  readonly #known = new Map<string, Known<Facts>>();

  /** @param workOut what is wanted of a file next to its content */
  constructor(root: string, workOut: (file: FileContent) => Facts) {
    this.#root = root;
    this.#workOut = workOut;
  }

  /** Looks at every file again and works everything out again, because a build has changed what is there. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * @param source what the file is made of, once, where it is not there itself; nothing is made of what is too large to
   *   be held
   * @returns undefined where there is no file, or one that a link shows from outside the folder
   */
  find(path: string, source?: Source): StoredFile<Facts> | undefined {
    const known = this.#known.get(path);
    if (!known || performance.now() > known.until) return this.#lookFor(path, known, source);
    const { name, size, facts } = known;
    const body = this.#bodies.get(path);
    // What is streamed is looked at each time: of a file of another size a wrong number of bytes would be sent.
    return body ? { name, size, body, facts } : this.#lookFor(path, known, source);
  }

  #lookFor(
    path: string,
    known: Known<Facts> | undefined,
    source: Source | undefined,
  ): StoredFile<Facts> | undefined {
    try {
      return this.#look(path, known, source);
    } catch (error) {
      if (!isNotHere(error)) throw error;
      this.#known.delete(path);
      return undefined;
    }
  }

  #look(
    path: string,
    known: Known<Facts> | undefined,
    source: Source | undefined,
  ): StoredFile<Facts> | undefined {
    const own = this.#stateOf(path);
    const found = own ?? (source && this.#stateOf(source.path));
    if (!found || (!own && found.stats.size > LARGEST_HELD)) {
      this.#known.delete(path);
      return undefined;
    }
    const { name, stats } = found;
    const isSame = known?.stamp === stampOf(stats);
    if (!isSame && !this.#isInside(name)) return undefined;
    const body = isSame ? this.#bodies.get(path) : undefined;
    if (body || stats.size > LARGEST_HELD) return this.#take(path, name, { stats, body });
    const content = readWhole(name);
    const made = own || !source ? content.body : source.make(content.body);
    this.#bodies.set(path, made);
    return this.#take(path, name, { stats: content.stats, body: made });
  }

  #stateOf(path: string): { name: string; stats: Stats } | undefined {
    const name = join(this.#root, path);
    const stats = statSync(name, { throwIfNoEntry: false });
    return stats?.isFile() ? { name, stats } : undefined;
  }

  /** Gives a file with what is known of it, worked out unless that was done for this state of it. */
  #take(path: string, name: string, { stats, body }: Content): StoredFile<Facts> {
    const size = body?.length ?? stats.size;
    const stamp = stampOf(stats);
    const until = performance.now() + LOOK_AGAIN;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) {
      known.until = until;
      return { name, size, body, facts: known.facts };
    }
    const etag = body ? contentTag(body) : statsTag(stats);
    const facts = this.#workOut({ path, size, body, etag });
    this.#known.set(path, { name, size, facts, stamp, until });
    return { name, size, body, facts };
  }

  #isInside(name: string): boolean {
    return realpathSync(name).startsWith(realpathSync(this.#root) + sep);
  }
}

/**
 * What file systems say about a path at which there is no file, nor can be one: below a file, too long, a link to
 * itself, or removed since it was looked at.
 */
const NOT_HERE = new Set([
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EISDIR',
  'EINVAL',
  'EILSEQ',
  'ERR_INVALID_ARG_VALUE',
]);

function isNotHere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_HERE.has(String(error.code));
}

/** Reads a file with its state, both of the same one although a build may put another in its place meanwhile. */
function readWhole(name: string): Content & { body: Body } {
  const file = openSync(name, 'r');
  try {
    return { stats: fstatSync(file), body: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

function stampOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

function contentTag(body: Body): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 11)}"`;
}

/** To hash a film would hold up everybody else. The build puts whole files in place, so time and size tell them apart. */
function statsTag({ mtimeMs, size }: Stats): string {
  return `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
}
