import sharp from 'sharp';
import { drawOutlines } from './draw-outlines.ts';
import type { Box } from './find-differences.ts';

/** Of all pictures of a report together, as they are in it (base64), in bytes. */
export const MOST_BYTES = 1_900_000;

/** Of WebP, from 0 to 6: the usual 4 takes twice the processor time. */
const EFFORT = 2;

/** Quality of WebP, and of what width pictures are kept: less where they would be too much together. */
const SAVINGS = [
  { quality: 70, scale: 1 },
  { quality: 50, scale: 0.6 },
  { quality: 30, scale: 0.35 },
];

/** A picture is not made narrower, in pixels: that is a phone. */
const NARROWEST = 390;

interface Shot {
  /** In pixels. */
  width: number;
  png: Buffer;
  /** What is outlined, in pixels of the picture. */
  boxes: readonly Box[];
}

/**
 * As WebP with outlines, in the best quality in which all have room in one file. Ten blocks of a page always have; if there is no room
 * even in the worst one, they are in that.
 */
export async function shrinkPictures<Picture extends Shot>(
  shots: readonly Picture[],
): Promise<Shrunk<Picture>[]> {
  let kept: Shrunk<Picture>[] = [];
  for (const { quality, scale } of SAVINGS) {
    kept = await Promise.all(
      shots.map(async ({ png, boxes, ...shot }) => {
        const width = Math.max(Math.round(shot.width * scale), NARROWEST);
        return {
          ...shot,
          webp: await encode({ png, boxes }, { width, quality }),
        };
      }),
    );
    const bytes = kept.reduce((sum, { webp }) => sum + (webp.length * 4) / 3, 0);
    if (bytes <= MOST_BYTES) return kept;
  }
  return kept;
}

type Shrunk<Picture extends Shot> = Omit<Picture, 'png' | 'boxes'> & { webp: Buffer };

async function encode(
  { png, boxes }: Pick<Shot, 'png' | 'boxes'>,
  { width, quality }: { width: number; quality: number },
): Promise<Buffer> {
  const { width: wide } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  drawOutlines({ data, width: info.width, height: info.height }, boxes, info.width / wide);
  return sharp(data, { raw: info }).webp({ quality, effort: EFFORT }).toBuffer();
}
