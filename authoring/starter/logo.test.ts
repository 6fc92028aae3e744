import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { describeColors } from './brand-colors.ts';
import { readLogo } from './logo.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const USUAL = { accent: '#0b6470', ink: '#12292e', second: '#f2b950' };

function drawing(inner: string, width = 200, height = 50): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
}

/** Writes a drawing into a file, as a picture of pixels where the name says so. */
async function save(name: string, svg: string): Promise<string> {
  const path = join(FOLDER, name);
  if (name.endsWith('.svg')) writeFileSync(path, svg);
  else await sharp(Buffer.from(svg)).toFile(path);
  return path;
}

async function colorsOf(name: string, inner: string): Promise<string> {
  const { colors } = await readLogo(await save(name, drawing(inner)), USUAL);
  return describeColors(colors);
}

const THREE =
  '<circle cx="25" cy="25" r="24" fill="#d6001c"/><rect x="60" width="90" height="50" fill="#1b2a41"/><rect x="160" width="40" height="50" fill="#ffb000"/>';

test.each(['three.svg', 'three.png', 'three.gif'])(
  'takes the very colors of %s: the strongest for buttons, the darkest for text',
  async (name) => {
    expect(await colorsOf(name, THREE)).toBe('#d6001c #1b2a41 #ffb000');
  },
);

test('finds colors in styles, classes, gradients and roles of a theme', async () => {
  const css = '<style>.a{fill:#00843d}</style><rect class="a" width="120" height="50"/>';
  const role = '<rect x="120" width="80" height="50" style="fill:var(--accent, #ffd100)"/>';
  const [accent, , second] = (await colorsOf('styles.svg', css + role)).split(' ');
  expect([accent, second]).toEqual(['#00843d', '#ffd100']);
});

test('does not take the white around a logo, nor the soft edges of a photographed one', async () => {
  const white = '<rect width="200" height="50" fill="#fff"/>';
  expect(await colorsOf('white.png', white + THREE)).toBe('#d6001c #1b2a41 #ffb000');
  const [accent = ''] = (await colorsOf('photo.jpg', white + THREE)).split(' ');
  expect(accent).toMatch(/^#[cd].{5}$/);
});

test('a logo of one color gives that color, and the others are computed', async () => {
  expect(await colorsOf('one.svg', '<rect width="90" height="50" fill="#003a70"/>')).toMatch(
    /^#003a70 #\w{6} #\w{6}$/,
  );
});

test('a black logo leaves buttons and the second color to the template', async () => {
  expect(await colorsOf('black.svg', '<rect width="90" height="50"/>')).toBe(
    '#0b6470 #000000 #f2b950',
  );
});

test.each([
  [200, 50, 160],
  [50, 50, 40],
  [1200, 50, 280],
  [50, 200, 32],
])('a logo of %i by %i is %i wide in the header', async (width, height, expected) => {
  const svg = drawing('<rect width="50" height="50" fill="#06c"/>', width, height);
  expect(await readLogo(await save(`${width}.svg`, svg), USUAL)).toMatchObject({ width: expected });
});

test('says what is wrong with a file', async () => {
  const fault = (name: string) => readLogo(join(FOLDER, name), USUAL);
  await expect(fault('logo.pdf')).rejects.toThrow(
    'logo.pdf cannot be a logo. Give a file that ends in .svg, .png, ',
  );
  await expect(fault('missing.png')).rejects.toThrow(/^There is no file .*missing\.png\.$/);
  writeFileSync(join(FOLDER, 'broken.png'), 'no picture');
  await expect(fault('broken.png')).rejects.toThrow('broken.png cannot be read as a picture.');
});

/** The color of the middle of a part of a logo on dark grounds, 200 by 50 as it was drawn. */
async function onDark(name: string, inner: string, x: number): Promise<string | undefined> {
  const { onDark: png } = await readLogo(await save(name, drawing(inner)), USUAL);
  if (!png) return undefined;
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = ((height >> 1) * width + Math.round((x * width) / 200)) * channels;
  return data.toString('hex', at, at + channels);
}

test('draws the dark parts of a logo in white for dark grounds, and what is white in them dark', async () => {
  const inner =
    '<rect width="80" height="50" fill="#1b2a41"/><rect x="30" width="20" height="50" fill="#fff"/><rect x="120" width="60" height="50" fill="#ffb000"/>';
  expect(await onDark('dark.svg', inner, 10)).toBe('ffffffff');
  expect(await onDark('dark.png', inner, 40)).toBe('1b2a41ff');
  expect(await onDark('dark.png', inner, 150)).toBe('ffb000ff');
  expect(await onDark('dark.png', inner, 100)).toMatch(/00$/);
});

test('leaves a logo as it is that can be seen on dark grounds', async () => {
  expect(await onDark('bright.svg', '<rect width="90" height="50" fill="#ffb000"/>', 40)).toBe(
    undefined,
  );
  const ground = '<rect width="200" height="50" fill="#fff"/>';
  expect(await onDark('ground.png', ground + THREE, 80)).toBe(undefined);
});
