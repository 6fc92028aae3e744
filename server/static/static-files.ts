import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import type { Body } from './body-cache.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { acceptedCodings, CODINGS, type Coding } from './content-coding.ts';
import { type FileContent, FileStore, type StoredFile } from './file-store.ts';
import { fileStream } from './file-stream.ts';
import { inlineSources } from './inline-sources.ts';
import type { Serving } from '../../prerender/output/serving.ts';
import { isCompressible, mediaType } from '../../schema/media-type.ts';
import { filePath } from './site-path.ts';

/** Sent with every file; documents get the policy of the build on top. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** An SVG that is opened by itself is a document: it may look like something, and runs nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files whose name carries a hash of their content never change; all others are asked for again. */
const HASHED = /^\/(assets|media)\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const NOT_FOUND = '/404.html';

interface Facts {
  headers: Record<string, string>;
  /** Of an answer without content. */
  unchanged: Record<string, string>;
  etag: string;
}

type SiteFile = StoredFile<Facts>;

/**
 * Serves a built site: exact routes, a real 404, caching, the compressed copies of the build and security headers.
 * @param dist the folder that the build wrote
 * @param serving what the build says of it, asked for at each request; another object is another build
 */
export function staticFiles(dist: string, serving: () => Serving): Hono {
  let known = serving();
  const files = new FileStore(dist, (file) => factsOf(file, known));
  const app = new Hono();
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const now = serving();
    if (now !== known) files.forget();
    known = now;
    const moved = known.redirects[context.req.path.replace(/(.)\/$/, '$1')];
    if (moved) return context.body(null, 301, { ...HEADERS, Location: moved });
    const path = filePath(context.req.path);
    const found = path === undefined ? undefined : findSmallest(files, path, context);
    if (found && path !== NOT_FOUND) return respond(context, found);
    const page = findSmallest(files, NOT_FOUND, context);
    if (!page) return context.text('Not found', 404, HEADERS);
    return new Response(await bodyOf(context, page), { status: 404, headers: page.facts.headers });
  });
  app.all('*', (context) =>
    context.text('Method not allowed', 405, { ...HEADERS, Allow: 'GET, HEAD' }),
  );
  return app;
}

/** The smallest copy of a file that the client takes, or the file itself. */
function findSmallest(
  files: FileStore<Facts>,
  path: string,
  context: Context,
): SiteFile | undefined {
  const type = mediaType(path);
  if (!type) return undefined;
  const copy = CODINGS.find(({ ending }) => path.endsWith(ending));
  // Of a file that is there itself a copy is no file of its own.
  if (copy && files.find(path.slice(0, -copy.ending.length))) return undefined;
  if (isCompressible(type)) {
    for (const { ending } of acceptedCodings(context.req.header('Accept-Encoding'))) {
      const found = files.find(path + ending);
      if (found) return found;
    }
  }
  return files.find(path);
}

async function respond(context: Context, file: SiteFile): Promise<Response> {
  const { headers, unchanged, etag } = file.facts;
  const { size } = file;
  if (isKnown(etag, context.req.header('If-None-Match'))) {
    return new Response(null, { status: 304, headers: unchanged });
  }
  const isWhole =
    headers['Content-Encoding'] !== undefined || hasChanged(etag, context.req.header('If-Range'));
  const range = isWhole ? undefined : byteRange(context.req.header('Range'), size);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...HEADERS, 'Content-Range': `bytes */${size}` });
  }
  if (!range) return new Response(await bodyOf(context, file), { status: 200, headers });
  return new Response(await bodyOf(context, file, range), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    },
  });
}

/** Whether a client has this very content (RFC 9110, section 13.1.2: the comparison is the weak one). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = etag.replace('W/', '');
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace('W/', '') === plain);
}

/**
 * Whether the part that a client has may be one of another content (RFC 9110, section 13.1.5: only a strong tag is a
 * match; dates are none, because none was sent).
 */
function hasChanged(etag: string, ifRange: string | undefined): boolean {
  return ifRange !== undefined && ifRange.trim() !== etag;
}

/** Nothing is copied: all answers send the one body. */
function bodyOf(context: Context, { name, size, body }: SiteFile, range?: ByteRange) {
  if (context.req.method === 'HEAD') return null;
  if (!body) return fileStream(name, range ?? { start: 0, end: size - 1 });
  return range ? body.subarray(range.start, range.end + 1) : body;
}

/** What is sent with a file or with a compressed copy of one, worked out once. */
function factsOf({ path, size, body, etag }: FileContent, serving: Serving): Facts {
  const { coding, original } = originalOf(path);
  const type = mediaType(original) ?? 'application/octet-stream';
  const isText = isCompressible(type);
  const unchanged = {
    ...HEADERS,
    ...(type.startsWith('text/html') && body ? policiesOf(decode(body, coding), serving) : {}),
    ...(type.startsWith('image/svg') ? { 'Content-Security-Policy': SVG_POLICY } : {}),
    'Cache-Control': HASHED.test(path) ? FOREVER : ASK_AGAIN,
    ETag: etag,
    ...(isText ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const headers = {
    ...unchanged,
    'Content-Type': type,
    ...(coding ? { 'Content-Encoding': coding.coding } : {}),
    'Content-Length': String(size),
  };
  return { headers, unchanged, etag };
}

/** What a path is a copy of, if it is one. */
function originalOf(path: string): { coding?: Coding; original: string } {
  const coding = CODINGS.find(({ ending }) => path.endsWith(ending));
  const original = coding ? path.slice(0, -coding.ending.length) : path;
  return coding && isCompressible(mediaType(original) ?? '')
    ? { coding, original }
    : { original: path };
}

function decode(body: Body, coding: Coding | undefined): string {
  if (!coding) return Buffer.from(body).toString();
  return (coding.coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}

/** The headers of a document. An inlined source that the build does not know stays out, so it is forbidden. */
function policiesOf(
  html: string,
  { documentHeaders, styles, scripts }: Serving,
): Record<string, string> {
  const { style, script } = inlineSources(html);
  const fill = (value: string): string =>
    value.replace(' {style}', allow(style, styles)).replace(' {script}', allow(script, scripts));
  return Object.fromEntries(
    Object.entries(documentHeaders).map(([name, value]) => [name, fill(value)] as const),
  );
}

function allow(source: string | undefined, known: readonly string[]): string {
  return source && known.includes(source) ? ` ${source}` : '';
}
