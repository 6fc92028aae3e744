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
  const shot = { key: 'hero', width: 1440, png: await noise(1440, 300) };
  const [one] = await shrinkPictures([shot]);
  expect(one && (await widthOf(one.webp))).toBe(1440);
  expect(one).not.toHaveProperty('png');

  const many = await shrinkPictures(Array.from({ length: 12 }, () => shot));
  const bytes = many.reduce((sum, { webp }) => sum + webp.toString('base64').length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(many.map(({ key }) => key)).toEqual(Array.from({ length: 12 }, () => 'hero'));
  expect(await Promise.all(many.map(({ webp }) => widthOf(webp)))).not.toContain(1440);
});

test('a picture of a phone is not made narrower', async () => {
  const shot = { width: 390, png: await noise(390, 300) };
  const many = await shrinkPictures(Array.from({ length: 24 }, () => shot));
  expect(new Set(await Promise.all(many.map(({ webp }) => widthOf(webp))))).toEqual(new Set([390]));
});
