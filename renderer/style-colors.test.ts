import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import themeRoles from '../schema/theme/theme-roles.json' with { type: 'json' };

/** A color by itself: by number, by function, or by name; what the system or the text chooses is not one. */
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:[\w-]+ )*(?:white|black|red|gr[ae]y|silver|blue|navy)\b/gi;

/**
 * What paper is printed with; words on a photograph, which keeps its colors in both themes; the pen of the studio, which
 * is not the site's.
 */
const NOT_THEMED = [
  'styles/base.css',
  'styles/options/behind.css',
  'styles/options/over-picture.css',
  'studio/overlay.css',
];

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

test('sheets name colours by their roles only, so that a theme can change every one', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const painted = sheets.filter(({ file }) => !NOT_THEMED.includes(file));
  const literal = painted.flatMap(({ file, text }) => {
    const rules = text.replace(/\/\*.*?\*\//gs, '');
    return [...rules.matchAll(LITERAL)].map(([found]) => `${file}: ${found}`);
  });
  expect(literal).toEqual([]);
});

test('every role of a theme is named by a sheet, or made for drawings and shadows', () => {
  const all = sheets.map(({ text }) => text).join('');
  const unused = Object.keys(themeRoles.properties).filter(
    (role) => !all.includes(`var(--${role})`) && !/^art-|^shadow$/.test(role),
  );
  expect(unused).toEqual([]);
});
