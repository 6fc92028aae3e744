import type { Serving } from '../../schema/generated/data.d.ts';
import type { Answer, FileRequest } from './answer.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { acceptedCodings, CODINGS } from './content-coding.ts';
import { SECURITY_HEADERS } from '../../prerender/output/headers/file-headers.ts';
import { movedAddresses } from '../../prerender/output/headers/moved-addresses.ts';
import { notFoundDocuments } from '../../prerender/output/headers/not-found-documents.ts';
import { filePath, requestedPath } from '../../prerender/output/headers/site-path.ts';
import { fileHeaders, type FileHeaders, headerList } from './file-headers.ts';
import { FileStore, type StoredFile } from './file-store.ts';
import { isCompressible, mediaType } from '../../schema/media-type.ts';

type SiteFile = StoredFile<FileHeaders>;

/**
 * Answers from a built site: exact routes, a real 404, caching, compressed copies and security headers.
 * @param dist the folder that the build wrote
 * @param serving what the build says about it, asked for at each request, and `atOnce` for a file that is new: a build
 *   puts it in place before its documents; another object is another build
 */
export function staticFiles(
  dist: string,
  serving: (atOnce?: boolean) => Serving,
): (request: FileRequest) => Answer {
  let known = serving();
  let movedAt = movedAddresses(known);
  const files = new FileStore(dist, (file) => fileHeaders(file, serving(true)));
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return short(405, { Allow: 'GET, HEAD' }, 'Method not allowed');
    }
    const now = serving();
    if (now !== known) {
      files.forget();
      movedAt = movedAddresses(now);
    }
    known = now;
    const requested = requestedPath(request.url);
    const moved = movedAt(request.url);
    if (moved?.status === 301) return short(301, { Location: moved.location });
    const path = moved ? undefined : filePath(requested);
    const found = path === undefined ? undefined : findSmallest(files, path, request);
    const documents = notFoundDocuments(requested);
    const missing = moved?.status ?? 404;
    if (found && path !== undefined && !documents.includes(path)) return answerWith(found, request);
    for (const document of documents) {
      const page = findSmallest(files, document, request);
      if (page) return whole(missing, page, request);
    }
    return short(missing, {}, 'Not found');
  };
}

/** An answer that no file is sent with. */
function short(status: number, headers: Record<string, string>, text = ''): Answer {
  const body = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
  };
  return { status, headers: headerList({ ...SECURITY_HEADERS, ...headers, ...body }), body: text };
}

/** The smallest copy of a file that the client takes, made if the build has left that to the server, or the file itself. */
function findSmallest(
  files: FileStore<FileHeaders>,
  path: string,
  { headers }: FileRequest,
): SiteFile | undefined {
  const type = mediaType(path);
  if (!type) return undefined;
  const copy = CODINGS.find(({ ending }) => path.endsWith(ending));
  // Of a file that is there itself a copy is not a file of its own.
  if (copy && files.find(path.slice(0, -copy.ending.length))) return undefined;
  if (isCompressible(type)) {
    for (const { ending, compress } of acceptedCodings(headers['accept-encoding'])) {
      const found = files.find(path + ending, { path, make: compress });
      if (found) return found;
    }
  }
  return files.find(path);
}

function answerWith(file: SiteFile, request: FileRequest): Answer {
  const { part, unchanged, etag, hasParts } = file.facts;
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: wanted } = request.headers;
  if (isKnown(etag, ifNoneMatch)) return { status: 304, headers: unchanged };
  const range = hasParts && !hasChanged(etag, ifRange) ? byteRange(wanted, file.size) : undefined;
  if (!range) return whole(200, file, request);
  if (range === 'unsatisfiable') return short(416, { 'Content-Range': `bytes */${file.size}` });
  const { start, end } = range;
  const which = {
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${file.size}`,
  };
  const headers = [...part, ...headerList(which)];
  return { status: 206, headers, body: bodyOf(file, request, range) };
}

function whole(status: number, file: SiteFile, request: FileRequest): Answer {
  const all = { start: 0, end: file.size - 1 };
  return { status, headers: file.facts.whole, body: file.body ?? bodyOf(file, request, all) };
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
 * match; dates are not, because none was sent).
 */
function hasChanged(etag: string, ifRange: string | string[] | undefined): boolean {
  return ifRange !== undefined && ifRange !== etag;
}

function bodyOf({ name, body }: SiteFile, { method }: FileRequest, range: ByteRange) {
  // Node sends no body after a HEAD; a file would be opened for nothing.
  if (method === 'HEAD') return undefined;
  return body ? body.subarray(range.start, range.end + 1) : { name, ...range };
}
