import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedPictures } from '../../api/changed-pictures.ts';
import { changesOf, type ComparedFolders, readStates } from '../../api/changes.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';

const GOOD = join(import.meta.dirname, '../bad-content/good-site');
const folder = mkdtempSync(join(tmpdir(), 'changes-pictures-'));
const folders: ComparedFolders = {
  before: { folder: join(folder, 'before'), label: 'before' },
  after: { folder: join(folder, 'after') },
};

beforeAll(async () => {
  process.env['CHROMIUM_PATH'] = await findChromium();
  for (const { folder: site } of Object.values(folders)) cpSync(GOOD, site, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a block that differs is pictured in both states, themes and widths; two equal trees have no picture', async () => {
  const page = join(folders.after.folder, 'pages/services/audits.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text
      .replace('for buildings in use', 'for houses')
      .replace('  - icon: thermometer', '  - icon: thermometer-sun'),
  );
  const states = await readStates(folders, {});
  const changes = changesOf(states, folders);
  const [found] = changes.pages;
  expect(found?.changes.map(({ path }) => path)).toEqual([
    '/blocks/0/title',
    '/blocks/1/cards/0/icon',
  ]);
  const pictures = await changedPictures(changes, states);
  const ofPage = pictures.get('/services/audits');
  expect([...pictures.keys()]).toEqual(['/services/audits']);
  expect([...(ofPage?.keys() ?? [])].toSorted()).toEqual(['/blocks/0', '/blocks/1']);
  const shots = ofPage?.get('/blocks/0') ?? [];
  const kinds = shots.map(({ state, theme, width }) => `${width} ${theme} ${state}`);
  expect(kinds).toEqual([
    '390 light before',
    '390 light after',
    '390 dark before',
    '390 dark after',
    '1440 light before',
    '1440 light after',
    '1440 dark before',
    '1440 dark after',
  ]);
  const bytes = shots.map(({ webp }) => webp.subarray(8, 12).toString());
  expect(new Set(bytes)).toEqual(new Set(['WEBP']));

  // The same views of two equal trees: no picture at all.
  const same = { before: states.before, after: states.before };
  expect([...(await changedPictures(changes, same)).keys()]).toEqual([]);
}, 240_000);
