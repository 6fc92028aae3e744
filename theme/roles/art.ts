import type { AccentKind } from '../accent-kind.ts';
import type { Basis } from '../basis.ts';
import { contrast, type Oklch, toHex, toOklch } from '../oklch.ts';
import type { Roles } from '../palette.ts';
import { standOff } from '../stand-off.ts';

/** The roles that drawings take over, or have to stand off. */
type Bands = Pick<Roles, 'surface-band' | 'surface-foot' | 'surface-feature' | 'text-on-feature'>;
type Grounds = Pick<Roles, 'bg' | 'surface' | 'surface-sky' | 'surface-dawn' | 'surface-tint'>;

/** Drawings on light pages, and the small shapes of the interface that are drawn with the same colors. */
export function lightArt(basis: Basis, kind: AccentKind, grounds: Grounds, bands: Bands) {
  const { seeds, ink, second, spark } = basis;
  const chip = basis.deep(0.165, 0.046);
  const people = toHex({ ...second, l: Math.max(second.l, 0.7) });
  const strong = strongLayer(basis, kind);
  return {
    'art-sky': grounds['surface-sky'],
    'art-dawn': grounds['surface-dawn'],
    'art-mist': grounds['surface-tint'],
    'art-portrait': grounds['surface-sky'],
    'art-people': people,
    'art-process': isVivid(basis, kind) ? seeds.accent : toHex(paleLayer(basis, kind)),
    'art-data': strong,
    'art-platform': bands['surface-band'],
    'art-disc': seeds.spark,
    'art-line': '#ffffff',
    'art-ghost': toHex({ l: 0.431, c: 0.11 * Math.max(basis.inkTinge, 0.3), h: ink.h }),
    'art-mark': bands['surface-band'],
    'art-foot': bands['surface-foot'],
    bullet: strong,
    tick: tickOn(bands, people),
    current: standOff(spark, {
      least: 3.05,
      on: [grounds.bg, grounds['surface-sky']],
      move: 'darker',
    }),
    'on-chip': chip,
    'on-chip-strong': '#ffffff',
    floating: '#ffffff',
    'on-floating': seeds.ink,
  };
}

/** The same on dark pages. */
export function darkArt(
  basis: Basis,
  kind: AccentKind,
  { grounds, bands, light }: { grounds: Grounds; bands: Bands; light: ReturnType<typeof lightArt> },
): ReturnType<typeof lightArt> {
  const { ink, second, secondLoudness, inkTinge } = basis;
  const pale = toOklch(light['art-people']);
  const { platform, data, process } = darkLayers(basis, kind, grounds, light);
  // It carries dark icons, is drawn on the platform layer by itself, and is the layer above the process.
  const demands = [
    { least: 4.5, on: [light['on-chip']] },
    { least: 3.05, on: [platform] },
    { least: LAYERS, on: [process] },
  ];
  const people = demands.reduce(
    (color, demand) => standOff(toOklch(color), { ...demand, move: 'lighter' }),
    toHex({ l: pale.l - 0.09, c: pale.c * 1.07, h: pale.h - 5 }),
  );
  const moon = 0.058 * Math.max(0.5, secondLoudness);
  const disc = toHex({ l: 0.929, c: moon, h: second.h + 8 });
  return {
    ...light,
    'art-sky': grounds['surface-sky'],
    'art-dawn': grounds['surface-dawn'],
    'art-mist': grounds.surface,
    // Far from black hair, and not as light as a face.
    'art-portrait': toHex({ l: 0.45, c: 0.09 * inkTinge, h: ink.h }),
    'art-people': people,
    'art-process': process,
    'art-data': data,
    'art-platform': platform,
    'art-disc': disc,
    'art-line': toHex({ l: 0.929, c: 0.034 * inkTinge, h: ink.h }),
    'art-ghost': toHex({ l: 0.735, c: 0.102 * Math.max(inkTinge, 0.25), h: ink.h }),
    'art-foot': bands['surface-foot'],
    bullet: process,
    tick: tickOn(bands, people),
    current: disc,
  };
}

/** The least contrast of two layers that are side by side in the dark, where a step of lightness soon becomes none. */
export const LAYERS = 1.5;

/** The layers on a dark ground, from the lowest to the highest: each stands off the one below it. */
function darkLayers(
  basis: Basis,
  kind: AccentKind,
  grounds: Grounds,
  light: ReturnType<typeof lightArt>,
): { platform: string; data: string; process: string } {
  const { ink, inkTinge } = basis;
  const platform = above({ l: 0.338, c: 0.085 * inkTinge, h: ink.h }, [
    grounds['surface-sky'],
    grounds['surface-dawn'],
    grounds.surface,
  ]);
  const strong = toOklch(light['art-data']);
  const data = above({ l: Math.max(0.44, strong.l - 0.066), c: strong.c * 0.92, h: strong.h }, [
    platform,
  ]);
  return { platform, data, process: above(darkPaleLayer(basis, kind), [data]) };
}

function above(color: Oklch, below: readonly string[]) {
  return standOff(color, { least: LAYERS, on: below, move: 'lighter' });
}

/** A bright accent that is light as well can be a layer as it is. */
function isVivid({ accent }: Basis, { isBright }: AccentKind): boolean {
  return isBright && accent.l > 0.7;
}

function paleLayer({ accent, accentLoudness }: Basis, { isSober }: AccentKind): Oklch {
  const c = 0.092 * accentLoudness;
  return isSober ? { l: 0.79, c: c * 0.62, h: accent.h + 16 } : { l: 0.815, c, h: accent.h };
}

function darkPaleLayer(basis: Basis, kind: AccentKind): Oklch {
  const { accent, accentLoudness } = basis;
  if (isVivid(basis, kind)) return { ...accent, l: accent.l - 0.08 };
  const c = 0.155 * Math.min(accentLoudness, accent.c / 0.13);
  return kind.isSober ? { l: 0.654, c: c * 0.6, h: accent.h + 12 } : { l: 0.654, c, h: accent.h };
}

/** The strong accent, which carries white icons. */
function strongLayer({ accent, second }: Basis, kind: AccentKind): string {
  if (accent.c < 0.04 && !kind.isBright) return toHex({ l: 0.46, c: accent.c * 1.2, h: accent.h });
  const seed = kind.wordsAreSecond ? second : accent;
  const middle = { l: Math.max(0.543, Math.min(seed.l, 0.62)), c: seed.c * 1.05, h: seed.h };
  return standOff(middle, { least: 3.2, on: ['#ffffff'], move: 'darker', from: seed });
}

function tickOn(bands: Bands, people: string): string {
  return contrast(people, bands['surface-feature']) >= 3.05 ? people : bands['text-on-feature'];
}
