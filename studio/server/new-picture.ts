import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPicture, explainFault } from '../../check/files/decoded-picture.ts';
import { digestOf } from '../../check/files/digest.ts';
import { slugify } from '../../schema/texts/slugify.ts';
import { decodePicture } from '../../prerender/pictures/decode-picture.ts';
import type { StudioPicture } from '../../schema/generated/data.d.ts';
import { CallError } from './read-body.ts';

/** A picture that is not in media/ yet. */
export interface NewPicture {
  /** Its path from there. */
  file: string;
  bytes: Buffer;
  /** Whether media/ has the very same under this name. */
  isThere: boolean;
}

/**
 * Looks at a picture that somebody has dropped or chosen: it is decoded as the check does, and gets a name that is fit
 * for an address and that no other file has.
 *
 * @param media paths of all files below media/
 * @throws CallError for what is not a picture, with the sentence of the check
 */
export async function readNewPicture(
  { name, folder, bytes: encoded }: StudioPicture,
  { media, site }: { media: ReadonlySet<string>; site: string },
): Promise<NewPicture> {
  const bytes = Buffer.from(encoded, 'base64');
  const [, base = '', written = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const ending = written.toLowerCase();
  if (!isPicture.test(ending))
    throw new CallError(
      400,
      `${name} is not a picture. Choose a file that ends in .svg, .png, .jpg, .webp, .avif or .gif.`,
    );
  const { fault } = await decodePicture(`picture${ending}`, bytes);
  if (fault) {
    const { message, suggestion } = explainFault(`The file ${name}`, fault);
    throw new CallError(400, `${message} ${suggestion ?? ''}`.trim());
  }
  const stem = [...folder.split('/'), base].map(slugify).filter(Boolean).join('/');
  const taken = new Map([...media].map((file) => [file.toLowerCase(), file]));
  for (let number = 1; ; number += 1) {
    const file = `${stem === '' ? 'picture' : stem}${number === 1 ? '' : `-${number}`}${ending}`;
    const other = taken.get(file);
    if (other === undefined) return { file, bytes, isThere: false };
    const isSame = digestOf(readFileSync(join(site, 'media', other))) === digestOf(bytes);
    if (isSame) return { file: other, bytes, isThere: true };
  }
}
