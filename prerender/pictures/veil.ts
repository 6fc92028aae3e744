import type { Veil } from '../../renderer/data/types.ts';
import { type Color, contrast, luminance } from './contrast.ts';
import { themeRoles } from './svg-theme.ts';

/** How strong a veil may be, in percent; the strongest makes the text of either theme readable on black and white. */
const VEILS = [0, 20, 40, 60, 70];

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for what a photograph loses and gains where it is compressed. */
const CONTRAST = 5;

/**
 * A photograph is measured this many pixels wide: on a screen each is about as large as a letter is wide, and what is
 * finer than that lightens and darkens the ground of a letter at once.
 */
const WIDTH = 320;

/**
 * Measures how strong a veil in the colour of the ground must be between a photograph and the words that lie on it: the
 * weakest of a few strengths with which the text has enough contrast to every part of the photograph.
 * @param bytes of a bitmap that can be decoded
 */
export async function measureVeil(bytes: Buffer): Promise<Veil> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(bytes)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const { light, dark } = themeRoles();
  return { light: weakestVeil(pixels, light), dark: weakestVeil(pixels, dark) };
}

/** @param pixels three bytes each */
function weakestVeil(pixels: Buffer, roles: ReadonlyMap<string, string>): number {
  const text = luminance(colorOf(roles, '--text'));
  const ground = colorOf(roles, '--surface-sky');
  const strongest = VEILS.at(-1) ?? 100;
  return VEILS.find((veil) => isReadable(pixels, veil / 100, ground, text)) ?? strongest;
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

/** @throws if the role is no colour of six hexadecimal digits */
function colorOf(roles: ReadonlyMap<string, string>, role: string): Color {
  const [, red, green, blue] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(roles.get(role) ?? '') ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`renderer/styles/tokens.css must give ${role} a colour such as #10173a.`);
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}
