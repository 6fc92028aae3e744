import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Palette } from '../../theme/palette.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { SiteFolders } from '../paths.ts';
import { cachedFile } from '../cache/cached-file.ts';
import { paintSvg } from '../pictures/svg-theme.ts';

/** Names that programs know without reading a page; no page links to the first. */
const TOUCH_ICON = 'apple-touch-icon.png';
export const MANIFEST = 'site.webmanifest';

/** Widths of the squares that a web manifest asks for, in pixels (W3C, "Web Application Manifest"; web.dev). */
const MANIFEST_ICONS = [192, 512];

/** Of the square that iOS puts on a home screen. */
const TOUCH_ICON_WIDTH = 180;

/** Part of the square that the picture fills; systems cut its corners off. */
const FILLED = 0.8;

/**
 * Writes the icons of a site, all of one picture: that of browser tabs as it is, those of phones on the paper of the
 * theme, and the web manifest. What `public/` holds by the same name is used instead.
 * @returns the address of the icon of browser tabs
 */
export async function writeSiteIcons(
  { favicon, name }: Pick<Site, 'favicon' | 'name'>,
  { dist, folders, palette }: { dist: OutputDir; folders: SiteFolders; palette: Palette },
): Promise<string> {
  const source = readFileSync(join(folders.media, favicon));
  // The icon keeps its plain name, because some programs ask for it without reading the page.
  const icon = `favicon${extname(favicon)}`;
  dist.write(icon, source);
  const painted =
    extname(favicon) === '.svg' ? Buffer.from(paintSvg(source.toString(), palette)) : source;
  const { bg } = palette.light;
  const square = (width: number) => drawSquare(painted, { width, ground: bg }, folders.cache);
  dist.write(TOUCH_ICON, await square(TOUCH_ICON_WIDTH));
  const icons = await Promise.all(
    MANIFEST_ICONS.map(async (width) => {
      const file = `icon-${width}.png`;
      dist.write(file, await square(width));
      return { src: `/${file}`, type: 'image/png', sizes: `${width}x${width}` };
    }),
  );
  const manifest = {
    name,
    icons,
    start_url: '/',
    display: 'browser',
    theme_color: bg,
    background_color: bg,
  };
  dist.write(MANIFEST, JSON.stringify(manifest));
  return `/${icon}`;
}

function drawSquare(
  picture: Buffer,
  { width, ground }: { width: number; ground: string },
  cache: string,
): Promise<Buffer> {
  const digest = digestOf(Buffer.concat([picture, Buffer.from(`${width} ${ground}`)]));
  return cachedFile(cache, `icons/${digest}.png`, async () => {
    const { default: sharp } = await import('sharp');
    const filled = Math.round(width * FILLED);
    const drawn = await sharp(picture, { density: 300 })
      .resize(filled, filled, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return sharp({ create: { width, height: width, channels: 3, background: ground } })
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toBuffer();
  });
}
