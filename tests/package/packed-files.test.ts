import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sizeForAuthors } from '../../budget/install-size.ts';
import commands from '../../commands/door/commands.json' with { type: 'json' };
import compiledIn from '../../commands/installation/compiled-in.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* What an archive of the engine holds, and what comes with it. */
const installed = new InstalledEngine();
afterAll(() => installed.remove());

const files = readdirSync(installed.engine, { recursive: true, encoding: 'utf8' });

it('holds what a site needs', () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'docs']));
});

it('holds nothing that only this repository needs', () => {
  expect(files.filter((file) => /\.test\.|^(tests|bench|pages|media|tools|\.)/.test(file))).toEqual(
    [],
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(installed.engine, file)).size, 0);
  // Of it 1.2 MB are the grammars of 18 languages whose code has colors, and 0.4 MB the shell of the studio.
  expect(bytes).toBeLessThan(16_000_000);
});

it('runs nothing when it is installed', () => {
  const { scripts } = readJson(join(installed.engine, 'package.json'), isRecord);
  for (const hook of ['preinstall', 'install', 'postinstall'])
    expect(scripts).not.toHaveProperty(hook);
});

it('holds every command as a program', () => {
  for (const command of Object.keys(commands)) expect(files).toContain(`lib/server/${command}.mjs`);
});

it('holds no program that has to be transpiled or bundled first', () => {
  for (const name of ['tsx', 'esbuild', 'typescript'])
    expect(existsSync(join(installed.site, 'node_modules', name)), name).toBe(false);
  // Sources of what is bundled at the side of a site, which docs/ is one of.
  const folders = files
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(['docs', 'renderer', 'schema']));
});

it('brings few packages', () => {
  expect(sizeForAuthors(join(import.meta.dirname, '../..')).packages).toBeLessThanOrEqual(170);
});

it('names the packages that are compiled in, as docs/dependencies.md does', () => {
  const file = join(installed.engine, 'lib/THIRD-PARTY.md');
  const titles = readFileSync(file, 'utf8').matchAll(/^## (\S+) \d\S*$/gm);
  const named = Array.from(titles, ([, name = '']) => name);
  const direct = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const bundled = named.filter((name) => direct.has(name));
  // What browsers run is installed as well: the blocks of a site are bundled with it.
  const browsers = bundled.filter((name) => !compiledIn.includes(name));
  expect(browsers.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  expect(bundled).toEqual(expect.arrayContaining(compiledIn));
});
