import sharp from 'sharp';
import { expect, it } from 'vitest';
import { derivePalette } from '../../theme/derive.ts';
import { measureVeil, veilColor } from './veil.ts';

const derived = derivePalette({ accent: '#2b45d1' });
const palette = {
  light: { ...derived.light, text: '#10173a', 'surface-sky': '#e3ebff' },
  dark: { ...derived.dark, text: '#f1f4ff', 'surface-sky': '#161f4e' },
};

const SIZE = { width: 640, height: 360 };

function plain(background: string) {
  return sharp({ create: { ...SIZE, channels: 3, background } });
}

it.each([
  ['white', { light: 0, dark: 70 }],
  ['black', { light: 60, dark: 0 }],
  ['#808080', { light: 20, dark: 40 }],
  ['#ff0000', { light: 40, dark: 20 }],
  ['#8888ff', { light: 0, dark: 40 }],
])('measures the weakest veil that is enough on %s', async (background, veil) => {
  expect(await measureVeil(await plain(background).png().toBuffer(), palette)).toEqual(veil);
});

it('the darkest and the lightest part decide, however small they are', async () => {
  const spots = await Promise.all(
    ['#000', '#fff'].map(async (background, index) => ({
      input: await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
      left: 500 * index,
      top: 200,
    })),
  );
  const busy = await plain('#808080').composite(spots).jpeg().toBuffer();
  expect(await measureVeil(busy, palette)).toEqual({ light: 60, dark: 70 });
});

it('takes what is transparent for white, as it is shown', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { ...SIZE, channels: 4, background } })
    .png()
    .toBuffer();
  expect(await measureVeil(clear, palette)).toEqual({ light: 0, dark: 70 });
});

it('measures a photograph without colours, too', async () => {
  const grey = await plain('#000').toColourspace('b-w').png().toBuffer();
  expect(await measureVeil(grey, palette)).toEqual({ light: 60, dark: 0 });
});

it('is written as one colour for both themes', () => {
  expect(veilColor({ light: 20, dark: 0 })).toBe(
    'light-dark(color-mix(in srgb, var(--surface-sky) 20%, transparent), color-mix(in srgb, var(--surface-sky) 0%, transparent))',
  );
});
