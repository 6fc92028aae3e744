import { mediaType } from '../../../schema/media-type.ts';
import type { Serving } from '../../../schema/generated/data.d.ts';
import { documentHeaders } from './document-headers.ts';

/**
 * Sent with every answer; documents get the policy of the build on top. No page uses what the Permissions-Policy names, so
 * nothing that ends up in one may ask a visitor for it.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * What a host with TLS says besides them: for a year no browser asks for this site without. Its subdomains are not the
 * site's to speak for.
 */
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/** An SVG that is opened by itself is a document: it may look like something, and runs nothing. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Folders of files whose name carries a hash of their content: they never change. All others are asked for again. */
export const HASHED_FOLDERS = ['assets', 'media'];
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';

/** The media type that a file is sent with. */
export function contentType(path: string): string {
  return mediaType(path) ?? 'application/octet-stream';
}

/**
 * What is sent with a file no matter who sends it: all headers but its type and those of the transfer (coding, length,
 * entity tag).
 * @param path below the folder of the built site, with a slash in front
 * @param html the text of a document
 */
export function fileHeaders(
  path: string,
  html: string | undefined,
  serving: Serving,
): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    ...(html === undefined ? {} : documentHeaders(html, serving)),
    ...(isSvg(path) ? { 'Content-Security-Policy': SVG_POLICY } : {}),
    'Cache-Control': isHashed(path) ? FOREVER : ASK_AGAIN,
  };
}

/** Whether a file is a document, which has a policy of its own. */
export function isDocument(path: string): boolean {
  return contentType(path).startsWith('text/html');
}

function isSvg(path: string): boolean {
  return contentType(path).startsWith('image/svg');
}

function isHashed(path: string): boolean {
  return HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
}
