import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The endings of a file's compressed copies next to it, as other servers look for them too (nginx, Apache). */
export const COPY_ENDINGS = ['.br', '.gz'] as const;

/** A file's compressed copies, in the order of their endings. */
export type Copies = [brotli: Buffer, gzip: Buffer];

/**
 * Who makes a text's copies: the build (`now`), or the server when they are first requested (`later`). Of
 * thousands of files most are not asked for before they are built again, and compressing them as fast as possible took
 * a third of such a build.
 */
export type CopiesMade = 'now' | 'later';

/** Formats that are text, by their endings; others are compressed already. */
const TEXT = /\.(html|m?js|css|json|svg|xml|txt|csv|ics|vcf|webmanifest|[ot]tf)$/;

/** What is hidden is sent to nobody. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

/** Whether a file gets compressed copies. */
export function hasCopies(file: string): boolean {
  return TEXT.test(file) && !HIDDEN.test(file);
}

/** So many bytes of a file at most the server holds in memory; larger ones it streams, and makes no copies of them. */
export const LARGEST_HELD = 256 * 1024;

/** Whether a build makes the copies of a text itself. */
export function isCompressedNow(text: Buffer, copies: CopiesMade): boolean {
  return copies === 'now' || text.length > LARGEST_HELD;
}

/** Above this many bytes the highest quality takes longer than its last tenth is worth, half a second. */
const LARGE = 256 * 1024;

/**
 * Every byte counts in the first round trip of a connection, and 60 ms a page do not: the highest quality, a second for
 * each 600 KB.
 */
export async function compress(content: Buffer): Promise<Copies> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const { length } = content;
  const params = {
    [BROTLI_PARAM_QUALITY]: length > LARGE ? 5 : BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: length,
  };
  return Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
}
