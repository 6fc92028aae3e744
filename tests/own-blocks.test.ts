import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSite } from '../check/open-site.ts';
import { newPage } from '../authoring/new-page.ts';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';
import { copySecondSite } from '../test-support/content/built-site.ts';

/* What docs/blocks-of-your-own.md shows is what the engine does: its block and its kind of page are built. */

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/blocks-of-your-own.md'), 'utf8');

/** The first line of an example names its file, as a comment of its language. */
const EXAMPLE = /^```(\w+)\n(?:#|\/\/|\/\*) (\S+)(?: \*\/)?\n([^]*?)^```$/gm;

const site = copySecondSite();
afterAll(() => rmSync(site, { recursive: true }));
const read = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');
const sheetOf = (page: string) => /<style[^>]*>([^]*?)<\/style>/g.exec(read(page))?.[0] ?? '';

test('every example names its file', () => {
  expect([...GUIDE.matchAll(EXAMPLE)]).toHaveLength(GUIDE.match(/^```\w/gm)?.length ?? 0);
});

// Bundling takes four seconds of its own on an idle machine.
test('the block of the guide is built: drawn, styled and hydrated on its page, and nowhere else', async () => {
  for (const [, , file = '', text = ''] of GUIDE.matchAll(EXAMPLE)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  const { isBuilt, said } = await buildQuietly({ site });
  expect(said).toContain(': 0 errors, 1 warning.');
  expect(isBuilt).toBe(true);
  expect(read('opening/index.html')).toMatch(
    /<p class="\w\w">Open <strong>from nine to five<\/strong>, except on holidays\.<\/p>/,
  );
  const data = JSON.parse(read('opening/page.json'));
  const script: string = data.scripts['opening-note'];
  expect(read(script)).toContain('export{');
  expect(data.styles.join()).toContain('opening-note');

  const [, name] = /<p class="(\w\w)">Open <strong>/.exec(read('opening/index.html')) ?? [];
  expect(sheetOf('opening/index.html')).toContain(`.${name}{`);
  expect(sheetOf('index.html')).not.toContain(`.${name}{`);
  expect(read('index.html')).not.toContain('opening-note');
});

test('its kind of page writes a page that is checked, which the next build takes over', async () => {
  const { file, text } = await newPage(openSite(site), { page: 'branch', kind: 'opening' });
  expect(text).toContain('  - type: opening-note');
  expect(file).toBe('pages/branch.yaml');
  const { said } = await buildQuietly({ site });
  expect(said).toContain('; 1 had changed');
});

test('once the block is gone, every page that shows it is a problem', async () => {
  rmSync(join(site, 'blocks'), { recursive: true });
  const { isBuilt, said } = await buildQuietly({ site });
  expect(isBuilt).toBe(false);
  expect(said).toMatch(/pages\/branch\.yaml:\d+:\d+ error: There is no block type `opening-note`/);
  expect(said).toMatch(/pages\/opening\.yaml:\d+:\d+ error: There is no block type `opening-note`/);
  expect(said).toMatch(/kinds\/opening\.yaml:\d+:\d+ error: There is no block type `opening-note`/);
});
