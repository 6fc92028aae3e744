import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import { noBuild } from '../records.ts';
import type { BuildManifest, PageIndex } from '../../schema/generated/data.d.ts';
import { siteFolders } from '../paths.ts';
import { OutputDir } from '../output/output-dir.ts';
import { derivePalette } from '../../theme/derive.ts';
import { makeSitePictures } from './site-pictures.ts';

const palette = derivePalette({ accent: '#0b756c' });

let root = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-pictures-'));
  mkdirSync(join(root, 'media'));
  writeFileSync(join(root, 'media/a.svg'), '<svg viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>');
  const background = { r: 90, g: 120, b: 60 };
  await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toFile(join(root, 'media/share.png'));
});
afterEach(() => rmSync(root, { recursive: true }));

function index(pictures: string[], shareImages: string[] = []): PageIndex {
  return { ...emptyIndex, pictures, shareImages };
}

async function make(indexes: PageIndex[], last: BuildManifest = noBuild) {
  const folders = siteFolders(root);
  const dist = new OutputDir(folders);
  const told: string[] = [];
  const showProgress = (what: string) => (done: number, of: number) =>
    void told.push(`${what}: ${done} of ${of}`);
  return {
    made: await makeSitePictures(indexes, { last, dist, folders, palette, showProgress }),
    files: dist.files,
    told,
  };
}

test('makes what any page shows and what links show, and counts the files among those of the build', async () => {
  const { made, files, told } = await make([index(['a.svg'], ['share.png']), index(['a.svg'])]);
  expect(Object.keys(made.pictures)).toEqual(['a.svg']);
  expect(Object.keys(made.shareImages)).toEqual(['share.png']);
  expect(told).toEqual([
    'Making pictures: 0 of 1',
    'Making pictures: 1 of 1',
    'Making pictures for shared links: 0 of 1',
    'Making pictures for shared links: 1 of 1',
  ]);
  const urls = [...Object.values(made.pictures), ...Object.values(made.shareImages)].flatMap(
    (file) => file.urls,
  );
  expect(urls.map((url) => url.slice(1)).toSorted()).toEqual(files.toSorted());
  for (const file of files) expect(existsSync(join(root, 'dist', file))).toBe(true);
});
