import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlineDifferences } from './outline-differences.ts';

/** A white picture with black rectangles: left, top, width, height. */
function draw(
  size: [number, number],
  ...shapes: [number, number, number, number][]
): Promise<Buffer> {
  const [width, height] = size;
  const all = shapes.map(
    ([x, y, wide, high]) => `<rect x="${x}" y="${y}" width="${wide}" height="${high}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${all.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function gray(color: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 4, background: color } })
    .png()
    .toBuffer();
}

/** Whether a pixel has the color of outlines. */
async function isOutlined(png: Buffer, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return data.subarray(at, at + 3).toString('hex') === 'd4145a';
}

test('equal pictures, and those that differ by a few pixels of noise, have no difference', async () => {
  const one = await draw([400, 300], [50, 50, 40, 40]);
  expect(await outlineDifferences(one, one)).toBeUndefined();
  const other = await draw([400, 300], [50, 50, 40, 40], [200, 200, 4, 4]);
  expect(await outlineDifferences(one, other)).toBeUndefined();
});

test('what differs is outlined in both, and what is far from it is not', async () => {
  const before = await draw([400, 300]);
  const after = await draw([400, 300], [200, 150, 30, 30]);
  const found = await outlineDifferences(before, after);
  if (!found) throw new Error('They differ.');
  // The cell of 48 pixels around it, with a margin of 6.
  for (const png of [found.before, found.after]) {
    expect(await isOutlined(png, 215, 138)).toBe(true);
    expect(await isOutlined(png, 20, 20)).toBe(false);
  }
});

test('a weak color is another color: a gray that is hard to read', async () => {
  expect(await outlineDifferences(await gray('#637c95'), await gray('#4d6174'))).toBeDefined();
});

test('pictures of two sizes are compared over the larger one, each is kept in its own', async () => {
  const found = await outlineDifferences(await draw([200, 100]), await draw([200, 180]));
  if (!found) throw new Error('They differ.');
  expect(await sharp(found.before).metadata()).toMatchObject({ width: 200, height: 100 });
  expect(await sharp(found.after).metadata()).toMatchObject({ width: 200, height: 180 });
});
