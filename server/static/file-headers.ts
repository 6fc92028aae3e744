import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  contentType,
  fileHeaders as headersOf,
  isDocument,
} from '../../prerender/output/headers/file-headers.ts';
import type { Serving } from '../../schema/generated/data.d.ts';
import { isCompressible, mediaType } from '../../schema/media-type.ts';
import type { Body } from './body-cache.ts';
import { CODINGS, type Coding } from './content-coding.ts';
import type { FileContent } from './file-store.ts';

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
  const type = contentType(original);
  const html = body && isDocument(original) ? decode(body, coding) : undefined;
  const unchanged = {
    ...headersOf(original, html, serving),
    ETag: etag,
    ...(isCompressible(type) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
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
