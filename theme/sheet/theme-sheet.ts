import type { Theme } from '../../schema/generated/content.d.ts';
import type { Palette } from '../derive.ts';
import { type FontDisplay, fontProperties, fontRules, type SheetFonts } from './fonts.ts';
import { lightDark } from './light-dark.ts';
import { isOnlyInShadows, shadowProperties } from './shadows.ts';
import { shapeProperties } from './shapes.ts';

/**
 * The style sheet of a theme: custom properties for all that components take from it. Which of the two sides is shown is
 * said once, by `color-scheme`; each role has both values. It stands before all other sheets, because visitors who ask
 * for more contrast get some roles from others there (renderer/styles/tokens.css).
 */
export function themeSheet(
  { shape, dark }: Pick<Theme, 'shape' | 'dark'>,
  palette: Palette,
  { fonts, fontDisplay }: { fonts: SheetFonts; fontDisplay: FontDisplay },
): string {
  const properties = [
    ...roleProperties(palette),
    ...shadowProperties(palette),
    ...shapeProperties(shape),
    ...fontProperties(fonts),
  ];
  const declarations = properties.map(([name, value]) => `--${name}:${value}`).join(';');
  return `${fontRules(fonts, fontDisplay)}@layer tokens{:root{color-scheme:light;${declarations}}${SCHEMES[dark]}}`;
}

/** On screens only: paper stays white. The visitor's own choice is an attribute of the root element. */
const SCHEMES: Record<Theme['dark'], string> = {
  auto:
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark}}' +
    '@media screen{:root[data-theme=dark]{color-scheme:dark}}',
  none: '',
  only: '@media screen{:root{color-scheme:dark}}',
};

function roleProperties({ light, dark }: Palette): [name: string, value: string][] {
  const onDark = new Map(Object.entries(dark));
  return Object.entries(light)
    .filter(([role]) => !isOnlyInShadows(role))
    .map(([role, color]) => [role, lightDark(color, onDark.get(role) ?? color)]);
}
