import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derivePalette } from '../../theme/derive.ts';
import { siteFolders } from '../paths.ts';
import { OutputDir } from '../output/output-dir.ts';
import { writeSiteIcons } from './site-icons.ts';

const PAPER = [0xfd, 0xf9, 0xf1];
const ACCENT = [0x8c, 0x1f, 0x4b];

const root = mkdtempSync(join(tmpdir(), 'site-icons-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('of the drawing of a site', () => {
  const folders = siteFolders(root);
  const read = (file: string) => readFileSync(join(folders.dist, file));
  let address: string | undefined;

  beforeAll(async () => {
    mkdirSync(folders.media);
    mkdirSync(folders.public);
    writeFileSync(
      join(folders.media, 'mark.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="var(--accent,#000000)"/></svg>',
    );
    writeFileSync(join(folders.public, 'icon-192.png'), 'its own');
    const palette = derivePalette({ accent: '#8c1f4b', paper: '#fdf9f1' });
    const dist = new OutputDir(folders);
    const site = { name: 'Alder Row', favicon: 'mark.svg' };
    address = await writeSiteIcons(site, { dist, folders, palette });
    dist.publish('site.webmanifest', [], []);
  });

  test('the icon of browsers is made', () => {
    expect(address).toBe('/favicon.svg');
  });

  test('the icon of phones is made, in its middle and on the paper of the theme', async () => {
    const { data, info } = await sharp(read('apple-touch-icon.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([180, 180]);
    const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * 3).subarray(0, 3)];
    expect([pixel(3, 3), pixel(90, 90)]).toEqual([PAPER, ACCENT]);
    // The picture is eight tenths wide.
    expect([pixel(16, 90), pixel(163, 90)]).toEqual([PAPER, PAPER]);
    expect([pixel(19, 90), pixel(160, 90)]).toEqual([ACCENT, ACCENT]);
  });

  test('the icon of phones has a palette, which makes it small', async () => {
    expect((await sharp(read('apple-touch-icon.png')).metadata()).isPalette).toBe(true);
  });

  test('the large icon is 512 pixels wide', async () => {
    expect((await sharp(read('icon-512.png')).metadata()).width).toBe(512);
  });

  test('an icon that public/ holds is used instead', () => {
    expect(read('icon-192.png').toString()).toBe('its own');
  });

  test('the web manifest names the site, the icons and the paper of the theme', () => {
    expect(JSON.parse(read('site.webmanifest').toString())).toMatchObject({
      name: 'Alder Row',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
      theme_color: '#fdf9f1',
    });
  });
});
