import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A lower one tells smaller differences of color apart, from 0 to 1. At 0.2 a text that lost its contrast was not seen. */
const THRESHOLD = 0.1;

/** So many pixels that differ are noise of the browser: at least, and of all. */
const NOISE = { pixels: 20, share: 0.0001 };

/** What differs in this distance is in one box, in pixels. */
const CELL = 48;

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes around what differs between two pictures, over the larger one; nothing where nothing does. */
export async function findDifferences(before: Buffer, after: Buffer): Promise<Box[] | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all(
    [before, after].map((png, index) =>
      sharp(png)
        .ensureAlpha()
        // In one size, so that they can be compared; what one has and the other has not is transparent there.
        .extend({
          right: width - (sizes[index]?.width ?? 0),
          bottom: height - (sizes[index]?.height ?? 0),
          background: '#0000',
        })
        .raw()
        .toBuffer(),
    ),
  );
  if (!old || !fresh) return undefined;
  const mask = new Uint8Array(width * height * 4);
  const options = { threshold: THRESHOLD, diffMask: true };
  const count = pixelmatch(old, fresh, mask, width, height, options);
  if (count <= Math.max(NOISE.pixels, NOISE.share * width * height)) return undefined;
  return boxesOf(mask, width, height);
}

/** Boxes around what a mask marks: cells that touch are in one box. */
function boxesOf(mask: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const isMarked = Array.from({ length: columns * rows }, () => false);
  for (let at = 3, pixel = 0; at < mask.length; at += 4, pixel += 1)
    if (mask[at] !== 0) {
      const row = Math.floor(Math.floor(pixel / width) / CELL);
      isMarked[row * columns + Math.floor((pixel % width) / CELL)] = true;
    }
  for (const start of isMarked.keys()) {
    if (!isMarked[start]) continue;
    const cells = [start];
    isMarked[start] = false;
    const box: Box = { left: width, top: height, right: 0, bottom: 0 };
    for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      box.left = Math.min(box.left, column * CELL);
      box.top = Math.min(box.top, row * CELL);
      box.right = Math.max(box.right, (column + 1) * CELL);
      box.bottom = Math.max(box.bottom, (row + 1) * CELL);
      for (const [x, y] of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ]) {
        const next = (y ?? 0) * columns + (x ?? 0);
        const isInside = x !== undefined && x >= 0 && x < columns && isMarked[next];
        if (!isInside) continue;
        isMarked[next] = false;
        cells.push(next);
      }
    }
    boxes.push(box);
  }
  return boxes;
}
