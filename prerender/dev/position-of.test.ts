import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { positionOf } from './position-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'position-'));
afterAll(() => rmSync(folder, { recursive: true }));
layGoodSite(folder);

const FILE = 'pages/team.yaml';

/** Where a value is once the file of the page says this. */
function inPage(text: string, pointer: string) {
  writeFileSync(join(folder, FILE), text);
  return positionOf(openSite(folder).context, { file: FILE, pointer });
}

const PAGE = `title: Team
blocks:
  - type: hero
    title: Who keeps you warm
`;

it('is that of a value, of a block and of a file', () => {
  expect(inPage(PAGE, '/blocks/0/title')).toEqual({ line: 4, column: 12 });
  expect(inPage(PAGE, '/blocks/0')).toEqual({ line: 3, column: 5 });
  expect(inPage(PAGE, '')).toEqual({ line: 1, column: 1 });
});

it('is the top of a file with errors in its syntax', () => {
  expect(inPage('title: Team\nblocks: [\n', '/blocks/0')).toEqual({ line: 1, column: 1 });
});

it('is told of files of the site alone', () => {
  const { context } = openSite(folder);
  expect(positionOf(context, { file: 'pages/none.yaml', pointer: '' })).toBeUndefined();
  expect(
    positionOf(context, { file: relative(folder, import.meta.filename), pointer: '' }),
  ).toBeUndefined();
});

it('is none of what a file no longer says', () => {
  expect(() => inPage(PAGE, '/blocks/1')).toThrow('There is nothing at /blocks/1');
});
