import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A lower one tells smaller differences of color apart, from 0 to 1. At 0.2 a text that lost its contrast was not seen. */
const THRESHOLD = 0.1;

/** So many pixels that differ are noise of the browser: at least, and of all. */
const NOISE = { pixels: 20, share: 0.0001 };

/** Around what differs, in pixels. */
const MARGIN = 6;

/** The color is that of a warning, on every ground. */
const COLOR = '#d4145a';

/** What differs in this distance is in one outline, in pixels. */
const CELL = 48;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Both pictures of a view as PNG, with outlines around what differs; nothing where nothing does. */
export async function outlineDifferences(
  before: Buffer,
  after: Buffer,
): Promise<{ before: Buffer; after: Buffer } | undefined> {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all(
    [before, after].map((png) => pixelsOf(png, { width, height })),
  );
  if (!old || !fresh) return undefined;
  const mask = new Uint8Array(width * height * 4);
  const options = { threshold: THRESHOLD, diffMask: true };
  const count = pixelmatch(old, fresh, mask, width, height, options);
  if (count <= Math.max(NOISE.pixels, NOISE.share * width * height)) return undefined;
  const boxes = boxesOf(mask, width, height);
  return { before: await outlined(before, boxes), after: await outlined(after, boxes) };
}

/** In one size, so that they can be compared; what one has and the other has not is transparent there. */
async function pixelsOf(
  png: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const canvas = sharp({ create: { width, height, channels: 4, background: '#0000' } });
  return canvas
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer();
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

async function outlined(png: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const shapes = boxes.map(({ left, top, right, bottom }) => {
    const [x, y] = [Math.max(left - MARGIN, 2), Math.max(top - MARGIN, 2)];
    const [to, low] = [Math.min(right + MARGIN, width - 2), Math.min(bottom + MARGIN, height - 2)];
    // Where one picture is smaller than the other, there is nothing to outline.
    if (to <= x || low <= y) return '';
    return `<rect x="${x}" y="${y}" width="${to - x}" height="${low - y}" fill="none" stroke="${COLOR}" stroke-width="3"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(drawing) }])
    .png()
    .toBuffer();
}
