import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { derivePalette } from '../../../theme/derive.ts';
import { siteFolders } from '../../paths.ts';
import * as maker from '../../pictures/pictures.ts';
import { DevPictures } from './pictures.ts';

const DRAWING = join(
  import.meta.dirname,
  '../../../tests/bad-content/good-site/media/landscape.svg',
);

const palette = derivePalette({ accent: '#0b756c' });

let root: string;
let pictures: DevPictures;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-pictures-'));
  mkdirSync(join(root, 'media'));
  pictures = new DevPictures(siteFolders(root));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const save = () => copyFileSync(DRAWING, join(root, 'media/plan.svg'));

it('makes a picture once, until it is told that it has changed', async () => {
  const made = vi.spyOn(maker, 'makePicture');
  save();
  const first = await pictures.make(['plan.svg', 'plan.svg'], palette);
  expect(Object.keys(first)).toEqual(['plan.svg']);
  expect(await pictures.make(['plan.svg'], palette)).toEqual(first);
  expect(made).toHaveBeenCalledTimes(1);
  pictures.forget('plan.svg');
  await pictures.make(['plan.svg'], palette);
  expect(made).toHaveBeenCalledTimes(2);
});

it('says why a picture cannot be made, tries again, and keeps the last good one meanwhile', async () => {
  expect(await pictures.make(['plan.svg'], palette)).toEqual({});
  expect(pictures.failures.get('plan.svg')).toMatch(/^media\/plan\.svg cannot be made: /);
  save();
  const good = await pictures.make(['plan.svg'], palette);
  expect(good['plan.svg']).toBeDefined();
  expect(pictures.failures.size).toBe(0);

  writeFileSync(join(root, 'media/plan.svg'), 'no drawing');
  pictures.forget('plan.svg');
  expect(await pictures.make(['plan.svg'], palette)).toEqual(good);
  expect([...pictures.failures.keys()]).toEqual(['plan.svg']);
});

it('does not wait for a pipe', async () => {
  save();
  const good = await pictures.make(['plan.svg'], palette);
  rmSync(join(root, 'media/plan.svg'));
  execFileSync('mkfifo', [join(root, 'media/plan.svg')]);
  pictures.forget('plan.svg');
  expect(await pictures.make(['plan.svg'], palette)).toEqual(good);
  expect(pictures.failures.get('plan.svg')).toContain('a device or a pipe');
});

it('does not forget a picture that is being made anew when the one before it fails', async () => {
  const made = vi.spyOn(maker, 'makePicture');
  let fail: (error: Error) => void = vi.fn<(error: Error) => void>();
  made.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const before = pictures.make(['plan.svg'], palette);
  save();
  pictures.forget('plan.svg');
  const good = await pictures.make(['plan.svg'], palette);
  fail(new Error('cut off'));
  expect(await before).toEqual(good);
  expect(await pictures.make(['plan.svg'], palette)).toEqual(good);
  expect(made).toHaveBeenCalledTimes(2);
});
