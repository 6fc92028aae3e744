import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrastOn, isBright } from '../../check/files/picture-tones.ts';
import { measureDrawing, measureTones } from './tones.ts';

const box = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture that is white at the left and nearly black at the right, with a bright spot there. */
async function halves(): Promise<Buffer> {
  return sharp(await box(1000, 500, '#ffffff'))
    .composite([
      { input: await box(600, 500, '#101418'), left: 400, top: 0 },
      { input: await box(40, 40, '#fff6d8'), left: 900, top: 40 },
    ])
    .png()
    .toBuffer();
}

test('each side of a picture is measured by itself, and a small spot hardly counts', async () => {
  const tones = await measureTones(await halves());
  expect(tones.left.lightest).toBe('#ffffff');
  expect(tones.right.darkest).toMatch(/^#[01].[12].[12].$/);
  // The sun is a tenth of a tenth.
  expect(contrastOn(tones, 'right', 'none')).toBeGreaterThan(12);
  expect(isBright(tones, 'right')).toBe(false);
  expect(contrastOn(tones, 'all', 'none')).toBeLessThan(1.5);
});

test('words on snow are dark, and need no veil', async () => {
  const snow = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#eef1f5' },
  })
    .jpeg()
    .toBuffer();
  const tones = await measureTones(snow);
  expect(isBright(tones, 'all')).toBe(true);
  expect(contrastOn(tones, 'all', 'none')).toBeGreaterThan(12);
});

test('the strong veil is enough on whatever a picture shows', () => {
  for (const lightest of ['#ffffff', '#808080', '#ffff00'])
    for (const darkest of ['#000000', '#777777', '#0000ff']) {
      const part = { lightest, darkest };
      for (const veil of ['strong', 'side'] as const)
        expect(contrastOn({ all: part }, 'all', veil)).toBeGreaterThanOrEqual(4.5);
    }
});

const drawn = (inner: string) =>
  measureDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${inner}</svg>`);

test('a drawing is measured if it looks the same on every page and hides what is behind it', async () => {
  const ground = '<rect width="80" height="60" fill="#eef1f5"/>';
  const tones = await drawn(ground);
  expect(tones && isBright(tones, 'all')).toBe(true);
  expect(await drawn('<rect width="40" height="60" fill="#eef1f5"/>')).toBeUndefined();
  expect(await drawn(ground.replace('#eef1f5', 'var(--art-sky, #eef1f5)'))).toBeUndefined();
  expect(await drawn(`${ground}<path d="M0 0h9" stroke="currentColor"/>`)).toBeUndefined();
});
