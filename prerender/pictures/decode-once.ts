import { extname } from 'node:path';
import type { DecodedPicture } from '../../schema/generated/data.d.ts';
import { digestOf } from '../../check/files/digest.ts';
import { decodePicture } from './decode-picture.ts';

/**
 * What is known of pictures as long as the process runs, by ending and content. It needs no limit: an entry has about a
 * kilobyte, and only a picture that somebody changes meanwhile adds one.
 */
const known = new Map<string, Promise<DecodedPicture>>();

/** The same bytes may be fine under one name and not under another: a drawing must not be called .png. */
function keyOf(path: string, digest: string): string {
  return `${extname(path).toLowerCase()} ${digest}`;
}

/** Tells what a picture is known to be, which another process has found out. */
export function keepDecoded(path: string, digest: string, decoded: DecodedPicture): void {
  known.set(keyOf(path, digest), Promise.resolve(decoded));
}

/**
 * Decodes a picture as `decodePicture` does, unless the same content was decoded before: check, build and development
 * server take what the first of them found.
 * @param digest of the bytes
 */
export function decodeOnce(
  path: string,
  bytes: Buffer,
  digest = digestOf(bytes),
): Promise<DecodedPicture> {
  const key = keyOf(path, digest);
  const found = known.get(key) ?? decodePicture(path, bytes);
  known.set(key, found);
  return found;
}
