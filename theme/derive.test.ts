import { describe, expect, test } from 'vitest';
import brands from '../test-support/content/brands.json' with { type: 'json' };
import { randomBrand, randomNumbers } from '../test-support/content/random-theme.ts';
import type { ThemeColors } from '../schema/generated/content.d.ts';
import themeRoles from '../schema/theme/theme-roles.json' with { type: 'json' };
import { weakPairs } from './contrast.ts';
import { derivePalette } from './derive.ts';
import { contrast, difference, toOklch } from './oklch.ts';
import type { Role } from './palette.ts';

const sides = ['light', 'dark'] as const;

/** Weak pairs as short texts. */
function weakOf(colors: ThemeColors): string[] {
  const palette = derivePalette(colors);
  return sides.flatMap((side) =>
    weakPairs(palette[side]).map((pair) => `${side} ${pair.role} on ${pair.ground}`),
  );
}

describe.each(Object.entries<ThemeColors>(brands))('the colours of %s', (_name, colors) => {
  test('give every role of the schema a colour, on light and on dark pages', () => {
    const palette = derivePalette(colors);
    for (const side of sides) {
      expect(Object.keys(palette[side]).toSorted()).toEqual(
        Object.keys(themeRoles.properties).toSorted(),
      );
      for (const [role, color] of Object.entries(palette[side]))
        expect(color, role).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
    }
  });

  test('can be read wherever components bring them together', () => {
    expect(weakOf(colors)).toEqual([]);
  });
});

/** Brands whose colors go other ways through the formulas: bright, gray, red, muddy, nearly black, on tinted paper. */
const UNUSUAL: Record<string, ThemeColors> = {
  coral: { accent: '#f09777', ink: '#070008' },
  teal: { accent: '#009ca7', second: '#705c40', paper: '#fbf1fa' },
  mustard: { accent: '#c6b92f', ink: '#5e1d2b', second: '#7b8886', tint: '#fdfdfd' },
  slate: { accent: '#79838b', ink: '#0e121c', tint: '#f8feff' },
  magenta: { accent: '#d029d2', ink: '#001818', second: '#4e423a' },
  ruby: { accent: '#8c0047', second: '#00a246' },
  mint: { accent: '#c8e8d8', ink: '#001017', second: '#d2f8c5', paper: '#f8fcf7' },
  crimson: { accent: '#b4004a', second: '#281000', tint: '#fffeff' },
  cyan: { accent: '#00e5ff', second: '#c0d500' },
  navy: { accent: '#1d4ed8', ink: '#170d5a' },
  olive: { accent: '#939500', ink: '#19202a', paper: '#f4f9f7' },
  maroon: { accent: '#2c080c', ink: '#003e54', paper: '#fbeee7', tint: '#e9f8ff' },
  tangerine: { accent: '#ff8c1c', ink: '#2d2a03', paper: '#cce3f8' },
  rust: { accent: '#9b4700', ink: '#032510', second: '#657c78' },
  night: { accent: '#0c0003', second: '#2139d7', tint: '#96e9c5' },
  coal: { accent: '#000305', ink: '#505e69', paper: '#f7eadf', spark: '#d2d500' },
};

test('300 random brands, sane and insane, can be read', () => {
  const random = randomNumbers(20261122);
  const weak = Array.from({ length: 300 }, () => randomBrand(random)).flatMap((colors) =>
    weakOf(colors).map((pair) => `${pair} of ${JSON.stringify(colors)}`),
  );
  expect(weak).toEqual([]);
});

/** Layers of drawings that are side by side, and the grounds that the lowest and the others are on. */
const LAYERS: [Role, Role[]][] = [
  ['art-platform', ['art-sky', 'art-dawn', 'art-mist']],
  ['art-data', ['art-platform', 'art-sky', 'art-dawn', 'art-mist']],
  ['art-process', ['art-data', 'art-sky', 'art-dawn', 'art-mist']],
  ['art-people', ['art-process', 'art-sky', 'art-dawn', 'art-mist']],
];

test('in the dark the layers of a drawing stand off each other, of 300 random brands too', () => {
  const random = randomNumbers(20261126);
  const all = [...Object.values<ThemeColors>(brands), ...Object.values(UNUSUAL)];
  const brandsOfAllKinds = [...all, ...Array.from({ length: 300 }, () => randomBrand(random))];
  const close = brandsOfAllKinds.flatMap((colors) => {
    const { dark } = derivePalette(colors);
    return LAYERS.flatMap(([layer, others]) =>
      others.flatMap((other) => {
        const found = contrast(dark[layer], dark[other]);
        return found < 1.5
          ? [`${layer} on ${other} ${found.toFixed(2)} ${JSON.stringify(colors)}`]
          : [];
      }),
    );
  });
  expect(close).toEqual([]);
});

test.each(Object.entries<ThemeColors>(brands))(
  'in the dark a portrait of %s keeps its hair',
  (_name, colors) => {
    const { dark } = derivePalette(colors);
    expect(contrast(dark['art-portrait'], '#17152b')).toBeGreaterThan(2);
    expect(contrast(dark['art-portrait'], dark.bg)).toBeGreaterThan(2);
  },
);

test('a brand of one colour has all others', () => {
  const { light } = derivePalette({ accent: '#0b756c' });
  expect(light.accent).toBe('#0b756c');
  expect(toOklch(light['surface-sky']).h).toBeCloseTo(toOklch('#0b756c').h, -1);
  expect(weakOf({ accent: '#0b756c' })).toEqual([]);
});

test('a bright accent stays and carries dark words; a red one keeps white words in the dark', () => {
  const club = derivePalette(brands.club);
  expect(club.light.accent).toBe('#ffd60a');
  expect(club.light['on-accent']).toBe('#2a1038');
  const law = derivePalette(brands.law);
  expect(law.dark['on-accent']).toBe('#ffffff');
  expect(toOklch(law.dark.accent).l).toBeLessThan(0.55);
  expect(difference(law.dark.accent, law.light.accent)).toBeLessThan(25);
});

test.each(Object.entries<ThemeColors>({ ...brands, ...UNUSUAL }))(
  'bands are seen on dark pages: %s',
  (_, colors) => {
    const { bg, 'surface-band': band } = derivePalette(colors).dark;
    expect(contrast(band, bg)).toBeGreaterThan(1.15);
  },
);

/** One line a role: its color on light and on dark pages. */
function printPalette([name, colors]: [string, ThemeColors]): string {
  const { light, dark } = derivePalette(colors);
  const night = new Map(Object.entries(dark));
  const lines = Object.entries(light).map(([role, color]) => `${role} ${color} ${night.get(role)}`);
  return [`${name}:`, ...lines.toSorted(), ''].join('\n');
}

// After a wanted change of colors, seen on pages: npx vitest run theme -u
test('each brand has the colours that were approved by eye', async () => {
  const palettes = Object.entries<ThemeColors>(brands).map(printPalette);
  await expect(palettes.join('\n')).toMatchFileSnapshot('approved-palettes.txt');
});

test('unusual brands keep their colours when formulas change for others', async () => {
  const palettes = Object.entries(UNUSUAL).map(printPalette);
  await expect(palettes.join('\n')).toMatchFileSnapshot('unusual-palettes.txt');
});

test('an override takes the place of what is computed, on its side alone', () => {
  const { light, dark } = derivePalette(brands.bakery, { light: { selection: '#ffee00' } });
  expect(light.selection).toBe('#ffee00');
  expect(dark.selection).toBe(derivePalette(brands.bakery).dark.selection);
});
