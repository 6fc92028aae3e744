import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicAddress } from '../../../check/files/public-files.ts';
import { downloadNotes, pickNotes, sizeText } from './download-notes.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1_000, 'en', '1 kB'],
  [340_000, 'en', '340 kB'],
  [999_400, 'en', '999 kB'],
  [999_600, 'en', '1 MB'],
  [999_960, 'en', '1 MB'],
  [2_151_000, 'en', '2.2 MB'],
  [9_940_000, 'en', '9.9 MB'],
  [10_400_000, 'en', '10 MB'],
  [2_120_000, 'en', '2.1 MB'],
  [2_120_000, 'de-AT', '2,1 MB'],
  [12_700_000, 'fr', '13 Mo'],
  [3_000_000_000, 'en', '3 GB'],
  [1_500_000_000_000, 'en', '1,500 GB'],
])('%d bytes are written in %s as %s', (bytes, language, text) => {
  expect(sizeText(bytes, language).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(text);
});

test('a file that is linked has a note of its kind and size, a document an empty one', () => {
  mkdirSync(join(folder, 'tour'));
  writeFileSync(join(folder, 'price list.pdf'), Buffer.alloc(2_100_000));
  writeFileSync(join(folder, 'unlinked.zip'), '');
  writeFileSync(join(folder, 'tour/index.html'), '<h1>Tour</h1>');
  const files = ['public/price list.pdf', 'public/unlinked.zip', 'public/tour/index.html'];
  const notes = downloadNotes(
    [{ links: ['/', '/tour'] }, { links: ['/price%20list.pdf'] }],
    new Set(files.map(publicAddress)),
    { folder, language: 'en' },
  );
  expect(notes).toEqual({ '/price%20list.pdf': 'PDF, 2.1 MB', '/tour': '' });
});

const linking = (...hrefs: string[]) =>
  hrefs.map((text) => ({ text, path: [], schema: { format: 'link' }, owner: {} }));

test('texts have the notes of the files that they link to, at whatever place in them', () => {
  const notes = { '/a.pdf': 'PDF, 1 kB', '/b.pdf': 'PDF, 2 kB', '/tour': '' };
  expect(pickNotes(notes, linking('/a.pdf#page=2', '/tour', '/team'))).toEqual({
    downloads: { '/a.pdf': 'PDF, 1 kB', '/tour': '' },
  });
  expect(pickNotes({ '/a.pdf': 'PDF, 1 kB' }, linking('/a.pdf'))).toEqual({
    downloads: { '/a.pdf': 'PDF, 1 kB' },
  });
});

test('texts that link to none of them say nothing of files', () => {
  expect(Object.keys(pickNotes({ '/a.pdf': 'PDF, 1 kB' }, linking('/team')))).toEqual([]);
  expect(Object.keys(pickNotes({}, linking('/a.pdf')))).toEqual([]);
});
