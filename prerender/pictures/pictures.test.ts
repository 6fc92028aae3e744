import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { siteFolders } from '../paths.ts';
import { fileAt } from '../output/media-urls.ts';
import { derivePalette } from '../../theme/derive.ts';
import { makePicture, makeShareImage, urlsOf } from './pictures.ts';

const site = mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(join(site, 'media'));
const palette = derivePalette({ accent: '#0b756c' });
afterAll(() => rmSync(site, { recursive: true }));

it('gives a photo that lies on its side the size in which it is shown', async () => {
  const background = { r: 90, g: 120, b: 60 };
  await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(site, 'media/photo.jpg'));
  const picture = await makePicture('photo.jpg', siteFolders(site), palette);
  expect(picture).toMatchObject({ kind: 'bitmap', width: 40, height: 60 });
  const shown = await sharp(join(site, 'dist', picture.url)).metadata();
  expect([shown.width, shown.height]).toEqual([40, 60]);
});

it.each([
  [300, [300], 300],
  [800, [480, 800], 800],
  [1281, [480, 800, 1280, 1281], 1280],
  [2000, [480, 800, 1280, 1920, 2000], 1280],
  [2700, [480, 800, 1280, 1920, 2560], 1280],
])(
  'offers a photo %i pixels wide in the widths %j, none larger than itself',
  async (width, widths, fallback) => {
    const name = `${width}.png`;
    const photo = sharp({ create: { width, height: 8, channels: 3, background: '#888' } });
    await photo.png().toFile(join(site, 'media', name));
    const picture = await makePicture(name, siteFolders(site), palette);
    if (picture.kind !== 'bitmap') throw new Error('A photograph is a bitmap.');
    for (const { srcset } of picture.sources)
      expect(srcset.match(/(?<= )\d+(?=w)/g)?.map(Number)).toEqual(widths);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const files = await Promise.all(
      urlsOf(picture).map((url) => sharp(join(site, 'dist', fileAt(url))).metadata()),
    );
    expect(files.map((file) => file.width)).toEqual([fallback, ...widths, ...widths]);
    expect([files[0]?.format, files[0]?.isProgressive]).toEqual(['jpeg', true]);
  },
);

it.each([
  ['#f4f6fa', { bright: ['left', 'right', 'all'] }],
  ['#0a1020', {}],
  ['#777', { veils: { left: 'light', right: 'light', all: 'light' } }],
])('a photo that is %s all over has the weakest veil that words need', async (color, measured) => {
  const name = `plain${color.slice(1)}.png`;
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: color } });
  await photo.png().toFile(join(site, 'media', name));
  const { bright, veils } = await makePicture(name, siteFolders(site), palette);
  expect({ bright, veils }).toEqual({ bright: undefined, veils: undefined, ...measured });
});

it('a photo with a bright side needs a veil there, and all over it', async () => {
  const dark = sharp({ create: { width: 40, height: 30, channels: 3, background: '#111' } });
  const input = await sharp({ create: { width: 16, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await dark
    .composite([{ input, left: 24, top: 0 }])
    .png()
    .toFile(join(site, 'media/side.png'));
  const { veils } = await makePicture('side.png', siteFolders(site), palette);
  expect(veils).toEqual({ right: 'strong', all: 'strong' });
});

it('draws what links show at the size that others ask for, from a photo or a drawing', async () => {
  const photo = sharp({ create: { width: 90, height: 90, channels: 3, background: '#888' } });
  await photo.png().toFile(join(site, 'media/share.png'));
  writeFileSync(
    join(site, 'media/share.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>',
  );
  for (const name of ['share.png', 'share.svg']) {
    const url = await makeShareImage(name, siteFolders(site), palette);
    expect(url).toMatch(/^\/media\/share\.[0-9a-f]{6}\.png$/);
    const { format, width, height, isPalette } = await sharp(join(site, 'dist', url)).metadata();
    expect({ format, width, height, isPalette }).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
      isPalette: true,
    });
  }
});

it.each([
  ['', '<path fill="var(--art-disc)"/>', {}],
  ['', '<path fill="currentColor"/>', { inherits: true }],
  [
    '',
    '<path fill="var(--art-disc)" stroke="currentColor"/>',
    { inherits: true, roles: ['art-disc'] },
  ],
  ['', '<g id="disc" fill="var(--art-disc)"/>', { layers: ['disc'], roles: ['art-disc'] }],
  [' preserveAspectRatio="xMinYMid slice"', '<path/>', { fit: 'xMinYMid slice' }],
])(
  'knows of a drawing<%s> with %s what a page needs to show it',
  async (attributes, content, known) => {
    writeFileSync(
      join(site, 'media/known.svg'),
      `<svg viewBox="0 0 8 6"${attributes}>${content}</svg>`,
    );
    const { url, ...drawing } = await makePicture('known.svg', siteFolders(site), palette);
    expect(url).toMatch(/^\/media\/known\.[0-9a-f]{6}\.svg$/);
    expect(drawing).toStrictEqual({
      kind: 'drawing',
      width: 8,
      height: 6,
      viewBox: '0 0 8 6',
      fit: 'xMidYMid meet',
      layers: ['art'],
      inherits: false,
      ...known,
    });
  },
);

it('refuses a drawing without a viewBox', async () => {
  writeFileSync(join(site, 'media/none.svg'), '<svg><path/></svg>');
  await expect(makePicture('none.svg', siteFolders(site), palette)).rejects.toThrow(
    'media/none.svg needs a viewBox on its <svg> element.',
  );
});

it('shows a drawing without layers in one piece where layers are asked for', async () => {
  const draw = (name: string, content: string) =>
    writeFileSync(join(site, 'media', name), `<svg viewBox="0 0 8 6">${content}</svg>`);
  draw('plain.svg', '<path d="M0 0h8v6z"/>');
  draw('layered.svg', '<g id="art"><g id="ground"/><g id="layer-1"/><g id="disc"/></g>');
  const plain = await makePicture('plain.svg', siteFolders(site), palette);
  expect(plain).toMatchObject({ width: 8, height: 6, layers: ['art'] });
  const layered = await makePicture('layered.svg', siteFolders(site), palette);
  expect(layered).toMatchObject({ layers: ['ground', 'layer-1', 'disc'] });
});

it('keeps what a drawing says once for all of its shapes, also where a page shows them alone', async () => {
  writeFileSync(
    join(site, 'media/lines.svg'),
    `<svg viewBox="0 0 8 6" width="8" fill="none" stroke='currentColor' stroke-width="2"><path d="M0 0h8"/></svg>`,
  );
  const { url } = await makePicture('lines.svg', siteFolders(site), palette);
  expect(readFileSync(join(site, 'dist', fileAt(url)), 'utf8')).toContain(
    `<g id="art" fill="none" stroke='currentColor' stroke-width="2"><path`,
  );
});

it.each([
  ['IMG 0001.JPG', 'IMG%200001'],
  ['a, b.jpg', 'a%2C%20b'],
  ['100%.jpg', '100%25'],
  ['Grüße.jpg'.normalize('NFC'), 'Gr%C3%BC%C3%9Fe'],
  ['Grüße.jpg'.normalize('NFD'), 'Gr%C3%BC%C3%9Fe'],
])('encodes the name of %s wherever it becomes an address', async (name, encoded) => {
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .toFile(join(site, 'media', name));
  const picture = await makePicture(name, siteFolders(site), palette);
  if (picture.kind !== 'bitmap') throw new Error('A photograph is a bitmap.');
  for (const { srcset } of picture.sources)
    expect(srcset).toMatch(
      new RegExp(`^(/media/${encoded}\\.\\w+-\\d+\\.(avif|webp) \\d+w(, |$)){2}$`),
    );
  const urls = urlsOf(picture);
  expect(urls).toHaveLength(5);
  for (const url of urls) expect(existsSync(join(site, 'dist', fileAt(url))), url).toBe(true);
});
