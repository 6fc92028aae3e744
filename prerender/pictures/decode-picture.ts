import { extname } from 'node:path';
import type { DecodedPicture, PictureFault } from '../../schema/generated/data.d.ts';
import { svgRoot } from '../../check/files/svg-root.ts';
import { measureDrawing, measureTones } from './tones.ts';

/** How files of bitmaps begin that can be converted: PNG, JPEG, GIF, WebP, AVIF. */
const BITMAP = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** How other files begin that are taken for pictures. */
const OTHERS: [begins: RegExp, kind: string][] = [
  [/^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s, 'a HEIC picture'],
  [/^%PDF/, 'a PDF document'],
  [/^BM/, 'a BMP picture'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^8BPS/, 'a Photoshop file'],
  [/^\s*<(?:!doctype html|html)/i, 'a web page'],
];

/** Enough of a file to tell its kind. */
const BEGINNING = 512;

/** How the parser says that an & begins no entity. */
const LONE_AMPERSAND = /^(?:xmlParseEntityRef: no name|EntityRef: expecting ';')/;

const SAVE_AGAIN = 'Save it as JPEG, PNG, WebP or AVIF.';
const COPY_AGAIN = 'Copy or export the picture again.';

/**
 * Decodes a picture as the build does, and explains in words for authors why it cannot.
 *
 * @param path of its file, whose ending says how it is built
 */
export async function decodePicture(path: string, bytes: Buffer): Promise<DecodedPicture> {
  const beginning = bytes.subarray(0, BEGINNING).toString('latin1');
  if (bytes.length === 0) return broken('is empty', COPY_AGAIN);
  const [, kind] = OTHERS.find(([begins]) => begins.test(beginning)) ?? [];
  if (kind !== undefined) return broken(`is ${kind}, which browsers cannot show`, SAVE_AGAIN);
  const ending = extname(path).toLowerCase();
  const isBitmap = BITMAP.test(beginning);
  if (ending === '.svg') {
    return isBitmap
      ? broken(
          'is a photo or bitmap, although its name ends in .svg',
          'Rename it with the right ending.',
        )
      : decodeDrawing(bytes);
  }
  if (isBitmap) return decodeBitmap(bytes);
  return /<svg\b/.test(beginning)
    ? broken(
        `is a drawing, although its name ends in ${ending}`,
        'Rename it so that it ends in .svg.',
      )
    : broken('does not contain a picture', SAVE_AGAIN);
}

async function decodeDrawing(bytes: Buffer): Promise<DecodedPicture> {
  if (!svgRoot(bytes.toString('utf8'))) {
    return broken(
      'has no <svg> with a viewBox, so its proportions are unknown',
      'Export it again with a viewBox, such as <svg viewBox="0 0 800 600">.',
    );
  }
  const error = await errorOf(bytes, true);
  if (error === undefined) {
    // What browsers draw and sharp does not is not measured.
    const tones = await measureDrawing(bytes.toString('utf8')).catch(() => undefined);
    return tones ? { tones } : {};
  }
  // A drawing is not converted, so of all that may trouble the library only the parser of XML counts.
  if (!error.includes('XML')) return {};
  const [, line, column, reason] =
    /(?:line |:)(\d+)(?: column |:)(\d+)(?: of data)?: (.+)/.exec(error) ?? [];
  return broken(
    reason === undefined
      ? 'is not well-formed'
      : `is not well-formed in line ${line}, column ${column} (${reason.replace(LONE_AMPERSAND, 'an & that must be &amp;').trim()})`,
    'Export the drawing again, or correct it there.',
  );
}

async function decodeBitmap(bytes: Buffer): Promise<DecodedPicture> {
  const error = await errorOf(bytes);
  if (error === undefined) {
    const { default: sharp } = await import('sharp');
    // A photo may be rotated and say so.
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    return { size: { width, height }, tones: await measureTones(bytes) };
  }
  return error.includes('pixel limit')
    ? broken('has too many pixels to convert', 'Save it smaller, at most 4000 pixels wide.')
    : broken('is damaged or cut off, so it cannot be decoded', COPY_AGAIN);
}

/**
 * What the library complains of when it decodes all of a picture; nothing if it does not.
 * @param unlimited lets a drawing hold photographs of any size
 */
async function errorOf(bytes: Buffer, unlimited = false): Promise<string | undefined> {
  // Loaded only where something is decoded: most runs find everything kept.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { unlimited }).resize(8).raw().toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function broken(what: string, suggestion: string): { fault: PictureFault } {
  return { fault: { id: 'broken-picture', what, suggestion } };
}
