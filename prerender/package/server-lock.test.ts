import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENGINE } from '../paths.ts';
import { findLock, partOfLock } from './server-lock.ts';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'all' },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^1', c: '^1', 'not-installed': '^1' },
    },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '^1' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': {
      version: '1.0.0',
      optionalDependencies: { '@d/linux': '1', '@d/mac': '1' },
    },
    'node_modules/@d/linux': { version: '1.0.0', optional: true },
    'node_modules/@d/mac': { version: '1.0.0', optional: true, dependencies: { a: '^1' } },
    'node_modules/unused': { version: '1.0.0' },
  },
};

test('takes what packages need, where they find it, for every machine', () => {
  const manifest = { name: 'website', dependencies: { a: '1.0.0' } };
  expect(partOfLock(lock, manifest)).toEqual({
    name: 'website',
    lockfileVersion: 3,
    packages: {
      '': manifest,
      ...Object.fromEntries(
        ['a', 'a/node_modules/b', 'c', '@d/linux', '@d/mac']
          .map((name) => `node_modules/${name}`)
          .map((path) => [path, Object.entries(lock.packages).find(([key]) => key === path)?.[1]]),
      ),
    },
  });
});

test('what only development needed is needed by what takes it', () => {
  const packages = { 'node_modules/c': { version: '1.0.0', dev: true } };
  const manifest = { name: 'website', dependencies: { c: '1.0.0' } };
  expect(partOfLock({ lockfileVersion: 3, packages }, manifest).packages['node_modules/c']).toEqual(
    { version: '1.0.0' },
  );
});

test('finds the lock file of the folder that the engine is installed in', () => {
  expect(findLock(`${ENGINE}/gateway/store`)?.packages['']).toMatchObject({
    dependencies: { libsql: expect.any(String) },
  });
  expect(findLock('/')).toBeUndefined();
});

test.each([
  { lockfileVersion: 2, packages: {} },
  { lockfileVersion: 3 },
  { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': '1.0.0' } },
])('refuses a lock file of another shape: %j', (content) => {
  const folder = mkdtempSync(join(tmpdir(), 'server-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(content));
  expect(() => findLock(folder)).toThrow('package-lock.json');
});
