import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isFolder, listFiles } from './list-files.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'list-files-')));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['pages/news', 'pages/b.yaml', 'pages/.git'])
  mkdirSync(join(folder, name), { recursive: true });
for (const name of ['pages/z.yaml', 'pages/news/a.yaml', 'pages/.hidden', 'pages/.git/x', 'words'])
  writeFileSync(join(folder, name), '');
symlinkSync('z.yaml', join(folder, 'pages/link.yaml'));
symlinkSync('news', join(folder, 'pages/more'));

const LISTED = ['pages/b.yaml', 'pages/link.yaml', 'pages/news/a.yaml', 'pages/z.yaml'];
const list = (name: string, unsaved = new Map<string, string | undefined>()) => {
  const { files, problems } = listFiles({ folder, unsaved }, name);
  return { files, problems: problems.map(({ file, message }) => `${file}: ${message}`) };
};

test('all files below a folder are listed, in order; links to folders are refused', () => {
  expect(list('pages')).toEqual({
    // A folder that is called like a page is told as one that cannot be read.
    files: LISTED,
    problems: ['pages/more: This folder is a symbolic link. The site does not follow links.'],
  });
});

test('a file where a folder is due is told, and where there is nothing there is none', () => {
  expect(list('words')).toEqual({
    files: [],
    problems: ['words: This is a file, but a folder is expected here.'],
  });
  expect(list('nowhere')).toEqual({ files: [], problems: [] });
});

test('texts that are not saved yet are there, and files that are to be deleted are not', () => {
  const unsaved = new Map([
    ['pages/a.yaml', 'title: A'],
    ['pages/z.yaml', undefined],
    ['pages/news/a.yaml', 'title: B'],
    ['pagesandmore/c.yaml', 'title: C'],
  ]);
  expect(list('pages', unsaved).files).toEqual([
    'pages/a.yaml',
    'pages/b.yaml',
    'pages/link.yaml',
    'pages/news/a.yaml',
  ]);
});

test('a link to a folder is one, too', () => {
  expect(
    ['pages', 'pages/more', 'words', 'nowhere'].map((name) => isFolder(join(folder, name))),
  ).toEqual([true, true, false, false]);
});
