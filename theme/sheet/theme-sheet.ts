import type { Site, Theme } from '../../schema/generated/content.d.ts';
import type { Palette } from '../derive.ts';
import { type FontDisplay, fontProperties, fontRules, type SheetFonts } from './fonts.ts';
import { lightDark } from './light-dark.ts';
import { isOnlyInShadows, shadowProperties } from './shadows.ts';
import { shapeProperties } from './shapes.ts';

/** What a theme's sheet is made of. */
export interface ThemeParts {
  palette: Palette;
  fonts: SheetFonts;
  fontDisplay: FontDisplay;
  logo: Pick<Site['logo'], 'onDark' | 'width'>;
  /** Custom properties that pages name before any script runs; all without it. */
  named?: ReadonlySet<string> | undefined;
}

/** The sheets of a theme. */
export interface ThemeSheets {
  /** For every page, before all other sheets. */
  sheet: string;
  /** For what only scripts show, such as dialogs; comes with them. May be empty. */
  late: string;
}

/**
 * The style sheet of a theme: custom properties for all that components take from it. Which of the two sides is shown is
 * said once, by `color-scheme`; each role has both values. It stands before all other sheets, because visitors who ask
 * for more contrast get some roles from others there (renderer/styles/tokens.css).
 */
export function themeSheet(
  { shape, dark }: Pick<Theme, 'shape' | 'dark'>,
  { palette, fonts, fontDisplay, logo, named }: ThemeParts,
): ThemeSheets {
  const properties: [name: string, value: string][] = [
    ...roleProperties(palette),
    ...shadowProperties(palette),
    ...shapeProperties(shape),
    ...fontProperties(fonts),
    ['logo-width', `${logo.width}px`],
  ];
  // Drawings may name these, too.
  const isEarly = (name: string) => !named || named.has(name) || /^(art|surface)-/.test(name);
  const early = properties.filter(([name]) => isEarly(name));
  const late = properties.filter(([name]) => !isEarly(name));
  const hasTwoLogos = logo.onDark !== undefined;
  const sheet = [
    fontRules(fonts, fontDisplay),
    `@layer tokens{:root{color-scheme:light;${declare(early)}}`,
    hasTwoLogos ? '[data-logo=dark]{display:none}' : '',
    SCREENS[dark].map(([media, root]) => `${media}{${darkRules(root, hasTwoLogos)}}`).join(''),
    '}',
  ].join('');
  return { sheet, late: late.length > 0 ? `@layer tokens{:root{${declare(late)}}}` : '' };
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
  const scheme = `${root}{color-scheme:dark}`;
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
