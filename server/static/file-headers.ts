import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Serving } from '../../prerender/output/serving.ts';
import type { Body } from './body-cache.ts';
import { CODINGS, type Coding } from './content-coding.ts';
import type { FileContent } from './file-store.ts';
import { inlineSources } from './inline-sources.ts';
import { isCompressible, mediaType } from '../../schema/media-type.ts';

/** Sent with every answer; documents get the policy of the build on top. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=()',
};

/** An SVG that is opened by itself is a document: it may look like something, and runs nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files whose name carries a hash of their content never change; all others are asked for again. */
const HASHED = /^\/(assets|media)\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** What is sent with a file, worked out once; names and values take turns. */
export interface FileHeaders {
  /** Of an answer with the whole. */
  whole: string[];
  /** Of one with a part, before what says which. */
  part: string[];
  /** Of one without content. */
  unchanged: string[];
  etag: string;
  /** Whether parts of it can be asked for. */
  hasParts: boolean;
}

/** What is sent with a file or with a compressed copy of one. */
export function fileHeaders(
  { path, size, body, etag }: FileContent,
  serving: Serving,
): FileHeaders {
  const { coding, original } = originalOf(path);
  const type = mediaType(original) ?? 'application/octet-stream';
  const isText = isCompressible(type);
  const unchanged = {
    ...SECURITY_HEADERS,
    ...(type.startsWith('text/html') && body ? policiesOf(decode(body, coding), serving) : {}),
    ...(type.startsWith('image/svg') ? { 'Content-Security-Policy': SVG_POLICY } : {}),
    'Cache-Control': HASHED.test(path) ? FOREVER : ASK_AGAIN,
    ETag: etag,
    ...(isText ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const part = {
    ...unchanged,
    'Content-Type': type,
    ...(coding ? { 'Content-Encoding': coding.coding } : {}),
  };
  return {
    whole: headerList({ ...part, 'Content-Length': String(size) }),
    part: headerList(part),
    unchanged: headerList(unchanged),
    etag,
    hasParts: coding === undefined,
  };
}

/** Headers in the form that Node sends with the least work: names and values by turns. */
export function headerList(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
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
  { documentHeaders, styles, scripts, frames }: Serving,
): Record<string, string> {
  const { style, script, frames: wanted } = inlineSources(html);
  const framed = frames.filter((origin) => wanted.includes(origin)).join(' ');
  const fill = (value: string): string =>
    value
      .replace(' {style}', allow(style, styles))
      .replace(' {script}', allow(script, scripts))
      // Nothing to frame needs no word: what is not named is forbidden.
      .replace(/frame-src \{frames\}(; ?)/, framed && `frame-src ${framed}$1`);
  return Object.fromEntries(
    Object.entries(documentHeaders).map(([name, value]) => [name, fill(value)] as const),
  );
}

function allow(source: string | undefined, known: readonly string[]): string {
  return source && known.includes(source) ? ` ${source}` : '';
}
