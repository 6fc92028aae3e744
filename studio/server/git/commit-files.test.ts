import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitFiles } from './commit-files.ts';
import { gitState } from './git-state.ts';

let repository = '';
let site = '';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};
const inLastCommit = () => git('show', '--name-status', '--format=', 'HEAD').split('\n');

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'commit-files-'));
  site = join(repository, 'site');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('config', 'commit.gpgsign', 'false');
  for (const file of ['site.yaml', 'pages/index.yaml', 'pages/team.yaml'])
    write(file, 'title: A\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('those files alone are committed; what is staged and changed besides stays as it is', async () => {
  write('pages/index.yaml', 'title: B\n');
  write('pages/new [1].yaml', 'title: New\n');
  rmSync(join(site, 'pages/team.yaml'));
  write('site.yaml', 'name: staged\n');
  git('add', 'site/site.yaml');
  write('site.yaml', 'name: changed since\n');
  write('notes.txt', 'untracked');
  const before = git('status', '--porcelain', '--', 'site/site.yaml', 'site/notes.txt');
  const files = ['pages/index.yaml', 'pages/new [1].yaml', 'pages/team.yaml'];
  const id = await commitFiles(site, files, 'Home: Title\n\n- changed');
  expect(git('rev-parse', '--short', 'HEAD')).toBe(id);
  expect(inLastCommit()).toEqual([
    'M\tsite/pages/index.yaml',
    'A\tsite/pages/new [1].yaml',
    'D\tsite/pages/team.yaml',
  ]);
  expect(git('log', '-1', '--format=%B').trim()).toBe('Home: Title\n\n- changed');
  expect(git('status', '--porcelain', '--', 'site/site.yaml', 'site/notes.txt')).toBe(before);
  expect(git('show', ':site/site.yaml')).toBe('name: staged');
});

test('what git refuses is told, and a new file is not left half known', async () => {
  write('pages/new.yaml', 'title: New\n');
  writeFileSync(join(repository, '.git/hooks/pre-commit'), '#!/bin/sh\necho "No." >&2\nexit 1\n', {
    mode: 0o755,
  });
  const before = git('status', '--porcelain');
  await expect(commitFiles(site, ['pages/new.yaml'], 'New')).rejects.toThrow(
    'The files are saved, but git says: No.',
  );
  expect(git('status', '--porcelain')).toBe(before);
  await expect(commitFiles(site, ['pages/nothing.yaml'], 'x')).rejects.toThrow(
    'There is nothing to commit.',
  );
});

test('without a repository there is none; with a branch it is named', async () => {
  expect(await gitState(site)).toEqual({ kind: 'ready', branch: 'main' });
  const outside = mkdtempSync(join(tmpdir(), 'no-git-'));
  expect(await gitState(outside)).toEqual({ kind: 'none' });
  await expect(commitFiles(outside, ['site.yaml'], 'x')).rejects.toThrow('not in a git repository');
  rmSync(outside, { recursive: true });
});

test('a detached HEAD and an unfinished merge are told, and nothing is committed', async () => {
  git('checkout', '--quiet', '-b', 'other');
  write('site.yaml', 'name: other\n');
  git('commit', '--quiet', '-am', 'Other');
  git('checkout', '--quiet', 'main');
  write('site.yaml', 'name: main\n');
  git('commit', '--quiet', '-am', 'Main');
  expect(() => git('merge', 'other')).toThrow('Command failed');
  expect(await gitState(site)).toEqual({
    kind: 'blocked',
    why: 'A merge is not finished. Finish it in the terminal, then commit here.',
  });
  await expect(commitFiles(site, ['site.yaml'], 'x')).rejects.toThrow('A merge is not finished');
  git('merge', '--abort');
  git('checkout', '--quiet', '--detach');
  const head = git('rev-parse', 'HEAD');
  write('site.yaml', 'name: detached\n');
  await expect(commitFiles(site, ['site.yaml'], 'x')).rejects.toThrow('HEAD is detached');
  expect(git('rev-parse', 'HEAD')).toBe(head);
});
