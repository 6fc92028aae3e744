import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn';

// Only these: with every color space of the library each check would start later.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch, modeLab65]) addMode(mode);

/** A color as people see it: lightness from 0 to 1, chroma from 0 (gray) to about 0.3, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

/** Less chroma than this is rounding, and its hue means nothing. */
const GREY = 0.002;

/** @throws if it is not a color as #rrggbb or #rrggbbaa */
export function toOklch(hex: string): Oklch {
  const { l, c, h = 0 } = convert(parse(hex));
  return { l, c: c < GREY ? 0 : c, h };
}

/** The color as #rrggbb; where screens cannot show it, with less chroma at the same lightness and hue. */
export function toHex({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch', l: clamp(l), c: Math.max(0, c), h: modulo(h) } as const;
  return formatHex(clampChroma(color, 'oklch'));
}

/** A color that lets through what is under it, as #rrggbbaa. */
export function withAlpha(hex: string, alpha: number): string {
  return `${hex.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** What is seen where a color with transparency is on another. */
export function over(top: string, under: string): string {
  const { alpha = 1, ...above } = parse(top);
  const below = parse(under);
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: 'rgb',
    r: mix(above.r, below.r),
    g: mix(above.g, below.g),
    b: mix(above.b, below.b),
  });
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(parse(one), parse(other));
}

/** The lowest contrast of a color with some grounds. */
export function lowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** How different two colors look (CIEDE2000): below 1 nobody sees it, from 20 on they are two colors. */
export function difference(one: string, other: string): number {
  return deltaE(parse(one), parse(other));
}

const deltaE = differenceCiede2000();

/** How far two hues are apart, in degrees from 0 to 180. */
export function hueGap(one: number, other: number): number {
  return Math.abs(modulo(one - other + 180) - 180);
}

function parse(hex: string) {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not a color such as #rrggbb.`);
  return color;
}

function clamp(lightness: number): number {
  return Math.min(1, Math.max(0, lightness));
}

function modulo(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
