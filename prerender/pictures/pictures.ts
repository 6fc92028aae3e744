import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { digestOf } from '../../check/files/digest.ts';
import { brightParts, neededVeils } from '../../check/files/picture-tones.ts';
import type { DecodedPicture, PictureFile, PictureTones } from '../../schema/generated/data.d.ts';
import { svgRoot } from '../../check/files/svg-root.ts';
import { cachedFile } from '../cache/cached-file.ts';
import { decodeOnce } from './decode-once.ts';
import type { Palette } from '../../theme/palette.ts';
import { paintSvg, rolesNamed, svgTheme } from './svg-theme.ts';
import type { SiteFolders } from '../paths.ts';
import { fileAt, mediaDigest, urlPart } from '../output/media-urls.ts';

/** Widths in pixels that bitmaps are offered in; wider than the picture itself none is made. */
const WIDTHS = [480, 800, 1280, 1920, 2560];

/** Formats in the order of preference. AVIF effort 2 costs a quarter of the time for under 3 % of size. */
const FORMATS = [
  { type: 'image/avif', extension: 'avif', options: { quality: 50, effort: 2 } },
  { type: 'image/webp', extension: 'webp', options: { quality: 76, effort: 2 } },
] as const;

/**
 * Attributes of an `<svg>` element that what is inside it inherits (SVG 2, 6.6). A page that shows the group alone would
 * lose them; that the group has them as well changes nothing.
 */
const INHERITED =
  /\s(?:fill|stroke|color|clip-rule|font|text-anchor|paint-order|visibility)[a-z-]*=(?:"[^"]*"|'[^']*')/g;

// sharp is loaded only where something is converted: most builds find everything kept.

/**
 * Makes the files of a picture below `dist/media` and says how to show it. Drawings are copied, bitmaps are
 * converted; a conversion is done once, ever: its result is cached under the hash of the picture.
 * @param src path below the media folder
 * @param palette that drawings take their colors from
 */
export async function makePicture(
  src: string,
  folders: SiteFolders,
  palette: Palette,
): Promise<PictureFile> {
  const bytes = await readFile(join(folders.media, src));
  await mkdir(join(folders.dist, 'media'), { recursive: true });
  const decoded = await decodeOnce(src, bytes);
  return extname(src) === '.svg'
    ? makeDrawing(bytes.toString('utf8'), src, { dist: folders.dist, palette, decoded })
    : makeBitmap(bytes, src, { folders, decoded });
}

/** Address of what is made of a picture, without its extension: it changes with the content. */
function stem(src: string, content: Buffer | string): string {
  return `/media/${urlPart(basename(src, extname(src)))}.${mediaDigest(digestOf(content))}`;
}

/**
 * A drawing gets the colors of the design, and keeps its content in a group with the id `art`, so that a page can show
 * it as an image or as a part of itself.
 */
async function makeDrawing(
  svg: string,
  src: string,
  { dist, palette, decoded }: { dist: string; palette: Palette; decoded: DecodedPicture },
): Promise<PictureFile> {
  const root = svgRoot(svg);
  if (!root) throw new Error(`media/${src} needs a viewBox on its <svg> element.`);
  const { tag, viewBox, width, height } = root;
  const content = svg.slice(svg.indexOf(tag) + tag.length, svg.lastIndexOf('</svg>'));
  const inherited = tag.match(INHERITED)?.join('') ?? '';
  const grouped = svg.includes('id="art"') ? content : `<g id="art"${inherited}>${content}</g>`;
  const drawing = `${tag}${svgTheme(svg, palette)}${grouped}</svg>\n`;
  const url = `${stem(src, drawing)}.svg`;
  await writeFile(join(dist, fileAt(url)), drawing);
  const layers = [...svg.matchAll(/\bid="(ground|layer-\d+|disc)"/g)].map(([, id = '']) => id);
  const inherits = /currentcolor/i.test(svg);
  const roles = rolesNamed(svg);
  const { tones } = decoded;
  return {
    kind: 'drawing',
    url,
    width,
    height,
    viewBox,
    fit: /\bpreserveAspectRatio="([^"]+)"/.exec(tag)?.[1] ?? 'xMidYMid meet',
    layers: layers.length > 0 ? layers : ['art'],
    inherits,
    ...((inherits || layers.length > 0) && roles.length > 0 && { roles }),
    ...(tones && { bright: brightParts(tones), ...neededVeils(tones), tones: headerTones(tones) }),
  };
}

/** Addresses of all files of a picture. */
export function urlsOf(picture: PictureFile): string[] {
  if (picture.kind === 'drawing') return [picture.url];
  const sets = picture.sources.flatMap(({ srcset }) => srcset.split(', '));
  return [picture.url, ...sets.map((entry) => entry.slice(0, entry.indexOf(' ')))];
}

async function makeBitmap(
  bytes: Buffer,
  src: string,
  { folders, decoded }: { folders: SiteFolders; decoded: DecodedPicture },
): Promise<PictureFile> {
  const { size, tones, fault } = decoded;
  if (!size || !tones) throw new Error(`media/${src} ${fault?.what ?? 'is not a bitmap'}.`);
  const { default: sharp } = await import('sharp');
  const name = stem(src, bytes);
  const { width, height } = size;
  const widths = new Set(WIDTHS.map((offered) => Math.min(offered, width)));
  const sources = await Promise.all(
    FORMATS.map(async ({ type, extension, options }) => {
      const files = await Promise.all(
        [...widths].map(async (target) => {
          const url = `${name}-${target}.${extension}`;
          await write(url, folders, () =>
            sharp(bytes).rotate().resize({ width: target }).toFormat(extension, options).toBuffer(),
          );
          return `${url} ${target}w`;
        }),
      );
      return { type, srcset: files.join(', ') };
    }),
  );
  const url = `${name}.jpg`;
  await write(url, folders, () =>
    sharp(bytes)
      .rotate()
      .resize({ width: Math.min(width, 1280) })
      .flatten({ background: '#fff' })
      .jpeg({ mozjpeg: true, quality: 78 })
      .toBuffer(),
  );
  const bright = brightParts(tones);
  return {
    kind: 'bitmap',
    url,
    width,
    height,
    sources,
    ...(bright.length > 0 && { bright }),
    ...neededVeils(tones),
    tones: headerTones(tones),
  };
}

/** What a header on the picture is chosen by. */
function headerTones({ top, all }: PictureTones): Pick<PictureTones, 'top' | 'all'> {
  return { top, all };
}

/**
 * The picture shown with a shared link, as a PNG of 1200 by 630 pixels (Open Graph).
 * A drawing is painted with the colors of light pages.
 * @returns its address, and what makes it
 */
export async function shareImageOf(
  src: string,
  { media }: Pick<SiteFolders, 'media'>,
  palette: Palette,
): Promise<{ url: string; make: () => Promise<Buffer> }> {
  const bytes = await readFile(join(media, src));
  const painted =
    extname(src) === '.svg' ? Buffer.from(paintSvg(bytes.toString('utf8'), palette)) : bytes;
  const make = async () => {
    const { default: sharp } = await import('sharp');
    return sharp(painted, { density: 144 })
      .resize(1200, 630, { fit: 'cover' })
      .png({ palette: true })
      .toBuffer();
  };
  return { url: `${stem(src, painted)}.png`, make };
}

/** Makes the picture shown with a shared link. @returns its address */
export async function makeShareImage(
  src: string,
  folders: SiteFolders,
  palette: Palette,
): Promise<string> {
  const { url, make } = await shareImageOf(src, folders, palette);
  await mkdir(join(folders.dist, 'media'), { recursive: true });
  await write(url, folders, make);
  return url;
}

/** Writes a converted file, which is made once. */
async function write(
  url: string,
  { cache, dist }: SiteFolders,
  make: () => Promise<Buffer>,
): Promise<void> {
  const file = fileAt(url);
  await writeFile(join(dist, file), await cachedFile(cache, file, make));
}
