import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkServedFiles } from './served-files.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'served-files-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const found = () => checkServedFiles(folder).map(({ file, id, message }) => [file, id, message]);

test('a site without files of its own has none that are wrong', () => {
  expect(found()).toEqual([]);
});

test.each([
  ['<svg><SCRIPT src="a.js"/></svg>', '<SCRIPT'],
  ['<svg><foreignObject/></svg>', '<foreignObject'],
  ["<svg onload = 'run()'/>", "onload = '"],
  ['<svg><a href=" javascript:run()"/></svg>', 'href=" javascript:'],
])('%s runs something', (drawing, words) => {
  write('media/a.SVG', drawing);
  write('public/.well-known/deep/b.svg', drawing);
  write('public/c.html', drawing);
  const message = `This drawing runs a script: it contains "${words}".`;
  expect(found()).toEqual([
    ['media/a.SVG', 'script-in-drawing', message],
    ['public/.well-known/deep/b.svg', 'script-in-drawing', message],
  ]);
});

test('a plain drawing and words about scripts run nothing', () => {
  write('media/a.svg', '<svg><text>a script, onload=x</text><a href="/javascript:"/></svg>');
  expect(found()).toEqual([]);
});

test('what leads out of the site is told of public files, and of media where they are shown', () => {
  write('site.yaml', '');
  for (const served of ['media', 'public']) {
    mkdirSync(join(folder, served));
    symlinkSync('/etc/hosts', join(folder, served, 'out.svg'));
    symlinkSync('../site.yaml', join(folder, served, 'in.svg'));
    symlinkSync(tmpdir(), join(folder, served, 'folder.svg'));
  }
  expect(found()).toEqual([
    [
      'public/out.svg',
      'file-outside-site',
      'This file is a symbolic link that leads out of the site folder.',
    ],
  ]);
});

test('a video that is too large for phones is told, with its size', () => {
  for (const [file, size] of [
    ['public/tour.mp4', 50_000_000],
    ['public/film.MP4', 81_400_000],
  ] as const) {
    write(file, '');
    truncateSync(join(folder, file), size);
  }
  expect(found()).toEqual([
    [
      'public/film.MP4',
      'large-video',
      'This video has 81 MB; more than 50 MB are too much for phones.',
    ],
  ]);
});
