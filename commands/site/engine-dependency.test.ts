import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engineDependency } from './engine-dependency.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'engine-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ENGINE = { name: 'engine', version: '1.2.3' };

/** The folder of an engine that a project has installed. */
function installed(name: string, asked: string): string {
  const engine = join(FOLDER, name, 'node_modules/engine/');
  mkdirSync(engine, { recursive: true });
  const manifest = { dependencies: { engine: asked } };
  writeFileSync(join(FOLDER, name, 'package.json'), JSON.stringify(manifest));
  return engine;
}

test('an engine from a registry is named by its version', () => {
  const site = join(FOLDER, 'site');
  expect(engineDependency(ENGINE, site, installed('registry', '1.2.3'))).toBe('1.2.3');
  const alone = join(FOLDER, 'alone/node_modules/engine');
  expect(engineDependency(ENGINE, site, alone)).toBe('1.2.3');
});

test('an engine from an archive is named by that archive, from the folder of the site', () => {
  // As npx installs it, far from both.
  const engine = installed('cache/npx/0123', 'file:../../../engine-1.2.3.tgz');
  expect(engineDependency(ENGINE, join(FOLDER, 'site'), engine)).toBe('file:../engine-1.2.3.tgz');
});

test('a clone is named by its folder', () => {
  const clone = join(dirname(FOLDER), 'engine-clone');
  expect(engineDependency(ENGINE, join(dirname(FOLDER), 'a/site'), clone)).toBe(
    'file:../../engine-clone',
  );
});
