import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import parts from '../prerender/engine/parts.json' with { type: 'json' };
import { lightenSite } from '../test-support/content/light-site.ts';
import { RUN_FOLDER } from '../test-support/run-folder.ts';

/*
 * The site as it is keeps to its budget, or `npm test` fails at that step. Here a copy of engine and site is made worse
 * on purpose, bundled by the real bundler, and weighed by the real command: in two ways at once, because bundling and
 * building take most of the time here. The copy is inside the project, so that it finds the installed libraries.
 */
const ROOT = join(import.meta.dirname, '..');
const COPY = join(RUN_FOLDER, 'budget');

const SITE = ['pages', 'forms', 'media', 'site.yaml'];
const FILES = ['package.json', 'vite.config.ts', 'tsconfig.json', 'index.html'];

let exitCode: number | null;
/** The sentences about what is too large. */
let found: string[];

/** Puts lines before a module of the copy. */
function prepend(file: string, lines: string): void {
  writeFileSync(join(COPY, file), lines + readFileSync(join(COPY, file), 'utf8'));
}

function command(name: string): string[] {
  return ['--import', 'tsx', join('commands', `${name}.ts`)];
}

/** A module of random words, so that no compression makes it less. */
const noise = (kilobytes: number) =>
  `export {};\nglobalThis.noise = '${randomBytes(kilobytes * 1024).toString('base64')}';\n`;

beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of [...Object.keys(parts), ...SITE, ...FILES])
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  // None of that is script.
  await lightenSite(COPY);

  writeFileSync(join(COPY, 'renderer/frame/frame-noise.ts'), noise(15));
  writeFileSync(join(COPY, 'renderer/boot-noise.ts'), noise(5));
  prepend('renderer/frame/header/Header.tsx', "import '../frame-noise.ts';\n");
  prepend('renderer/bootstrap/bootstrap.ts', "import '../boot-noise.ts';\n");
  prepend(
    'renderer/blocks/product-cards/index.tsx',
    "import ModalDialog from '../../modal/ModalDialog.tsx';\nglobalThis.dialog = ModalDialog;\n",
  );

  execFileSync(process.execPath, command('build'), { cwd: COPY, stdio: 'pipe' });
  const weighed = spawnSync(process.execPath, command('budget'), { cwd: COPY, encoding: 'utf8' });
  exitCode = weighed.status;
  found = weighed.stdout.split('\n').filter((line) => line.includes(' over the limit of '));
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

test('15 KB more in the frame or 5 KB in the bootstrap are too much, and the message names them', () => {
  expect(exitCode).toBe(1);
  const unasked = found.filter((line) => line.includes('script that runs by itself'));
  expect(unasked.length).toBe(35);
  expect(unasked[0]).toMatch(
    /^\/\S*: script that runs by itself weighs [78]\.\d KB, [34]\.\d KB over the limit of 4 KB\. Largest: the inline script [67]\.\d KB, renderer\/bootstrap\/watch-search\.ts /,
  );
  const home = found.find((line) => line.startsWith('/: all script of the hydrated page'));
  expect(home).toMatch(
    /weighs 1[01]\d\.\d KB, 1?\d\.\d KB over the limit of 100 KB\. Largest: react-dom /,
  );
  expect(home).toContain('renderer/frame/frame-noise.ts');
});

test('a block that brings its dialog with the first load is too much', () => {
  const brought = found.filter(
    (line) =>
      line.includes('all script of the hydrated page') && line.includes('@zag-js/focus-trap'),
  );
  expect(brought).toHaveLength(1);
  // 20 KB of a dialog next to 80 KB of the page and 15 KB in the frame.
  const [, weight, over] =
    /^\/accelerators: all script of the hydrated page weighs (\d+\.\d) KB, (\d+\.\d) KB over the limit of 100 KB\. /.exec(
      brought[0] ?? '',
    ) ?? [];
  expect(Number(weight)).toBeGreaterThan(110);
  expect(Number(weight)).toBeLessThan(125);
  expect(Number(over)).toBeCloseTo(Number(weight) - 100, 1);
});
