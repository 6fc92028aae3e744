import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Left and right change places where people write from right to left, so sheets speak of start and end. What authors
 * alone see, in dev/, is written in English.
 */

/** A declaration that names a side. */
const SIDE =
  /(?:^|[;{\s])((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear|transform-origin)\s*:\s*(?:left|right)\b|[^;{]*translateX\(|[^;{]*\bto (?:left|right)\b)/;

/** A shorthand for four sides or corners, of which two change places. */
const SHORTHAND =
  /(?:^|[;{\s])(margin|padding|inset|border-(?:width|style|color|radius))\s*:([^;}]+)/;

/** A rule for one direction alone. */
const FOR_DIRECTION = /:dir\((?:ltr|rtl)\)/;

/** What has a side in any language, each with its reason. */
const EXCEPTIONS = [
  // A script counts the way from the left.
  'frame/tooltip/tooltip.module.css: inset: 0 auto auto 0',
  // The scroll bar of the window stays where it is.
  'frame/header/Header.module.css: right: var(--scrollbar-width, 0)',
  // The triangle that stands for playing points to the right everywhere; its weight is on the left.
  'blocks/videos/videos.module.css: margin-left: 3px',
];

/** The declarations of a sheet that name a side, without those that are in a rule for one direction. */
function sidesIn(sheet: string): string[] {
  const found: string[] = [];
  const rule = /([^{};]*)\{([^{}]*)\}/g;
  for (const [, selector = '', body = ''] of sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(rule)) {
    if (FOR_DIRECTION.test(selector)) continue;
    for (const declaration of body.split(';').map((text) => text.trim())) {
      if (SIDE.test(declaration) || isLopsided(declaration)) found.push(declaration);
    }
  }
  return found;
}

function isLopsided(declaration: string): boolean {
  const [, property, value = ''] = SHORTHAND.exec(declaration) ?? [];
  const [first, second, third, fourth] = valuesOf(value);
  if (fourth === undefined) {
    // Two or three corners: the third of them is the one across.
    return property === 'border-radius' && second !== undefined && first !== second;
  }
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

/** The values of a shorthand; a function such as calc() is one. */
function valuesOf(text: string): string[] {
  return text.trim().match(/(?:[^\s()]*\((?:[^()]|\([^()]*\))*\)|[^\s()]+)+/g) ?? [];
}

test('sheets speak of start and end, not of left and right', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('dev/'),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    sidesIn(readFileSync(join(import.meta.dirname, file), 'utf8')).map(
      (line) => `${file}: ${line}`,
    ),
  );
  expect(found.toSorted()).toEqual(EXCEPTIONS.toSorted());
});

test.each([
  'left: 0',
  'margin-right: auto',
  'border-top-left-radius: 4px',
  'border-left: 0',
  'text-align: right',
  'transform-origin: left',
  'transform: translateX(3px)',
  'background: linear-gradient(to right, red, blue)',
  'margin: 0 6px 0 auto',
  'inset: auto 20px 20px auto',
  'padding: 1px 2px 3px calc(1px + var(--a, 2px))',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 0',
])('finds the side in %s', (declaration) => {
  expect(sidesIn(`@layer a { .b { color: red; ${declaration}; } }`)).toEqual([declaration]);
});

test.each([
  'inset-inline-start: 0',
  'text-align: start',
  'margin: 0 auto 1px',
  'margin: 1px 2px 3px 2px',
  'border-radius: 4px 4px 0 0',
  'transform: translateY(3px)',
])('finds none in %s', (declaration) => {
  expect(sidesIn(`.b { ${declaration} }`)).toEqual([]);
});
