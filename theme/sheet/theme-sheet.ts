import type { Site, Theme } from '../../schema/generated/content.d.ts';
import type { Palette } from '../palette.ts';
import {
  type FontDisplay,
  fontProperties,
  fontRules,
  type SheetFonts,
  type Slice,
} from './fonts.ts';
import { inlineValues } from './inline-values.ts';
import { lightDark } from './light-dark.ts';
import { type Appearance, appearanceProperties, appearanceRules } from './appearance.ts';
import { isOnlyInShadows, shadowProperties } from './shadows.ts';
import { shapeProperties } from './shapes.ts';

/** What a theme's sheet is made of. */
export interface ThemeParts {
  palette: Palette;
  fonts: SheetFonts;
  fontDisplay: FontDisplay;
  logo: Pick<Site['logo'], 'onDark' | 'width'>;
  /** That of the pages, a BCP 47 tag. */
  language: string;
  /** Rules of the site, in the place of those of the engine. */
  css: string;
}

/** The style sheet of a theme as data, of which a page takes what it needs. */
export interface ThemeSheet {
  fontRules: string;
  /** Rules of which a page takes those for the characters that it shows. */
  slices: readonly Slice[];
  /** What may be another one in the dark or on paper, and what drawings may name. */
  properties: [name: string, value: string][];
  /** What is the same on every screen: fonts, sizes, corners, the logo's width. Where a sheet sets one, as for paper, it stays a property. */
  constants: [name: string, value: string][];
  /** Rules of the appearance, and those of the site behind them, in the layer above all others. */
  own: string;
  /** Which of the two sides of a property is shown where. */
  schemes: string;
}

/** The cascade layers, as renderer/styles/tokens.css orders them. */
export const ENGINE_LAYERS = [
  'theme',
  'reset',
  'tokens',
  'base',
  'layout',
  'blocks',
  'states',
  'utilities',
];

/** Custom properties for all that components take from a theme: each role has its value on light and on dark pages. */
export function themeSheet(
  theme: Pick<Theme, 'shape' | 'dark'> & Appearance,
  { palette, fonts, fontDisplay, logo, language, css }: ThemeParts,
): ThemeSheet {
  const { shape, dark } = theme;
  const rules = appearanceRules(theme) + css;
  const hasTwoLogos = logo.onDark !== undefined;
  const { always, slices } = fontRules(fonts, fontDisplay);
  return {
    fontRules: always,
    slices,
    own: rules === '' ? '' : `@layer site{${rules}}`,
    properties: [...roleProperties(palette), ...shadowProperties(palette)],
    constants: [
      ...shapeProperties(shape),
      ...appearanceProperties(theme),
      ...fontProperties(fonts, language),
      ['logo-width', `${logo.width}px`],
    ],
    schemes: [
      hasTwoLogos ? '[data-logo=dark]{display:none}' : '',
      ...SCREENS[dark].map(([media, root]) => `${media}{${darkRules(root, hasTwoLogos)}}`),
    ].join(''),
  };
}

/**
 * Writes the sheet of a page: that of the theme, and all others behind it. The theme has a layer of its own, below theirs:
 * visitors who ask for more contrast get some roles from others there (renderer/styles/tokens.css).
 * @param engine the sheets of the engine: only the properties that they name are written; constants are as values where they are named, unless
 * one of these sheets sets them
 * @param drawn the roles that pictures take from the page next to these
 * @param slices the rules of the slices of fonts that the page shows
 */
export function pageSheet(
  { fontRules: fonts, properties, constants, schemes, own }: Omit<ThemeSheet, 'slices'>,
  engine: string,
  { drawn = [], slices = [] }: { drawn?: readonly string[]; slices?: readonly Slice[] } = {},
): string {
  // Of a layer that is named last, all rules override those of the others.
  const others = engine + own;
  const fixed = constants.filter(([name]) => !others.includes(`--${name}:`));
  const rules = inlineValues(others, new Map(fixed.map(([name, value]) => [`--${name}`, value])));
  const known = [...properties, ...constants];
  const isNamed = namedIn(rules);
  const wanted = known.filter(([name]) => isNamed(name) || drawn.includes(name));
  const isNamedThere = namedIn(wanted.map(([, value]) => value).join());
  const written = known.filter((one) => wanted.includes(one) || isNamedThere(one[0]));
  return `${fonts}${rulesOf(slices)}${themeLayer(written, schemes)}${rules}`;
}

/** Writes the theme with all its properties, for pages whose sheets come one by one. */
export function devTheme(theme: ThemeSheet): string {
  const { fontRules: fonts, slices, schemes, own } = theme;
  // Before the sheet that says the order of layers.
  const order = own === '' ? '' : `@layer ${ENGINE_LAYERS.join()},site;`;
  return order + fonts + rulesOf(slices) + themeLayer(allProperties(theme), schemes) + own;
}

/** Writes the sheet with all properties and slices, for what scripts add to a page and the pages that they lead to. */
export function wholeTheme(theme: ThemeSheet): string {
  return `${rulesOf(theme.slices)}@layer theme{:root{${declare(allProperties(theme))}}}`;
}

function rulesOf(slices: readonly Slice[]): string {
  return slices.map(({ rule }) => rule).join('');
}

function themeLayer(properties: ThemeSheet['properties'], schemes: string): string {
  return `@layer theme{:root{--scheme:light;color-scheme:var(--scheme);${declare(properties)}}${schemes}}`;
}

function allProperties({ properties, constants }: ThemeSheet): ThemeSheet['properties'] {
  return [...properties, ...constants];
}

/** Tells of a custom property whether a style sheet names it. */
function namedIn(sheet: string): (name: string) => boolean {
  const names = new Set([...sheet.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  return (name) => names.has(name);
}

function declare(properties: [name: string, value: string][]): string {
  return properties.map(([name, value]) => `--${name}:${value}`).join(';');
}

/** Where pages are dark. On screens only: paper stays white. The visitor's own choice is an attribute of the root element. */
const SCREENS: Record<Theme['dark'], [media: string, root: string][]> = {
  auto: [
    ['@media screen and (prefers-color-scheme:dark)', ':root:not([data-theme=light])'],
    ['@media screen', ':root[data-theme=dark]'],
  ],
  none: [],
  only: [['@media screen', ':root']],
};

function darkRules(root: string, hasTwoLogos: boolean): string {
  const scheme = `${root}{--scheme:dark}`;
  return hasTwoLogos
    ? `${scheme}${root} [data-logo=light]{display:none}${root} [data-logo=dark]{display:block}`
    : scheme;
}

function roleProperties({ light, dark }: Palette): [name: string, value: string][] {
  const onDark = new Map(Object.entries(dark));
  return Object.entries(light)
    .filter(([role]) => !isOnlyInShadows(role))
    .map(([role, color]) => [role, lightDark(color, onDark.get(role) ?? color)]);
}
