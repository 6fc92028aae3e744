/** Values of red, green and blue from 0 to 255. */
export type Color = readonly number[];

/** What each value of a channel adds to the luminance (WCAG 2.2, relative luminance). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** How light a color is, from 0 to 1. */
export function luminance([red = 0, green = 0, blue = 0]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  return LINEAR[Math.round(value)] ?? 1;
}

/** The contrast between two luminances, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
