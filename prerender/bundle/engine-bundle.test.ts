import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Bundle, BundleIndex } from '../../schema/generated/data.d.ts';
import { keptBundle, placeBundle } from './engine-bundle.ts';

const store = mkdtempSync(join(tmpdir(), 'engine-bundle-'));
afterAll(() => rmSync(store, { recursive: true }));

function write(file: string, text: string, folder = store): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const bundle: Bundle = {
  bootstrap: '',
  announcement: '',
  notFound: '',
  search: '',
  today: '',
  entry: '/assets/entry.js',
  imports: [],
  layoutStyles: [],
  deferredStyles: [],
  blocks: { text: { script: '/assets/text.js', imports: [], styles: [] } },
  sheets: {},
  options: {},
  optional: {
    rightToLeft: '',
    tallScripts: '',
    eastAsian: '',
    languages: '',
    announcement: '',
    draftsBar: '',
    motion: '',
  },
};
const index: BundleIndex = { bundle, files: ['assets/entry.js'] };

function writeWhole(text = '', folder = store): void {
  write('bundle.json', JSON.stringify(index), folder);
  for (const file of [
    'client/assets/entry.js',
    'server/entry-server.mjs',
    'server/page-worker.mjs',
  ])
    write(file, text, folder);
}

test('a bundle that is whole is taken as it is', async () => {
  writeWhole();
  expect(await keptBundle(store)).toEqual({
    ...index,
    folder: join(store, 'client'),
    serverEntry: join(store, 'server/entry-server.mjs'),
    pageWorker: join(store, 'server/page-worker.mjs'),
  });
});

test.each([
  [{ ...index, bundle: 1 }],
  [{ ...index, bundle: { ...bundle, blocks: { text: { script: '/assets/text.js' } } } }],
  [{ ...index, files: {} }],
  [7],
])('an index that says something else is refused: %j', async (wrong) => {
  write('bundle.json', JSON.stringify(wrong));
  await expect(keptBundle(store)).rejects.toThrow('bundle.json');
});

describe('a bundle is put in its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-bundles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'new');
  const making = join(folder, 'new.1');
  const entry = join(place, 'client/assets/entry.js');

  test('next to what others are making, and instead of those of other engines', () => {
    for (const name of ['old', 'new.1', 'new.2']) writeWhole(name, join(folder, name));
    placeBundle(making, place);
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'new.2']);
  });

  test('unless another process, which may use it by now, has put the same there', () => {
    writeWhole('of the other', place);
    writeWhole('mine', making);
    placeBundle(making, place);
    expect(readFileSync(entry, 'utf8')).toBe('of the other');
  });

  test('instead of one that something is missing from', () => {
    rmSync(entry);
    placeBundle(making, place);
    expect(readFileSync(entry, 'utf8')).toBe('mine');
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'new.2']);
  });
});
