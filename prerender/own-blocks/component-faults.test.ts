import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findBlockFaults } from './component-faults.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'component-faults-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
});

/** The messages about the files of a site's blocks, each with its file. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return (await findBlockFaults(site)).map(({ file, message }) => `${file}: ${message}`);
}

const COMPONENT = 'export default function Map() { return null; }';

test('a block is a component with a sheet, and what else is beside them is its own', async () => {
  expect(
    await faultsOf({
      'blocks/map/index.tsx': `import { a } from './tiles.ts';\n${COMPONENT}`,
      'blocks/map/tiles.ts': 'export const a = 1;',
      'blocks/map/more/index.tsx': 'export const b = 1;',
      'blocks/map/style.module.css': '.a { margin: 0 }',
      'blocks/map/index.test.tsx': "import { expect } from 'vitest';",
      'blocks/map/data.d.ts': 'no code at all',
      'blocks/map/notes.md': 'no code at all',
      'blocks/tools.ts': 'no code at all',
    }),
  ).toEqual([]);
});

test('what keeps it from being built is told of each file', async () => {
  expect(
    await faultsOf({
      'blocks/map/index.tsx': "import { a } from './none.ts';",
      'blocks/map/style.css': '.a { margin: 0 }',
    }),
  ).toEqual([
    'blocks/map/index.tsx: There is no file blocks/map/none.ts.',
    'blocks/map/index.tsx: This file does not export a component.',
    'blocks/map/style.css: The classes of this sheet would apply to every page.',
  ]);
});

test('a file that leads out of the site is not read', async () => {
  mkdirSync(join(site, 'blocks/map'), { recursive: true });
  symlinkSync('/etc/hostname', join(site, 'blocks/map/tiles.ts'));
  const [fault, ...others] = await faultsOf({ 'blocks/map/index.tsx': COMPONENT });
  expect(fault).toMatch(/^blocks\/map\/tiles\.ts: /);
  expect(others).toEqual([]);
});

test('a site without blocks of its own has none', async () => {
  expect(await faultsOf({ 'site.yaml': '' })).toEqual([]);
});
