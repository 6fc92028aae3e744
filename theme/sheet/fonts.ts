import { type Fallback, fallbackFamilies, fallbackRules } from './fallback-fonts.ts';
import { systemFonts } from './system-fonts.ts';

/** A font file as pages load it. */
export interface FontFace {
  family: string;
  url: string;
  /** The lightest and the boldest weight that it holds. */
  weights: [number, number];
  /** The characters that it is loaded for, where its font consists of several files. */
  characters?: string;
  /** Whether it is one of many slices of a font, of which a page names those that it shows. */
  isSlice?: true;
}

/** What is named last, for systems that do not have any of the fonts before it. */
const LAST = { sans: 'system-ui,sans-serif', serif: 'serif' };

/** The fonts of a theme, ready to be written into its sheet. */
export interface SheetFonts {
  faces: FontFace[];
  fallbacks: Fallback[];
  display: { families: Families; weight: number; tracking: number };
  text: { families: Families; weight: number; medium: number; strong: number };
}

/** The families of a font, each for what those before it cannot show; the first has a fallback. */
export type Families = readonly [string, ...string[]];

/**
 * When a font is shown that comes late. `optional`: what was painted keeps its font, so nothing shifts when one arrives,
 * and a visitor whom it reaches too late has it on the next page.
 */
export type FontDisplay = 'optional' | 'swap';

/** A rule that loads a slice of a font. */
export interface Slice {
  /** What it is for. */
  characters: string;
  rule: string;
}

/** The rules that load fonts and their fallbacks; those of slices apart. */
export function fontRules(
  { faces, fallbacks }: SheetFonts,
  display: FontDisplay,
): { always: string; slices: Slice[] } {
  return {
    always: [
      ...faces.filter(({ isSlice }) => !isSlice).map((face) => faceRule(face, display)),
      ...fallbackRules(fallbacks),
    ].join(''),
    // A page may need many, which come one after the other: shown when they come, its words are all of one font.
    slices: faces.flatMap((face) =>
      face.isSlice ? [{ characters: face.characters ?? '', rule: faceRule(face, 'swap') }] : [],
    ),
  };
}

function faceRule({ family, url, weights, characters }: FontFace, display: FontDisplay): string {
  const [lightest, boldest] = weights;
  const weight = lightest === boldest ? lightest : `${lightest} ${boldest}`;
  const range = characters === undefined ? '' : `;unicode-range:${unicodeRange(characters)}`;
  return `@font-face{font-family:${family};src:url(${url});font-weight:${weight};font-display:${display}${range}}`;
}

/** Smaller headings are set less tight than the largest, in these parts. */
const HEAD = 0.69;
const SNUG = 0.31;

/**
 * The custom properties of the fonts.
 * @param language a BCP 47 tag: of those of systems its own come first
 */
export function fontProperties(
  { fallbacks, display, text }: SheetFonts,
  language: string,
): [name: string, value: string][] {
  const stack = (families: Families) => {
    const [first] = families;
    const kind = fallbacks.find(({ family }) => family === first)?.kind ?? 'sans';
    const system = systemFonts(language, kind);
    return [...families, ...fallbackFamilies(first), ...system, LAST[kind]].join(',');
  };
  return [
    ['font-display', stack(display.families)],
    ['font-text', stack(text.families)],
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
