import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import brands from '../../test-support/content/brands.json' with { type: 'json' };
import {
  pick,
  randomAppearance,
  randomFonts,
  randomNumbers,
} from '../../test-support/content/random-theme.ts';
import themeRoles from '../../schema/theme/theme-roles.json' with { type: 'json' };
import themeSchema from '../../schema/theme/theme.json' with { type: 'json' };
import { weakPairs } from '../contrast.ts';
import { derivePalette } from '../derive.ts';
import { toHex } from '../oklch.ts';
import { appearanceProperties, appearanceRules, USUAL } from './appearance.ts';
import type { SheetFonts } from './fonts.ts';
import {
  devTheme,
  pageSheet,
  type ThemeParts,
  type ThemeSheet,
  themeSheet,
} from './theme-sheet.ts';

const SHAPES = ['sharp', 'firm', 'soft', 'round'] as const;
const DARK = ['auto', 'none', 'only'] as const;
const PROPERTIES = Object.keys(Object.fromEntries(appearanceProperties(USUAL))).toSorted();

/** From the smallest to the largest. */
const SIZES = ['sm', 'md', 'lg', '2xl', '3xl', '4xl', '5xl'].map((name) => `text-${name}`);

const parts: Omit<ThemeParts, 'palette'> = {
  fonts: {
    faces: [],
    fallbacks: [],
    display: { families: ['Text'], weight: 600, tracking: -0.02 },
    text: { families: ['Text'], weight: 400, medium: 550, strong: 700 },
  },
  fontDisplay: 'optional',
  logo: { width: 96 },
  language: 'en',
  css: '',
};

/** What each property is for, so that the compiler can tell whether its value is one. */
function propertyFor(name: string): string {
  if (name.startsWith('text-')) return 'font-size';
  if (name.endsWith('-position')) return 'position';
  if (name === 'zoom' || name === 'grow-from') return 'scale';
  if (name.endsWith('-start')) return 'margin-inline-start';
  if (name.endsWith('-shadow')) return 'box-shadow';
  return /^(bullet-corner|mark|notch|notch-frame)$/.test(name)
    ? 'border-top-left-radius'
    : 'padding-top';
}

/** Whether the compiler knows the value: what it does not, it leaves as it is. */
function isKnown(name: string, value: string): boolean {
  const unknown: string[] = [];
  const written = value
    .replace('var(--radius-lg)', '8px')
    .replace('var(--shadow-card)', '0 1px 2px #000');
  transform({
    filename: 'theme.css',
    code: Buffer.from(`a{${propertyFor(name)}:${written}}`),
    visitor: { Declaration: { custom: () => void unknown.push(name) } },
  });
  return unknown.length === 0;
}

/** What a length is in pixels on a screen of some width. */
function pixels(length: string, width: number): number {
  const [least, value, most] = (/^clamp\((.*)\)$/.exec(length)?.[1] ?? '').split(',');
  const sum = (text = '') =>
    text
      .split(' + ')
      .reduce((all, one) => all + parseFloat(one) * (one.endsWith('vw') ? width / 100 : 16), 0);
  return Math.min(Math.max(sum(least), sum(value)), sum(most));
}

test('what is usual is what the schema says', () => {
  const { space, bodySize, scale, capitals, figures, bullets, ornament, cards, header, motion } =
    themeSchema.properties;
  const fields = {
    space,
    bodySize,
    scale,
    capitals,
    figures,
    bullets,
    ornament,
    cards,
    header,
    motion,
  };
  expect(USUAL).toEqual(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])),
  );
  expect(appearanceRules(USUAL)).toBe('');
});

test('where motion is quiet, the disc of the menu stays in the menu', () => {
  const rules = appearanceRules({ ...USUAL, motion: 'quiet' });
  expect(rules).toContain('--grown-disc:none');
  expect(rules).toContain('nav{--traveling-disc:disc}');
  expect(readFileSync('renderer/styles/optional/motion.css', 'utf8')).toContain(
    'var(--grown-disc,',
  );
  expect(readFileSync('renderer/frame/header/Navigation.module.css', 'utf8')).toContain(
    'var(--traveling-disc,',
  );
});

test('without motion all that changes does so at once', () => {
  const rules = appearanceRules({ ...USUAL, motion: 'none' });
  for (const duration of ['--dur-1', '--dur-2', '--dur-3', '--dur-4'])
    expect(rules).toContain(`${duration}:1ms`);
  expect(rules).toContain('--grown-disc:none');
});

test('cards with shadows have lines where the system chooses the colors', () => {
  const look = { ...USUAL, cards: 'shadow', shape: 'firm', dark: 'auto' } as const;
  const palette = derivePalette(brands.neutral);
  const card = '@layer blocks{.card{border:var(--card-line) solid}}';
  const sheet = pageSheet(themeSheet(look, { ...parts, palette }), card);
  // The line is a property of the page, which its media query sets.
  expect(sheet).toContain('--card-line:0');
  expect(sheet).toContain('border:var(--card-line) solid');
  expect(sheet).toMatch(/@media \(forced-colors:active\)\{:root\{[^}]*--card-line:1px/);
});

test('no property has the name of a color', () => {
  expect(PROPERTIES.filter((name) => name in themeRoles.properties)).toEqual([]);
});

/** A stack begins with a font that is loaded, goes on with what was measured for it, and ends with what all systems have. */
function expectWholeFonts(
  { constants, fontRules, slices }: ThemeSheet,
  fonts: SheetFonts,
  said: string,
): void {
  const rules = [fontRules, ...slices.map(({ rule }) => rule)].join('');
  for (const role of ['display', 'text'] as const) {
    const [, stack = ''] = constants.find(([name]) => name === `font-${role}`) ?? [];
    const families = stack.split(',');
    for (const family of fonts[role].families) {
      expect(families, said).toContain(family);
      expect(rules, said).toContain(`font-family:${family};src:url(`);
    }
    const [first = ''] = families;
    expect(families, said).toEqual(
      expect.arrayContaining([`${first} Fallback`, `${first} Android`]),
    );
    expect(rules, said).toContain(`font-family:${first} Fallback;src:local(`);
    expect(families.at(-1), said).toMatch(/^(sans-)?serif$/);
  }
}

test('200 random themes are CSS that browsers can read, and can be read by people', () => {
  const random = randomNumbers(37);
  const written = new Set<string>();
  // Each of them takes a hundredth of a second, and many more are tried where colors are computed.
  const palettes = Array.from({ length: 20 }, () =>
    derivePalette({ accent: toHex({ l: random(), c: random() * 0.25, h: random() * 360 }) }),
  );
  expect(palettes.flatMap(({ light, dark }) => [...weakPairs(light), ...weakPairs(dark)])).toEqual(
    [],
  );
  for (let count = 0; count < 200; count += 1) {
    const chosen = randomAppearance(random);
    const said = JSON.stringify(chosen);
    const palette = palettes[count % palettes.length] ?? derivePalette(brands.neutral);
    const look = { ...chosen, shape: pick(SHAPES, random), dark: pick(DARK, random) };
    const { language, fonts } = randomFonts(random);
    const sheet = themeSheet(look, { ...parts, palette, language, fonts });
    const code = Buffer.from(devTheme(sheet));
    expect(transform({ filename: 'theme.css', code }).warnings, said).toEqual([]);
    expectWholeFonts(sheet, fonts, said);
    const values = Object.fromEntries(appearanceProperties(chosen));
    expect(Object.keys(values).toSorted()).toEqual(PROPERTIES);
    for (const [name, value] of Object.entries(values)) written.add(`${name}: ${value}`);
    const sizesAt = (width: number) => SIZES.map((name) => pixels(values[name] ?? '', width));
    for (const width of [320, 390, 768, 1440, 2200]) {
      const sizes = sizesAt(width);
      expect(sizes, said).toEqual(sizes.toSorted((a, b) => a - b));
      expect(Math.min(...sizes), said).toBeGreaterThanOrEqual(13);
    }
    // Wider, some words would have to be broken on a phone.
    expect(Math.max(...sizesAt(320)), said).toBeLessThanOrEqual(43);
  }
  const unknown = [...written].filter((one) => {
    const [name = '', value = ''] = one.split(': ');
    return !isKnown(name, value);
  });
  expect(unknown).toEqual([]);
});
