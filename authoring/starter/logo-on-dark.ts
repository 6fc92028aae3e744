import sharp, { type Sharp } from 'sharp';
import { contrast, toOklch } from '../../theme/oklch.ts';

/** Longest side of what is drawn, in pixels: four times as large as a logo is shown. */
const SIDE = 640;

/** Of graphics with their ground (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** Of all pixels that are seen; less than that is an edge. */
const LEAST_SHARE = 0.01;

/** Lightness and chroma of what is white to the eye. */
const WHITE = { l: 0.95, c: 0.03 };

/**
 * Draws a logo for dark grounds: its dark parts in white, and white within them in the color of text.
 *
 * @param picture a logo that can be decoded
 * @param ink the color of text, which the dark grounds of a site have as well
 * @returns a PNG; nothing where the logo can be seen as it is: it has a ground of its own, or no dark parts
 */
export async function drawOnDark(picture: Sharp, ink: string): Promise<Buffer | undefined> {
  const { data, info } = await picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = new Map<string, string>();
  const [white, dark] = [Buffer.from('ffffff', 'hex'), Buffer.from(ink.slice(1), 'hex')];
  const seen = { all: 0, dark: 0, clear: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 128) seen.clear += 1;
    if (alpha === 0) continue;
    const hex = `#${data.toString('hex', at, at + 3)}`;
    const kind = shown.get(hex) ?? kindOf(hex, ink);
    shown.set(hex, kind);
    seen.all += 1;
    if (kind === 'dark') seen.dark += 1;
    if (kind === 'dark') white.copy(data, at);
    if (kind === 'white') dark.copy(data, at);
  }
  if (seen.clear === 0 || seen.dark < LEAST_SHARE * seen.all) return undefined;
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function kindOf(hex: string, ink: string): 'dark' | 'white' | 'other' {
  if (contrast(hex, ink) < LEAST_CONTRAST) return 'dark';
  const { l, c } = toOklch(hex);
  return l > WHITE.l && c < WHITE.c ? 'white' : 'other';
}
