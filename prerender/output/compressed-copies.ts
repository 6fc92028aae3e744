import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

/** The endings of a file's compressed copies beside it, as other servers look for them too (nginx, Apache). */
export const COPY_ENDINGS = ['.br', '.gz'] as const;

/** A file's compressed copies, in the order of their endings. */
export type Copies = [brotli: Buffer, gzip: Buffer];

export type Compress = (content: Buffer) => Copies | Promise<Copies>;

/** Formats that are text, by their endings; others are compressed already. */
const TEXT = /\.(html|m?js|css|json|svg|xml|txt|csv|ics|vcf|webmanifest|[ot]tf)$/;

/** What is hidden is sent to nobody. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

/** Whether a file gets compressed copies. */
export function hasCopies(file: string): boolean {
  return TEXT.test(file) && !HIDDEN.test(file);
}

/** Above this many bytes the highest quality takes longer than its last tenth is worth, half a second. */
const LARGE = 256 * 1024;

/** For files that many pages share: the highest quality, a second for each 600 KB. */
export const compressMost: Compress = (content) =>
  compress(content, content.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY);

/** For a few pages: every byte counts in the first round trip of a connection, and 60 ms a page do not. */
export const compressWell: Compress = (content) => compress(content, constants.BROTLI_MAX_QUALITY);

/**
 * For thousands of pages: a quarter larger, in about half a millisecond a page. Where all cores are busy with pages
 * already, other threads would only cost.
 */
export const compressFast: Compress = (content) => [
  brotliCompressSync(content, quality(content, 3)),
  gzipSync(content, { level: constants.Z_BEST_SPEED }),
];

function compress(content: Buffer, level: number): Promise<Copies> {
  return Promise.all([
    promisify(brotliCompress)(content, quality(content, level)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
}

function quality({ length }: Buffer, level: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: length } };
}
