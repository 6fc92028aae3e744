import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from '../schema/media-name.ts';

/**
 * Where a picture is on disk, whose name may be in another Unicode form than YAML has it.
 * @param media the folder of pictures
 * @param src path below it
 */
export function mediaFile(media: string, src: string): string {
  const forms = formsOf(src).map((form) => join(media, form));
  return forms.find((file) => existsSync(file)) ?? join(media, src);
}

/** A name as a part of an address: blanks, commas, percent signs and letters beyond ASCII escaped. */
export function urlPart(name: string): string {
  return encodeURIComponent(name.normalize());
}

/** The file below `dist/` that stands at an address, as a path from there. */
export function fileAt(url: string): string {
  return decodeURIComponent(url.slice(1));
}
