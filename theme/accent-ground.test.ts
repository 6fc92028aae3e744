import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import brands from '../test-support/content/brands.json' with { type: 'json' };
import { weakPairs } from './contrast.ts';
import { derivePalette } from './derive.ts';
import type { Roles } from './palette.ts';

/* Sections on the accent color give other roles to what is in them; every pair of roles must still be readable. */

const sheet = readFileSync(
  join(import.meta.dirname, '../renderer/styles/options/grounds.css'),
  'utf8',
);

/** What a rule of the sheet sets, by property without its dashes, each to the name of another. */
function declared(selector: string): [name: string, other: string][] {
  const [, rule = ''] = sheet.split(`${selector} {`);
  const [body = ''] = rule.split('}');
  return [...body.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)].map(([, name = '', other = '']) => [
    name,
    other,
  ]);
}

/** The roles as they are inside of such a section. */
function onAccent(roles: Roles): Roles {
  const known = new Map<string, string>(Object.entries(roles));
  const outside = new Map(declared('.ground-accent'));
  const inside = declared('.ground-accent > *').map(([name, other]) => [
    name,
    known.get(outside.get(other) ?? '') ?? other,
  ]);
  return { ...roles, ...Object.fromEntries(inside) };
}

test('the rule names roles of the theme only', () => {
  const { light } = derivePalette(brands.neutral);
  const names = declared('.ground-accent > *').map(([name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !Object.hasOwn(light, name))).toEqual([]);
});

test.each(Object.entries(brands))('every pair is readable on the accent of %s', (_, colors) => {
  const { light, dark } = derivePalette(colors);
  expect(weakPairs(onAccent(light))).toEqual([]);
  expect(weakPairs(onAccent(dark))).toEqual([]);
});
