import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { siteFolders } from './folders.ts';
import { makePicture } from './pictures.ts';

const site = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(site, { recursive: true }));

it('gives a photo that lies on its side the size in which it is shown', async () => {
  mkdirSync(join(site, 'media'));
  const background = { r: 90, g: 120, b: 60 };
  await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(site, 'media/photo.jpg'));
  const picture = await makePicture('photo.jpg', siteFolders(site));
  expect(picture).toMatchObject({ kind: 'bitmap', width: 40, height: 60 });
  const shown = await sharp(join(site, 'dist', picture.url)).metadata();
  expect([shown.width, shown.height]).toEqual([40, 60]);
});
