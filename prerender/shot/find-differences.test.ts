import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

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

test('equal pictures, and those that differ by a few pixels of noise, have no difference', async () => {
  const one = await draw([400, 300], [50, 50, 40, 40]);
  expect(await findDifferences(one, one)).toBeUndefined();
  const other = await draw([400, 300], [50, 50, 40, 40], [200, 200, 4, 4]);
  expect(await findDifferences(one, other)).toBeUndefined();
});

test('the cells around what differs are in one box', async () => {
  const before = await draw([400, 300]);
  const after = await draw([400, 300], [200, 150, 30, 30]);
  expect(await findDifferences(before, after)).toEqual([
    { left: 192, top: 144, right: 240, bottom: 192 },
  ]);
});

test('a weak color is another color: a gray that is hard to read', async () => {
  expect(await findDifferences(await gray('#637c95'), await gray('#4d6174'))).toBeDefined();
});

test('pictures of two sizes are compared over the larger one', async () => {
  const [small, large] = [await draw([200, 100]), await draw([200, 180])];
  const below = [{ left: 0, top: 96, right: 240, bottom: 192 }];
  expect(await findDifferences(small, large)).toEqual(below);
  expect(await findDifferences(large, small)).toEqual(below);
});
