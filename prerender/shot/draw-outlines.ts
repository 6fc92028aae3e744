import type { Box } from './find-differences.ts';

/** Around what differs, in pixels. */
const MARGIN = 6;

/** How thick a line is, in pixels. */
const LINE = 3;

/** That of a warning, on every ground: #d4145a. */
const COLOR = [0xd4, 0x14, 0x5a];

/** Pixels of a picture, row by row: red, green and blue. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Draws outlines around boxes into a picture; where the picture has none of a box, there is nothing to outline.
 * @param scale how large the picture is against the one that the boxes are of
 */
export function drawOutlines(pixels: Pixels, boxes: readonly Box[], scale: number): void {
  for (const box of boxes) {
    const left = Math.max(Math.round(box.left * scale) - MARGIN, 0);
    const top = Math.max(Math.round(box.top * scale) - MARGIN, 0);
    const right = Math.min(Math.round(box.right * scale) + MARGIN, pixels.width);
    const bottom = Math.min(Math.round(box.bottom * scale) + MARGIN, pixels.height);
    if (right <= left || bottom <= top) continue;
    fill(pixels, { left, top, right, bottom: top + LINE });
    fill(pixels, { left, top: bottom - LINE, right, bottom });
    fill(pixels, { left, top, right: left + LINE, bottom });
    fill(pixels, { left: right - LINE, top, right, bottom });
  }
}

function fill({ data, width, height }: Pixels, { left, top, right, bottom }: Box): void {
  for (let y = Math.max(top, 0); y < Math.min(bottom, height); y += 1)
    for (let x = Math.max(left, 0); x < Math.min(right, width); x += 1)
      data.set(COLOR, (y * width + x) * COLOR.length);
}
