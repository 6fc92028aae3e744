import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono, type Context } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Formats that are not compressed already. */
const COMPRESSIBLE = /^(text|application\/(json|xml)|image\/svg)/;

/** Sent with every file; documents get the policy of the build on top. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Files whose name carries a hash of their content never change; all others are asked for again. */
const HASHED = /^\/(assets|media)\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Compressed copies are kept up to this many bytes in all, so that each is made once. */
const CACHE_LIMIT = 64 * 1024 * 1024;

interface StoredFile extends Hashes {
  body: Buffer;
  type: string;
}

interface Hashes {
  etag: string;
  /** The style sheet in a document as a policy names it. */
  style: string | undefined;
}

/** What the build says of serving its files. */
interface Serving {
  /** For every document; `{style}` stands for the source of its own style sheet. */
  documentHeaders: Record<string, string>;
  /** Sources of all style sheets that documents may have. */
  styles: string[];
  /** New addresses by the old ones. */
  redirects: Record<string, string>;
}

/**
 * Serves a built site: exact routes, a real 404, caching, compression and security headers.
 * @param dist the folder that the build wrote
 */
export function staticFiles(dist: string, serving: Serving): Hono {
  const files = new FileStore(dist);
  const app = new Hono();
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const moved = serving.redirects[context.req.path.replace(/(.)\/$/, '$1')];
    if (moved) return context.redirect(moved, 301);
    const path = safePath(context.req.path);
    const found = path === undefined ? undefined : await files.find(path);
    const file = found ?? (await files.find('/404.html'));
    if (!file) return context.text('Not found', 404);
    return respond(context, file, found ? 200 : 404, serving);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** The path as asked for, or undefined where it could reach outside of the folder or means no file. */
function safePath(requested: string): string | undefined {
  try {
    const path = decodeURIComponent(requested);
    const plain = !path.includes('\0') && !path.includes('\\') && !path.includes('//');
    const hidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
    return plain && !hidden && normalize(path) === path ? path : undefined;
  } catch {
    return undefined;
  }
}

async function respond(
  context: Context,
  file: StoredFile,
  status: 200 | 404,
  serving: Serving,
): Promise<Response> {
  const encoding = COMPRESSIBLE.test(file.type)
    ? chooseEncoding(context.req.header('Accept-Encoding'))
    : undefined;
  const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  const headers = new Headers({
    ...HEADERS,
    ...(isDocument(file) ? headersOf(file, serving) : {}),
    'Content-Type': file.type,
    'Cache-Control': status === 200 && HASHED.test(context.req.path) ? FOREVER : ASK_AGAIN,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (status === 200 && context.req.header('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding ? await compressed(file, encoding) : file.body;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers,
  });
}

function isDocument({ type }: StoredFile): boolean {
  return type.startsWith('text/html');
}

/** The headers of a document. The source of a sheet that the build does not know stays out, so the sheet is forbidden. */
function headersOf({ style }: StoredFile, { documentHeaders, styles }: Serving) {
  const allowed = style && styles.includes(style) ? ` ${style}` : '';
  const entries = Object.entries(documentHeaders).map(([name, value]) => [
    name,
    value.replace(' {style}', allowed),
  ]);
  return Object.fromEntries(entries);
}

const STYLE = ['<style>', '</style>'] as const;

function styleSource(html: Buffer): string | undefined {
  const start = html.indexOf(STYLE[0]);
  const end = html.indexOf(STYLE[1], start);
  if (start === -1 || end === -1) return undefined;
  const text = html.subarray(start + STYLE[0].length, end);
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function chooseEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const copies = new Map<string, Promise<Buffer>>();
let copiesSize = 0;

/** The first visitor of a file gets a copy that is made fast; those after get one that took its time and is smaller. */
function compressed(file: StoredFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${file.etag}`;
  const kept = copies.get(key);
  if (kept) return kept;
  const quality = isDocument(file) ? SMALL : FAST;
  const copy = encoding === 'br' ? brotli(file.body, quality) : promisify(gzip)(file.body);
  if (copiesSize + file.body.length < CACHE_LIMIT) {
    copiesSize += file.body.length;
    copies.set(key, copy);
    if (encoding === 'br') void keepSmaller(key, file.body);
  }
  return copy;
}

async function keepSmaller(key: string, body: Buffer): Promise<void> {
  const small = await brotli(body, constants.BROTLI_MAX_QUALITY);
  copies.set(key, Promise.resolve(small));
}

/** Near gzip's speed at a smaller size; the highest quality is 10 % smaller and takes fifty times as long. */
const FAST = 5;
/** Within 3 % of the highest quality in a quarter of its time, 20 ms: on a phone less than the round trip it saves. */
const SMALL = 10;

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Files by path. Of a file that has not changed the hashes are remembered, not the content: a site may be large. */
class FileStore {
  readonly #root: string;
  readonly #hashes = new Map<string, Hashes & { modified: number; size: number }>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A file, or the page of a route: `/about` and `/about/` are both `about/index.html`. */
  find(path: string): Promise<StoredFile | undefined> {
    return this.#read(extname(path) ? path : join(path, 'index.html'));
  }

  async #read(path: string): Promise<StoredFile | undefined> {
    const type = TYPES[extname(path)];
    if (!type) return undefined;
    const name = join(this.#root, path);
    const status = await stat(name).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const body = await readFile(name);
    return { body, type, ...this.#hashesOf(path, body, status.mtimeMs) };
  }

  #hashesOf(path: string, body: Buffer, modified: number): Hashes {
    const kept = this.#hashes.get(path);
    // The clock of files may stand still for some milliseconds.
    if (kept?.modified === modified && kept.size === body.length) return kept;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const hashes = { etag, style: styleSource(body), modified, size: body.length };
    this.#hashes.set(path, hashes);
    return hashes;
  }
}
