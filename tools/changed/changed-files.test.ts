import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { changedFiles, changedSince, filesOf } from './changed-files.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example'];
  execFileSync('git', [...who, ...args], { cwd: root });
}

function commit(file: string, text: string): void {
  write(file, text);
  git('add', '.');
  git('commit', '-qm', file);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  commit('a.ts', '1');
  commit('b.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test('on main, what is not committed yet, whether git knows the file or not', () => {
  write('a.ts', '2');
  write('new/c.ts', '1');
  expect(changedFiles(root)).toEqual(['a.ts', 'new/c.ts']);
});

test('on main, the last commit where all is committed', () => {
  expect(changedFiles(root)).toEqual(['b.ts']);
});

test('on a branch, all since it left main, and nothing that main has had since', () => {
  git('switch', '-qc', 'branch');
  commit('c.ts', '1');
  git('switch', '-q', 'main');
  commit('d.ts', '1');
  git('switch', '-q', 'branch');
  write('a.ts', '2');
  expect(changedFiles(root)).toEqual(['a.ts', 'c.ts']);
});

test('a file that was moved is there with both names', () => {
  git('mv', 'a.ts', 'e.ts');
  expect(changedFiles(root)).toEqual(['a.ts', 'e.ts']);
});

test('since a commit that is named', () => {
  commit('c.ts', '1');
  expect(changedSince(root, 'HEAD~2')).toEqual(['b.ts', 'c.ts']);
  expect(() => changedSince(root, 'nowhere')).toThrow('There is no commit nowhere.');
});

test('where there is no main, as in a copy for one commit, what is not committed', () => {
  git('branch', '-m', 'other');
  write('a.ts', '2');
  expect(changedFiles(root)).toEqual(['a.ts']);
});

test('all files but those that git ignores', () => {
  write('.gitignore', 'dist');
  write('dist/a.js', '');
  expect(filesOf(root)).toEqual(['.gitignore', 'a.ts', 'b.ts']);
});
