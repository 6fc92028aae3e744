import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { derivePalette } from '../../theme/derive.ts';
import { siteFolders } from '../paths.ts';
import { decodeOnce, keepDecoded } from './decode-once.ts';
import { decodePictures } from './decode-pictures.ts';
import { makePicture } from './pictures.ts';
import * as tones from './tones.ts';

afterEach(() => vi.restoreAllMocks());

/** A drawing that no other test has decoded. */
const drawing = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><!-- ${randomUUID()} --><path fill="#fff" d="M0 0h8v6H0z"/></svg>`;

test('what the check has measured, the build and another site with the same picture take', async () => {
  const measured = vi.spyOn(tones, 'measureDrawing');
  const text = drawing();
  for (const _ of ['one site', 'another']) {
    const site = mkdtempSync(join(tmpdir(), 'decode-once-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    mkdirSync(join(site, 'media'));
    writeFileSync(join(site, 'media/white.svg'), text);
    const folders = siteFolders(site);
    const decoded = (await decodePictures(folders)).get('white.svg');
    const made = await makePicture('white.svg', folders, derivePalette({ accent: '#0b756c' }));
    expect(decoded?.tones?.all).toEqual({ lightest: '#ffffff', darkest: '#ffffff' });
    expect(made.tones?.all).toEqual(decoded?.tones?.all);
  }
  expect(measured).toHaveBeenCalledTimes(1);
});

test('what another process has found out is taken for the same content under the same ending', async () => {
  const bytes = Buffer.from(drawing());
  const known = { size: { width: 7, height: 7 } };
  keepDecoded('old.svg', digestOf(bytes), known);
  expect(await decodeOnce('new.SVG', bytes)).toEqual(known);
  expect((await decodeOnce('new.png', bytes)).fault?.what).toContain('is a drawing');
});
