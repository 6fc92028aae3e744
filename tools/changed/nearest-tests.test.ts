import { expect, test } from 'vitest';
import { nearestTests, programTests, readImporters, testsAbove } from './nearest-tests.ts';

test('the tests of a file come before those of what imports it; others do not come', () => {
  const importers = new Map([
    ['a.ts', ['b.ts', 'a.test.ts']],
    ['b.ts', ['c.ts', 'b.test.ts', 'a.ts', 'tests/browser/support/test.ts']],
    ['c.ts', ['a.test.ts', 'c.test.tsx']],
    ['d.ts', ['d.test.ts']],
  ]);
  expect(nearestTests(['a.ts'], importers)).toEqual(['a.test.ts', 'b.test.ts', 'c.test.tsx']);
});

test('the tests of several files come by the nearest of them', () => {
  const importers = new Map([
    ['a.ts', ['b.ts', 'a.test.ts']],
    ['b.ts', ['b.test.ts']],
    ['c.ts', ['c.test.ts']],
  ]);
  const tests = nearestTests(['a.ts', 'c.ts'], importers);
  expect(tests).toEqual(['a.test.ts', 'c.test.ts', 'b.test.ts']);
});

test('a file that no file imports has the tests of the nearest folder above it', () => {
  const files = ['tests/cases/cases.test.ts', 'tests/cases/one/site.yaml', 'tests/all.test.ts'];
  expect(testsAbove('tests/cases/one/site.yaml', files)).toEqual(['tests/cases/cases.test.ts']);
  expect(testsAbove('tests/other/site.yaml', files)).toEqual(['tests/all.test.ts']);
  expect(testsAbove('docs/guide.md', files)).toEqual([]);
});

test('files import files of the same checkout, also as types', () => {
  const sources = new Map([
    ['a/b.ts', "import { c } from '../c.ts';\nimport type { D } from './d.ts';\nimport 'node:fs';"],
    ['c.ts', "const d = await import('./a/d.ts');"],
  ]);
  expect(readImporters(sources)).toEqual(
    new Map([
      ['c.ts', ['a/b.ts']],
      ['a/d.ts', ['a/b.ts', 'c.ts']],
    ]),
  );
});

test('tests that start programs are those of the whole engine', () => {
  const sources = new Map([
    ['test-support/run.ts', "import { fork } from 'node:child_process';"],
    ['tests/whole.test.ts', "import { run } from '../test-support/run.ts';"],
    ['tests/own.test.ts', "import { spawn } from 'node:child_process';"],
    ['tests/quiet.test.ts', "import { a } from '../edit/a.ts';"],
    ['edit/a.test.ts', "import { run } from '../test-support/run.ts';"],
  ]);
  expect(programTests(sources, readImporters(sources))).toEqual(
    new Set(['tests/whole.test.ts', 'tests/own.test.ts']),
  );
});
