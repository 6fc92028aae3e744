import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import parts from '../prerender/engine/parts.json' with { type: 'json' };

/*
 * The site as it is keeps to its budget, or `npm test` fails at that step. Here a copy of engine and site is made worse
 * on purpose, bundled by the real bundler, and weighed by the real command. The copy lies inside the project, so that
 * it finds the installed libraries.
 */
const ROOT = join(import.meta.dirname, '..');

/** Each test bundles the engine and builds the site, in milliseconds. */
const PATIENCE = 180_000;
const COPY = join(ROOT, '.cache/test-budget');

const SITE = ['pages', 'forms', 'media', 'site.yaml'];
const FILES = ['package.json', 'vite.config.ts', 'tsconfig.json', 'index.html'];

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of [...SITE, ...FILES])
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
});

// The engine anew; what the build has kept of the site, its pictures above all, stays.
beforeEach(() => {
  for (const part of Object.keys(parts)) {
    rmSync(join(COPY, part), { recursive: true, force: true });
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  }
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** Puts lines before a module of the copy. */
function prepend(file: string, lines: string): void {
  writeFileSync(join(COPY, file), lines + readFileSync(join(COPY, file), 'utf8'));
}

function command(name: string): string[] {
  return ['--import', 'tsx', join('commands', `${name}.ts`)];
}

/** Builds the copy and weighs it. Returns the sentences about what is too large. */
function overruns(): string[] {
  execFileSync(process.execPath, command('build'), { cwd: COPY, stdio: 'pipe' });
  const { status, stdout } = spawnSync(process.execPath, command('budget'), {
    cwd: COPY,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stdout.split('\n').filter((line) => line.includes(' over the limit of '));
}

test(
  '5 KB more in the frame or in the bootstrap are too much, and the message names them',
  { timeout: PATIENCE },
  () => {
    // Random, so that no compression makes it less.
    const noise = `globalThis.noise = '${randomBytes(5 * 1024).toString('base64')}';\n`;
    writeFileSync(join(COPY, 'renderer/frame/frame-noise.ts'), `export {};\n${noise}`);
    writeFileSync(join(COPY, 'renderer/boot-noise.ts'), `export {};\n${noise}`);
    prepend('renderer/frame/header/Header.tsx', "import '../frame-noise.ts';\n");
    prepend('renderer/bootstrap/bootstrap.ts', "import '../boot-noise.ts';\n");
    const found = overruns();

    const unasked = found.filter((line) => line.includes('script that runs unasked'));
    expect(unasked.length).toBe(35);
    expect(unasked[0]).toMatch(
      /^\/\S*: script that runs unasked weighs [56]\.\d KB, [23]\.\d KB over the limit of 3 KB\. Largest: the inline script [56]\.\d KB\.$/,
    );
    const home = found.find((line) => line.startsWith('/: all script of the hydrated page'));
    expect(home).toMatch(
      /weighs 9\d\.\d KB, \d\.\d KB over the limit of 90 KB\. Largest: react-dom /,
    );
    expect(home).toContain('renderer/frame/frame-noise.ts');
  },
);

test(
  'a block that brings its dialog with the first load is too much',
  { timeout: PATIENCE },
  () => {
    prepend(
      'renderer/blocks/product-cards/index.tsx',
      "import ModalDialog from '../../modal/ModalDialog.tsx';\nglobalThis.dialog = ModalDialog;\n",
    );
    const found = overruns();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /^\/accelerators: all script of the hydrated page weighs 9\d\.\d KB, /,
    );
    expect(found[0]).toMatch(/Largest: .*@zag-js\/focus-trap/);
  },
);
