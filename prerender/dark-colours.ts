import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, readConstants } from './fold-constants.ts';
import { ENGINE } from './folders.ts';

const STYLES = join(ENGINE, 'renderer/styles');

type Values = ReadonlyMap<string, string>;
let roles: { light: Values; dark: Values } | undefined;

/**
 * A style sheet with the colours that a drawing's roles have on dark pages. The light ones are the fallbacks that it
 * names itself, as in `var(--art-sky, #e3ebff)`. An image inherits no custom properties, but is told the colour scheme
 * of the element that shows it.
 * @param svg source of a drawing
 * @returns a `<style>` to stand in the drawing; empty if it has the same colours on dark pages
 */
export function darkColours(svg: string): string {
  const { light, dark } = (roles ??= readRoles());
  const uses = new Set([...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const declarations = [...uses].flatMap((name) => {
    const value = fold(`var(${name})`, dark);
    return value === fold(`var(${name})`, light) ? [] : [`${name}:${value}`];
  });
  if (declarations.length === 0) return '';
  return `<style>@media (prefers-color-scheme:dark){:root{${declarations.join(';')}}}</style>`;
}

function readRoles(): { light: Values; dark: Values } {
  const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8');
  const light = new Map([
    ...readConstants(readFileSync(join(STYLES, 'constants.css'), 'utf8')),
    ...readConstants(rule(tokens, ':root')),
  ]);
  return {
    light,
    dark: new Map([...light, ...readConstants(rule(tokens, ":root[data-theme='dark']"))]),
  };
}

function rule(sheet: string, selector: string): string {
  const start = sheet.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`renderer/styles/tokens.css has no rule for ${selector}.`);
  return sheet.slice(start, sheet.indexOf('}', start));
}
