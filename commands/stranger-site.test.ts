import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { CacheFile } from '../prerender/cache/cache-file.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { isSiteRecord } from '../schema/generated/guards/records.js';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';
import { layCase } from '../test-support/content/lay-case.ts';

/** A site as somebody else may have packed it, and next to it a folder of the one who builds it. */
let site = '';
let outside = '';
let temporary = '';
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'stranger-'));
  site = join(temporary, 'site');
  outside = join(temporary, 'outside');
  layCase('good-site', site);
  mkdirSync(outside);
  writeFileSync(join(outside, 'kept'), 'theirs');
});
afterEach(() => rmSync(temporary, { recursive: true }));

const build = (publish = false) => buildQuietly({ site, publish });

function expectKept(): void {
  expect(readdirSync(outside)).toEqual(['kept']);
  expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('theirs');
}

test.for(['dist', '.cache', 'dist/team', '.cache/fonts'])(
  'builds nothing where %s is a link to a folder',
  async (folder) => {
    mkdirSync(join(site, folder, '..'), { recursive: true });
    symlinkSync(outside, join(site, folder));
    await expect(build()).rejects.toThrow(
      `${folder} is a symbolic link. The engine does not write through links. Remove it.`,
    );
    expectKept();
  },
);

it('writes no page over what a link in dist/ leads to', async () => {
  mkdirSync(join(site, 'dist'));
  symlinkSync(join(outside, 'kept'), join(site, 'dist/index.html.next'));
  await expect(build()).rejects.toThrow('dist/index.html.next is a symbolic link');
  expectKept();
});

it('adds no line to a .gitattributes that leads out of the site', async () => {
  symlinkSync(join(outside, 'kept'), join(site, '.gitattributes'));
  await expect(build(true)).rejects.toThrow('.gitattributes is a symbolic link out of');
  expectKept();
});

it('publishes nothing into a list of addresses that leads out of the site', async () => {
  symlinkSync(join(outside, 'kept'), join(site, 'published-urls.txt'));
  await expect(build(true)).resolves.toMatchObject({ isBuilt: false });
  expectKept();
});

it('removes nothing outside of dist/ that a forged record of the last build names', async () => {
  await build();
  const record = new CacheFile(join(site, '.cache/site.json'), hashEngine());
  const known = record.read();
  if (!isSiteRecord(known) || !known.build) throw new Error('There is no record of a build.');
  const file = relative(join(site, 'dist'), join(outside, 'kept'));
  const files = [...known.build.files, file];
  record.write({ ...known, build: { ...known.build, files } });
  appendFileSync(join(site, 'pages/team.yaml'), '# Changed\n');
  await expect(build()).rejects.toThrow(`${file} leads out of the folder of the built site.`);
  expectKept();
  expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
});
