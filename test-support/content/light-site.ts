import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';

/** Takes from a copy of a site what makes its first build long: fonts to cut, pictures to draw for shared links, large photographs. */
export async function lightenSite(folder: string): Promise<void> {
  const file = join(folder, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.deleteIn(['theme', 'fonts']);
  site.set('shareImage', 'none');
  writeFileSync(file, String(site));
  await shrinkPhotographs(folder, 96);
}

/**
 * Makes the photographs of a copy of a site small: encoding large ones takes most of its first build.
 * @param width in pixels
 * @param firstWidth of the first one, where one of them is to be offered in several widths
 */
export async function shrinkPhotographs(
  folder: string,
  width: number,
  firstWidth = width,
): Promise<void> {
  const media = join(folder, 'media');
  const names = readdirSync(media).filter((one) => one.endsWith('.jpg'));
  for (const [n, name] of names.toSorted().entries()) {
    const photograph = await sharp(join(media, name))
      .resize(n === 0 ? firstWidth : width)
      .toBuffer();
    writeFileSync(join(media, name), photograph);
  }
}
