import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, readConstants } from '../bundle/plugins/inline-css-vars.ts';
import { ENGINE } from '../engine/paths.ts';

const STYLES = join(ENGINE, 'renderer/styles');

type Values = ReadonlyMap<string, string>;

/** The roles of `tokens.css` with their values on light and on dark pages. */
interface Roles {
  light: Values;
  dark: Values;
}

let roles: Roles | undefined;

export function themeRoles(): Roles {
  return (roles ??= readRoles());
}

/**
 * A style sheet with the values that the roles in a drawing's colours, such as `var(--art-sky, #e3ebff)`, have on light
 * and on dark pages. An image inherits no custom properties, but is told the colour scheme of the element that shows it.
 * @param svg source of a drawing
 * @returns a `<style>` to stand in the drawing; empty if it names no role
 */
export function svgTheme(svg: string): string {
  const { light, dark } = themeRoles();
  const uses = [...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const used = [...new Set(uses)].filter((name) => light.has(name));
  if (used.length === 0) return '';
  const changing = used.filter((name) => light.get(name) !== dark.get(name));
  const onDark =
    changing.length > 0 ? `@media (prefers-color-scheme:dark){${rootRule(changing, dark)}}` : '';
  return `<style>${rootRule(used, light)}${onDark}</style>`;
}

function rootRule(names: string[], values: Values): string {
  return `:root{${names.map((name) => `${name}:${values.get(name)}`).join(';')}}`;
}

/** `light-dark(a, b)`; both values may hold brackets of their own, which hold none. */
const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+?)\s*\)/g;

function readRoles(): Roles {
  const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8');
  const values = [
    ...readConstants(readFileSync(join(STYLES, 'constants.css'), 'utf8')),
    ...readConstants(ruleOf(tokens, ':root')),
  ];
  const choose = (group: '$1' | '$2') =>
    resolve(new Map(values.map(([name, value]) => [name, value.replaceAll(LIGHT_DARK, group)])));
  return { light: choose('$1'), dark: choose('$2') };
}

/** Roles may stand for others. */
function resolve(values: Values): Values {
  return new Map([...values].map(([name, value]) => [name, fold(value, values)]));
}

function ruleOf(sheet: string, selector: string): string {
  const start = sheet.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`renderer/styles/tokens.css has no rule for ${selector}.`);
  return sheet.slice(start, sheet.indexOf('}', start));
}
