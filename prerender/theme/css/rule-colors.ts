import type { CssColor as ParsedColor, Declaration } from 'lightningcss';
import type { CssColor, RuleColors } from '../../../check/model/theme-css.ts';
import { toHex } from '../../../theme/oklch.ts';

/**
 * The colors of words and ground that a rule sets, as far as they can be measured.
 * @param at where the rule begins
 * @returns none, or one
 */
export function rulesColors(
  declarations: readonly Declaration[],
  at: readonly [number, number],
): RuleColors[] {
  const words = declarations.flatMap((one) => colorOf(one, 'color')).at(-1);
  const ground = declarations
    .flatMap((one) => [...colorOf(one, 'background-color'), ...colorOf(one, 'background')])
    .at(-1);
  if (!words && !ground) return [];
  return [{ ...(words && { words }), ...(ground && { ground }), at }];
}

type Measured = 'color' | 'background-color' | 'background';

/** Empty for another property, and for what has no color of its own, such as `none` or a gradient. */
function colorOf(declaration: Declaration, property: Measured): CssColor[] {
  if (declaration.property === 'unparsed') {
    const { propertyId, value } = declaration.value;
    const [first, ...others] = value;
    return propertyId.property === property && first?.type === 'var' && others.length === 0
      ? [{ role: first.value.name.ident.replace(/^--/, '') }]
      : [];
  }
  if (declaration.property !== property) return [];
  if (declaration.property === 'background')
    return declaration.value.flatMap(({ color }) => measured(color));
  return declaration.property === 'color' || declaration.property === 'background-color'
    ? measured(declaration.value)
    : [];
}

function measured(color: ParsedColor): CssColor[] {
  if (typeof color !== 'object') return [];
  if (color.type === 'light-dark') {
    const [light, dark] = [hexOf(color.light), hexOf(color.dark)];
    return light !== undefined && dark !== undefined ? [{ light, dark }] : [];
  }
  const hex = hexOf(color);
  return hex === undefined ? [] : [{ light: hex, dark: hex }];
}

/** Nothing for what has no fixed color, such as `currentColor`, or none at all, such as `transparent`. */
function hexOf(color: ParsedColor): string | undefined {
  if (typeof color !== 'object') return undefined;
  if (color.type === 'oklch' && color.alpha === 1)
    return toHex({ l: color.l, c: color.c, h: color.h });
  if (color.type !== 'rgb' || color.alpha === 0) return undefined;
  const channels = [color.r, color.g, color.b, Math.round(color.alpha * 255)];
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`.replace(
    /(?<=^#.{6})ff$/,
    '',
  );
}
