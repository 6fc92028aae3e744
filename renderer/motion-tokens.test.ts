import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConstants } from '../theme/sheet/read-constants.ts';
import { SLIDE_MOTION } from './carousel/slide-motion.ts';

/** Where durations and curves are named. */
const TOKENS = ['styles/tokens.css', 'styles/constants.css'];

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !TOKENS.includes(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** A time that is written out; one that is zero is none. */
const TIME = /(?<![\w.-])(?!0m?s\b)[\d.]+m?s\b/;

const CURVE = /cubic-bezier|steps\(|(?<!--)\bease|linear\(/;

/** What a transition changes, if it is more than a color. */
const MOVES = /(?:transform|translate|scale|rotate|margin)$/;

/** All declarations of motion, and which of them say how by more than a token. */
function motionIn(text: string): { all: string[]; loose: string[] } {
  const declarations = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/(?<![\w-])(transition|animation)(-duration|-delay|-timing-function)?:([^;}]+)/g);
  const all: string[] = [];
  const loose: string[] = [];
  for (const [declaration, kind, longhand, value = ''] of declarations) {
    all.push(declaration);
    const curved = /var\(--ease-out\)|\blinear\b/;
    const hasNoCurve =
      longhand === undefined &&
      value.includes('var(--dur') &&
      (kind === 'animation'
        ? !curved.test(value)
        : value.split(',').some((part) => {
            const [property = ''] = part.trim().split(/\s+/);
            return MOVES.test(property) && !curved.test(part);
          }));
    if (TIME.test(value) || CURVE.test(value) || hasNoCurve) loose.push(declaration);
  }
  return { all, loose };
}

test('durations and curves of motion are tokens', () => {
  const found = sheets.map(({ file, text }) => ({ file, ...motionIn(text) }));
  expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(40);
  expect(found.flatMap(({ file, loose }) => loose.map((one) => `${file}: ${one}`))).toEqual([]);
});

test('a carousel, whose library takes a value, has the curve of the tokens', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'styles/constants.css'), 'utf8');
  expect(SLIDE_MOTION.animationTimingFunc).toBe(readConstants(sheet).get('--ease-out'));
});

test.each([
  'animation: spin 900ms linear infinite',
  'animation: rise var(--dur-3)',
  'animation: rise var(--dur-3) ease',
  'transition: opacity 0.2s',
  'transition: opacity var(--dur-1), transform var(--dur-1)',
  'transition: color var(--dur-1) ease-in-out',
  'transition: scale var(--dur-1) cubic-bezier(0, 0, 1, 1)',
  'animation-duration: 250ms',
])('finds %s', (declaration) => {
  expect(motionIn(`.a { color: red; ${declaration}; }`).loose).toEqual([declaration]);
});

test.each([
  'animation: rise var(--dur-3) var(--ease-out)',
  'animation: settle linear both',
  'transition: opacity 0s var(--dur-3)',
  'transition: color var(--dur-1)',
  'animation: none',
])('takes %s', (declaration) => {
  expect(motionIn(`.a { ${declaration}; }`)).toEqual({ all: [declaration], loose: [] });
});
