import type { Palette } from '../../theme/palette.ts';

/**
 * A style sheet with the values that the roles in a drawing's colors, such as `var(--art-sky, #e3ebff)`, have on light
 * and on dark pages. An image inherits no custom properties, but is told the color scheme of the element that shows it.
 * @param svg source of a drawing
 * @returns a `<style>` to be in the drawing; empty if it names no role
 */
export function svgTheme(svg: string, { light, dark }: Palette): string {
  const uses = new Set(rolesNamed(svg));
  const used = Object.entries(light).filter(([role]) => uses.has(role));
  if (used.length === 0) return '';
  const changing = Object.entries(dark).filter(
    ([role, color]) =>
      uses.has(role) && !used.some(([name, other]) => name === role && other === color),
  );
  const onDark =
    changing.length > 0 ? `@media (prefers-color-scheme:dark){${rootRule(changing)}}` : '';
  return `<style>${rootRule(used)}${onDark}</style>`;
}

/** The roles of the theme that a drawing or a color names, each once. */
export function rolesNamed(text: string): string[] {
  return [...new Set([...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name))];
}

function rootRule(roles: [role: string, color: string][]): string {
  return `:root{${roles.map(([role, color]) => `--${role}:${color}`).join(';')}}`;
}

/** A drawing in the colors of light pages, for programs that do not know custom properties. */
export function paintSvg(svg: string, { light }: Palette): string {
  const colors = new Map(Object.entries(light));
  return svg.replace(
    /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g,
    (use, role: string, fallback?: string) => colors.get(role) ?? fallback ?? use,
  );
}
