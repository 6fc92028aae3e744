import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MOST_BYTES, shrinkPictures } from './shrink-pictures.ts';

/** A picture that compresses worse than any page. */
function noise(width: number, height: number): Promise<Buffer> {
  const values = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: values } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function widthOf(webp: Buffer): Promise<number> {
  return (await sharp(webp).metadata()).width;
}

test('a few pictures keep their width, and many have room in one file', async () => {
  const shot = { key: 'hero', width: 1440, png: await noise(1440, 300), boxes: [] };
  const [one] = await shrinkPictures([shot]);
  expect(one && (await widthOf(one.webp))).toBe(1440);
  expect(one).not.toHaveProperty('png');

  const many = await shrinkPictures(Array.from({ length: 12 }, () => shot));
  const bytes = many.reduce((sum, { webp }) => sum + webp.toString('base64').length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(many.map(({ key }) => key)).toEqual(Array.from({ length: 12 }, () => 'hero'));
  expect(await Promise.all(many.map(({ webp }) => widthOf(webp)))).not.toContain(1440);
});

test('boxes are outlined with a margin, also in a picture that is made narrower', async () => {
  const png = await sharp({
    create: { width: 1440, height: 300, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const box = { left: 720, top: 96, right: 768, bottom: 144 };
  const shot = { width: 1440, png, boxes: [box] };
  const [one] = await shrinkPictures([shot]);
  expect(one && (await redAt(one.webp, 744, 91))).toBe(true);
  expect(one && (await redAt(one.webp, 20, 20))).toBe(false);
  // Below the picture there is nothing to outline.
  const [outside] = await shrinkPictures([{ ...shot, boxes: [{ ...box, top: 336, bottom: 384 }] }]);
  expect(outside && (await redAt(outside.webp, 744, 297))).toBe(false);

  const loud = { width: 1440, png: await noise(1440, 300), boxes: [] };
  const [narrow] = await shrinkPictures([shot, ...Array.from({ length: 12 }, () => loud)]);
  if (!narrow) throw new Error('There are pictures.');
  const scale = (await widthOf(narrow.webp)) / 1440;
  expect(scale).toBeLessThan(1);
  expect(await redAt(narrow.webp, 744 * scale, 96 * scale - 5)).toBe(true);
});

/** Whether a pixel is in an outline: red, as far as WebP keeps it. */
async function redAt(webp: Buffer, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(webp)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
  const [red = 0, green = 0] = data.subarray(at, at + 2);
  return red - green > 90;
}

test('a picture of a phone is not made narrower', async () => {
  const shot = { width: 390, png: await noise(390, 300), boxes: [] };
  const many = await shrinkPictures(Array.from({ length: 24 }, () => shot));
  expect(new Set(await Promise.all(many.map(({ webp }) => widthOf(webp))))).toEqual(new Set([390]));
});
