import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as decoder from './decode-picture.ts';
import { decodePictures } from './decode-pictures.ts';
import { CacheFile } from '../cache/cache-file.ts';
import { fingerprint } from '../cache/fingerprint.ts';
import { siteFolders } from '../paths.ts';

let root: string;
const put = (file: string, data: string | Buffer) => writeFileSync(join(root, file), data);
const decode = () => decodePictures(siteFolders(root));

it('tells how many are done', async () => {
  put('media/photo.jpg', await photo('jpeg'));
  put('media/a.svg', '<svg viewBox="0 0 8 6"/>');
  const told: string[] = [];
  await decodePictures(siteFolders(root), (done, of) => void told.push(`${done} of ${of}`));
  expect(told).toEqual(['0 of 2', '1 of 2', '2 of 2']);
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'decode-pictures-'));
  mkdirSync(join(root, 'media'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#765',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'takes a %s that is whole, and refuses one that is cut off anywhere',
  async (format) => {
    const whole = await photo(format);
    put('media/whole.png', whole);
    const parts = [0.3, 0.6, 0.95];
    for (const part of parts)
      put(`media/${part}.png`, whole.subarray(0, Math.floor(whole.length * part)));
    const decoded = await decode();
    expect(decoded.get('whole.png')).toMatchObject({ size: { width: 300, height: 200 } });
    for (const part of parts) expect(decoded.get(`${part}.png`)?.fault?.what).toMatch(/cut off/);
  },
);

it('decodes the same content once, whatever its name and whenever it was written', async () => {
  put('media/a.jpg', await photo('jpeg'));
  await decode();
  const spy = vi.spyOn(decoder, 'decodePicture');
  put('media/b.jpg', readFileSync(join(root, 'media/a.jpg')));
  utimesSync(join(root, 'media/a.jpg'), 1, 1);
  expect((await decode()).get('b.jpg')).toMatchObject({ size: { width: 300, height: 200 } });
  expect(spy).not.toHaveBeenCalled();
  put('media/c.jpg', await photo('jpeg'));
  await decode();
  expect(spy).toHaveBeenCalledTimes(1);
});

it('judges the same content again where its name ends otherwise', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>';
  put('media/plan.png', drawing);
  const { fault } = (await decode()).get('plan.png') ?? {};
  expect(fault?.what).toBe('is a drawing, although its name ends in .png');
  renameSync(join(root, 'media/plan.png'), join(root, 'media/plan.svg'));
  expect(await decode()).toEqual(new Map([['plan.svg', {}]]));
});

it('sees that a picture was broken and that it was saved again', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><g/></svg>';
  for (const text of [drawing, drawing.replace('/>', '>'), drawing]) {
    put('media/plan.svg', text);
    expect((await decode()).get('plan.svg')?.fault !== undefined).toBe(text !== drawing);
  }
});

it('opens no pipe, follows no link out of the site, and does not hang', async () => {
  execFileSync('mkfifo', [join(root, 'media/pipe.jpg')]);
  symlinkSync('/dev/zero', join(root, 'media/zero.png'));
  symlinkSync('pipe.jpg', join(root, 'media/link.webp'));
  symlinkSync('nowhere.jpg', join(root, 'media/dangling.jpg'));
  const decoded = await decode();
  const what = (path: string) => decoded.get(path)?.fault?.what;
  expect(what('pipe.jpg')).toBe('is a device or a pipe, not a file');
  expect(what('link.webp')).toBe('is a device or a pipe, not a file');
  expect(what('zero.png')).toBe('is a symbolic link that leads out of the site folder');
  expect(what('dangling.jpg')).toBe('cannot be read: it does not exist');
});

it('takes drawings as programs export them', async () => {
  put(
    'media/single.svg',
    "<?xml version='1.0'?><!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'/>",
  );
  put(
    'media/large.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 90000"><path d="M0 0h9v9z"/></svg>',
  );
  expect([...(await decode()).values()]).toEqual([{}, {}]);
});

it.each([
  [{}, { size: { width: 7, height: 7 } }],
  [{ fingerprint: 7 }, {}],
  [{ fingerprint: 'another look' }, {}],
  [{ digest: 7 }, {}],
  [{ decoded: 7 }, {}],
])(
  'takes what is kept of a picture that looks the same; not where that has %j',
  async (wrong, found) => {
    put('media/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>');
    // In an hour: what was written just now is never taken for unchanged.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const right = {
      fingerprint: fingerprint(join(root, 'media/plan.svg')),
      digest: 'of it',
      decoded: { size: { width: 7, height: 7 } },
    };
    new CacheFile(join(siteFolders(root).cache, 'pictures.json'), 'pictures 3').write({
      'media/plan.svg': { ...right, ...wrong },
    });
    expect((await decode()).get('plan.svg')).toEqual(found);
  },
);

it('reads a picture again that was written just now, however it looks', async () => {
  put('media/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>');
  new CacheFile(join(siteFolders(root).cache, 'pictures.json'), 'pictures 3').write({
    'media/plan.svg': {
      fingerprint: '',
      digest: 'of it',
      decoded: { size: { width: 7, height: 7 } },
    },
  });
  expect((await decode()).get('plan.svg')).toEqual({});
});
