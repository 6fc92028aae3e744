import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release } from './release.ts';

const TODAY = '2026-12-24';
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.1.0 - 2026-01-01\n';

let root = '';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const versionIn = (file: string) => /"version": "(.*)"/.exec(read(file))?.[1];

// A repository like this one.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@engine.example');
  write(
    'package.json',
    '{\n  "name": "engine",\n  "version": "0.1.9",\n  "engines": {},\n  "dependencies": {}\n}\n',
  );
  const packages = { '': { name: 'engine', version: '0.1.9' } };
  const lock = { name: 'engine', version: '0.1.9', lockfileVersion: 3, requires: true, packages };
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  write('create/package.json', '{\n  "name": "create-engine",\n  "version": "0.1.9"\n}\n');
  write('CHANGELOG.md', CHANGELOG);
  write('docs/start.md', 'npx ./engine-0.1.9.tgz init\n');
  write('docs/site.yaml', 'facts:\n  version: 0.1.9\nsearch: true\n');
  write('docs/other.md', 'Since 0.1.9.\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['patch', '0.1.10'],
  ['minor', '0.2.0'],
  ['major', '1.0.0'],
] as const)(
  'a %s release is %s in both packages, their lock file, guides and the tag',
  (level, version) => {
    expect(release(root, level, TODAY)).toBe(version);
    expect(versionIn('package.json')).toBe(version);
    expect(versionIn('create/package.json')).toBe(version);
    expect(read('package-lock.json').match(/"version": ".*"/g)).toEqual([
      `"version": "${version}"`,
      `"version": "${version}"`,
    ]);
    expect(read('docs/start.md')).toBe(`npx ./engine-${version}.tgz init\n`);
    expect(read('docs/site.yaml')).toBe(`facts:\n  version: ${version}\nsearch: true\n`);
    expect(read('docs/other.md')).toBe('Since 0.1.9.\n');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe(`release: ${version}`);
    expect(git('rev-parse', `v${version}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
  },
);

test('what was unreleased gets the heading of the version, and an empty section is above it', () => {
  release(root, 'minor', TODAY);
  expect(read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## 0.2.0 - ${TODAY}\n`),
  );
});

test.each([
  ['a changed file', () => write('docs/start.md', 'x'), ' M docs/start.md'],
  ['a new file', () => write('notes.txt', 'x'), '?? notes.txt'],
])('refuses a working tree with %s', (_, change, line) => {
  change();
  expect(() => release(root, 'minor', TODAY)).toThrow(
    `There are uncommitted changes. Commit or stash them first:\n${line}`,
  );
  expect(git('tag')).toBe('');
  expect(versionIn('package.json')).toBe('0.1.9');
});

test('refuses a release that says nothing, and writes nothing', () => {
  release(root, 'patch', TODAY);
  expect(() => release(root, 'patch', TODAY)).toThrow(
    'CHANGELOG.md has no entry under `## Unreleased`. Say what has changed first.',
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('v0.1.10');
});

test('refuses a version that has a tag', () => {
  git('tag', 'v0.2.0');
  expect(() => release(root, 'minor', TODAY)).toThrow('There is a tag v0.2.0 already.');
  expect(git('status', '--porcelain')).toBe('');
});
