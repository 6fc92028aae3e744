import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deepestNesting } from './yaml-data.ts';
import { parseWithPlaces } from './parse-yaml.ts';
import { readFastYaml } from './fast-yaml.ts';
import { yamlFilesBelow } from '../../test-support/content/yaml-files.ts';

/*
 * Two parsers must never disagree on a file that the fast one accepts: the other must find nothing
 * to refuse in it, and the same data.
 */
const root = join(import.meta.dirname, '../..');

function textsBelow(folder: string): string[] {
  const path = join(root, folder);
  return yamlFilesBelow(path).map((file) => readFileSync(join(path, file), 'utf8'));
}

function dataOf(text: string): unknown {
  const result = parseWithPlaces(text);
  return 'parsed' in result ? result.parsed.data : result.problems;
}

/** How many of the texts the fast parser accepts; each of them is compared. */
function countAgreed(texts: Iterable<string>): number {
  let agreed = 0;
  for (const text of texts) {
    const data = readFastYaml(text);
    if (data === undefined) continue;
    expect(dataOf(text), text).toEqual(data);
    agreed += 1;
  }
  return agreed;
}

const pages = textsBelow('pages');
const bad = textsBelow('tests/bad-content');

it('reads every page of the site as the other parser does', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(countAgreed(pages)).toBe(pages.length);
});

it('agrees with the other parser on every bad file that it accepts', () => {
  expect(countAgreed(bad)).toBeGreaterThan(40);
});

const values =
  `1 0 -1 -0 +1 007 1.0 1. .5 1e3 1e312 1E-2 1_000 0x1f 0o17 0b11 123456789012345678 .inf -.INF .nan
  ~ null Null NULL true True TRUE false yes no on off y n = << 12:30 2025-06-27 2025-06-27T12:00:00Z 18+ 98%
  -a ?a :a a:b a#b #a [a] {a} {} [] [,] [a,b] [a:b] {a:1} &a *a !a !!str |a >a |+ |2 % %a @a \`a \`
  "a" 'a' 'it''s' "a\\nb" "\\u202e" '' "" - -- --- ... ? : , a, a] a} "a"b 'a'b __proto__ constructor`
    .split(/\s+/)
    .concat('a: b', '- a', '? a', 'a #b', '', ' ', 'a\tb', '\u00a0', 'a\u2028b', 'é', '🙂');

const shapes: ((value: string) => string)[] = [
  (value) => `a: ${value}\n`,
  (value) => `a: ${value} # note\n`,
  (value) => `a:\n  - ${value}\n  - b\n`,
  (value) => `a:\n- ${value}\n`,
  (value) => `a: [x, ${value}]\n`,
  (value) => `a: { b: ${value}, c: d }\n`,
  (value) => `a: {\n  b: ${value}\n}\n`,
  (value) => `${value}: a\n`,
  (value) => `a: one\n  ${value}\nb: c\n`,
  (value) => `a: >-\n  one\n  ${value}\n\n   two\nb: c\n`,
  (value) => `a: |\n  ${value}\nb: c\n`,
  (value) => `a: "one\n  ${value}"\n`,
  (value) => `a: 'one\n\n  ${value} two'\nb: c\n`,
  (value) => `# note\n---\na: b\n${value}\n`,
  (value) => `a:\r\n  b: ${value}\r\n`,
  (value) => `  ${value}\na: b\n`,
  (value) => `a:\n#\n  ${value}\n  two\nb: c\n`,
  (value) => `a: ${value}`,
  (value) => `a: |\n  ${value}`,
  (value) => `a: >-\n  ${value}\n\n\n`,
  (value) => `a: |-\n  ${value}\n   ${value}\n  \n ${value}\nb: c\n`,
  (value) =>
    `a:\n  - b: ${value}\n    c: >\n      ${value}\n\n      d\n  - e: [${value}, [${value}], {}]\n`,
];

it('agrees on every odd scalar in every place', () => {
  const texts = shapes.flatMap((shape) => values.map(shape));
  expect(countAgreed(texts)).toBeGreaterThan(texts.length / 5);
});

it('agrees on how deep is too deep', () => {
  const depths = Array.from({ length: 8 }, (_, more) => deepestNesting - 4 + more);
  const texts = depths.flatMap((depth) => [
    `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`,
    `a: ${'{ b: '.repeat(depth)}c${' }'.repeat(depth)}\n`,
    Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
    `a:\n  ${'- '.repeat(depth)}b\n`,
  ]);
  expect(countAgreed(texts)).toBeGreaterThan(12);
});

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function makeRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A piece of a text with one or two mistakes of the kinds that fingers make. */
function mutate(text: string, random: (limit: number) => number): string {
  const from = random(20);
  let lines = text.split('\n').slice(0, from + 4 + random(12));
  for (let left = 1 + random(2); left > 0; left -= 1) {
    const at = random(lines.length);
    const line = lines[at] ?? '';
    const column = random(line.length + 1);
    const value = values[random(values.length)] ?? '';
    const changed = [
      line.slice(0, column) + value + line.slice(column),
      line.slice(0, column) + line.slice(column + 1),
      ' '.repeat(random(4)) + line,
      line.slice(random(3)),
      line.replace(/(:|-) .*$/, `$1 ${value}`),
      `${line}\n${lines[random(lines.length)] ?? ''}`,
    ][random(6)];
    lines = lines.with(at, changed ?? line);
  }
  return lines.join('\n');
}

describe.each([1, 2, 3])('with mistakes made at random, seed %i', (seed) => {
  it('agrees on every text that it accepts', () => {
    const random = makeRandom(seed);
    const sources = [...pages, ...bad];
    const texts = Array.from({ length: 1500 }, () =>
      mutate(sources[random(sources.length)] ?? '', random),
    );
    expect(countAgreed(texts)).toBeGreaterThan(150);
  });
});
