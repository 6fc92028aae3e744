import type { Palette, Roles } from '../../theme/palette.ts';
import { type Color, contrast, luminance } from './contrast.ts';

/** How strong a veil may be, in percent; the strongest makes the text of either theme readable on black and white. */
const VEILS = [0, 20, 40, 60];
const STRONGEST = 70;

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for what a photograph loses and gains where it is compressed. */
const CONTRAST = 5;

/**
 * A photograph is measured this many pixels wide: on a screen each is about as large as a letter is wide, and what is
 * finer than that lightens and darkens the ground of a letter at once.
 */
const WIDTH = 320;

/** How strong a veil is on light and on dark pages, in percent. */
interface Veil {
  light: number;
  dark: number;
}

/** A veil as a CSS color: that of the ground which words on a photograph have, as far as it must cover it. */
export function veilColor({ light, dark }: Veil): string {
  return `light-dark(${mixed(light)}, ${mixed(dark)})`;
}

function mixed(percent: number): string {
  return `color-mix(in srgb, var(--surface-sky) ${percent}%, transparent)`;
}

/**
 * Measures how strong a veil in the color of the ground must be between a photograph and the words that are on it: the
 * weakest of a few strengths with which the text has enough contrast to every part of the photograph.
 * @param bytes of a bitmap that can be decoded
 * @param palette that text and ground have their colors from
 */
export async function measureVeil(bytes: Buffer, { light, dark }: Palette): Promise<Veil> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(bytes)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return { light: weakestVeil(pixels, light), dark: weakestVeil(pixels, dark) };
}

/** @param pixels three bytes each */
function weakestVeil(pixels: Buffer, roles: Roles): number {
  const text = luminance(channelsOf(roles.text));
  const ground = channelsOf(roles['surface-sky']);
  return VEILS.find((veil) => isReadable(pixels, veil / 100, ground, text)) ?? STRONGEST;
}

function isReadable(pixels: Buffer, veil: number, ground: Color, text: number): boolean {
  const [red = 0, green = 0, blue = 0] = ground;
  const mix = (own = 0, over: number) => own + (over - own) * veil;
  for (let at = 0; at < pixels.length; at += 3) {
    const behind = luminance([
      mix(pixels[at], red),
      mix(pixels[at + 1], green),
      mix(pixels[at + 2], blue),
    ]);
    if (contrast(behind, text) < CONTRAST) return false;
  }
  return true;
}

/** @param color as #rrggbb */
function channelsOf(color: string): Color {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}
