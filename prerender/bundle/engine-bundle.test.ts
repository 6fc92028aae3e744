import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Bundle, BundleIndex } from '../../schema/generated/data.d.ts';
import { keptBundle } from './engine-bundle.ts';

const store = mkdtempSync(join(tmpdir(), 'engine-bundle-'));
afterAll(() => rmSync(store, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(store, file)), { recursive: true });
  writeFileSync(join(store, file), text);
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
    veil: '',
    motion: '',
  },
};
const index: BundleIndex = { bundle, files: ['assets/entry.js'] };

test('a bundle that is whole is taken as it is', async () => {
  write('bundle.json', JSON.stringify(index));
  for (const file of [
    'client/assets/entry.js',
    'server/entry-server.mjs',
    'server/page-worker.mjs',
  ])
    write(file, '');
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
