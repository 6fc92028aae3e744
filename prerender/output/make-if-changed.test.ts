import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutputDir } from './output-dir.ts';
import { isSameMade, madeOf, makeIfChanged } from './make-if-changed.ts';
import type { MadeFiles } from '../records.ts';

const root = mkdtempSync(join(tmpdir(), 'make-if-changed-'));
const [media, dist] = [join(root, 'media'), join(root, 'dist')];
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(root, { recursive: true }));

let made: string[];
let told: [number, number][];
beforeEach(() => {
  made = [];
  told = [];
  rmSync(dist, { recursive: true, force: true });
  for (const folder of [media, dist]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(media, 'a.svg'), 'a');
  // In an hour: what was written just now is never taken for unchanged.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
});

async function make(last: MadeFiles<string>, key = 'red') {
  const output = new OutputDir({ dist, public: join(root, 'public') });
  const files = await makeIfChanged(
    ['a.svg'],
    last,
    { media, dist: output, key },
    {
      make: (name) => {
        made.push(name);
        writeFileSync(join(dist, `${key}.svg`), '');
        return Promise.resolve(`made of ${name} in ${key}`);
      },
      urlsOf: () => [`/${key}.svg`],
      onProgress: (done, of) => void told.push([done, of]),
    },
  );
  return { files, written: output.files };
}

test('makes of a picture what the last build has not made, and counts its files in', async () => {
  const { files, written } = await make({});
  expect(made).toEqual(['a.svg']);
  expect(written).toEqual(['red.svg']);
  expect(madeOf(files)).toEqual({ 'a.svg': 'made of a.svg in red' });
  expect(told).toEqual([
    [0, 1],
    [1, 1],
  ]);
  told = [];
  expect(await make(files)).toEqual({ files, written });
  expect(told).toEqual([[0, 0]]);
  expect(made).toEqual(['a.svg']);
});

test.each([
  ['the picture has changed', () => writeFileSync(join(media, 'a.svg'), 'ab'), 'red'],
  ['what it depends on has changed', () => undefined, 'blue'],
  ['a file that was made is gone', () => rmSync(join(dist, 'red.svg')), 'red'],
  ['it was written just now', () => vi.setSystemTime(Date.now() - 3_600_000), 'red'],
])('makes it again where %s', async (_, change, key) => {
  const { files } = await make({});
  change();
  const again = await make(files, key);
  expect(made).toEqual(['a.svg', 'a.svg']);
  expect(isSameMade('a.svg', again.files, files)).toBe(key === 'red');
});
