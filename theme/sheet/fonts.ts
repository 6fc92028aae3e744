/** A font file as pages load it. */
export interface FontFace {
  family: string;
  url: string;
  /** The lightest and the boldest weight that it holds. */
  weights: [number, number];
  /** The characters that it is loaded for, where its font consists of several files. */
  characters?: string;
}

/** How a font of the system is stretched to stand in for another, as CSS writes it. */
export interface FallbackMetrics {
  size: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

/** Fonts of systems that stand in; Roboto, for phones without the others, comes near them. */
const SYSTEM = {
  sans: { local: ['Arial', 'Liberation Sans', 'Roboto'], last: 'system-ui,sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'], last: 'serif' },
};

export interface Fallback {
  family: string;
  kind: keyof typeof SYSTEM;
  metrics: FallbackMetrics;
}

/** The fonts of a theme, ready to be written into its sheet. */
export interface SheetFonts {
  faces: FontFace[];
  fallbacks: Fallback[];
  display: { family: string; weight: number; tracking: number };
  text: { family: string; weight: number; medium: number; strong: number };
}

/**
 * When a font is shown that comes late. `optional`: what was painted keeps its font, so nothing shifts when one arrives,
 * and a visitor whom it reaches too late has it on the next page.
 */
export type FontDisplay = 'optional' | 'swap';

/** The rules that load fonts and their fallbacks. */
export function fontRules({ faces, fallbacks }: SheetFonts, display: FontDisplay): string {
  return [
    ...faces.map(({ family, url, weights: [lightest, boldest], characters }) => {
      const weight = lightest === boldest ? lightest : `${lightest} ${boldest}`;
      const range = characters === undefined ? '' : `;unicode-range:${unicodeRange(characters)}`;
      return `@font-face{font-family:${family};src:url(${url});font-weight:${weight};font-display:${display}${range}}`;
    }),
    ...fallbacks.map(({ family, kind, metrics }) => {
      const sources = SYSTEM[kind].local.map((name) => `local(${name})`).join(',');
      const { size, ascent, descent, lineGap } = metrics;
      return `@font-face{font-family:${family} Fallback;src:${sources};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
    }),
  ].join('');
}

/** Smaller headings are set less tight than the largest, in these parts. */
const HEAD = 0.69;
const SNUG = 0.31;

/** The custom properties of the fonts. */
export function fontProperties({
  fallbacks,
  display,
  text,
}: SheetFonts): [name: string, value: string][] {
  const stack = (family: string) => {
    const kind = fallbacks.find((fallback) => fallback.family === family)?.kind ?? 'sans';
    return `${family},${family} Fallback,${SYSTEM[kind].last}`;
  };
  return [
    ['font-display', stack(display.family)],
    ['font-text', stack(text.family)],
    ['weight-display', String(display.weight)],
    ['weight-body', String(text.weight)],
    ['weight-medium', String(text.medium)],
    ['weight-strong', String(text.strong)],
    ['track-display', em(display.tracking)],
    ['track-head', em(display.tracking * HEAD)],
    ['track-snug', em(display.tracking * SNUG)],
  ];
}

function em(value: number): string {
  // Without the zero, as minified sheets have it.
  return `${Math.round(value * 1000) / 1000}em`.replace(/^(-?)0\./, '$1.');
}

/** @param characters in the order of their code points */
function unicodeRange(characters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
