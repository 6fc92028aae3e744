import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { writePlanned } from '../planned.ts';
import { planPictureRenaming } from './rename-picture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rename-picture-'));
  cpSync(resolve(import.meta.dirname, '../../tests/bad-content/good-site'), folder, {
    recursive: true,
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openSite(folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const rename = async (from: string, to: string) =>
  writePlanned(open(), planPictureRenaming(open(), from, to));

it('a picture gets another name with every use of it, and its old one back', async () => {
  const before = ['site.yaml', 'pages/index.yaml'].map(read);
  const [picture, used] = [read('media/landscape.svg'), /landscape\.svg/];
  const { updated } = await rename('media/landscape.svg', 'media/hills/at-dawn.svg');
  expect(updated.length).toBeGreaterThan(0);
  for (const { file, line } of updated)
    expect(read(file).split('\n')[line - 1]).toContain('hills/at-dawn.svg');
  expect(read('media/hills/at-dawn.svg')).toBe(picture);
  expect(existsSync(join(folder, 'media/landscape.svg'))).toBe(false);
  for (const { file } of updated) expect(read(file)).not.toMatch(used);
  const { problems } = await checkSite(open());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  await new SiteEdits(folder).undo();
  expect(['site.yaml', 'pages/index.yaml'].map(read)).toEqual(before);
  expect(read('media/landscape.svg')).toBe(picture);
  expect(existsSync(join(folder, 'media/hills'))).toBe(false);
});

it.each([
  ['media/landscap.svg', 'media/a.svg', 'Did you mean `landscape.svg`?'],
  ['media/landscape.svg', 'media/a.png', 'must end in .svg as well'],
  ['media/landscape.svg', 'media/At Dawn.svg', 'lowercase letters, digits and single hyphens'],
  ['media/landscape.svg', 'media/../a.svg', 'lowercase letters, digits and single hyphens'],
  ['media/landscape.svg', 'media/logo.svg', 'media/logo.svg already exists.'],
])('refuses %s as %s, and changes nothing', (from, to, message) => {
  expect(() => planPictureRenaming(open(), from, to)).toThrow(message);
  expect(existsSync(join(folder, '.data'))).toBe(false);
});
