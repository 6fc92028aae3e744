import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changes } from '../../api/changes.ts';

const GOOD = join(import.meta.dirname, '../bad-content/good-site');
const folder = mkdtempSync(join(tmpdir(), 'changes-git-'));
const repository = join(folder, 'repository');
/** The site is not at the top of its repository. */
const site = join(repository, 'web/site');

function git(where: string, ...args: string[]): string {
  const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@alder-row.example'];
  return execFileSync('git', [...as, ...args], { cwd: where, encoding: 'utf8' });
}

function commit(message: string): void {
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', message);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(site, file), 'utf8');
  writeFileSync(join(site, file), text.replace(from, to));
}

/** What a report says about pages, and about the rest. */
async function titles(...args: Parameters<typeof changes>) {
  const { pages, shared, unseen } = await changes(...args);
  return {
    pages: pages.map(({ kind, route, from }) => [kind, from, route].filter(Boolean).join(' ')),
    shared: shared.map(({ change }) => change.place.join(', ')),
    unseen,
  };
}

beforeAll(() => {
  cpSync(GOOD, site, { recursive: true });
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  git(repository, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(repository, '.gitignore'), '.cache/\n');
  writeFileSync(join(repository, 'readme.md'), 'No site is here.\n');
  commit('one');
  git(repository, 'tag', 'one');
  edit('pages/index.yaml', 'Warm rooms', 'Very warm rooms');
  commit('two');
  mkdirSync(join(site, 'pages/about'));
  renameSync(join(site, 'pages/team.yaml'), join(site, 'pages/about/team.yaml'));
  edit('site.yaml', 'href: /team', 'href: /about/team');
  commit('three');
  edit('site.yaml', "years: '12'", "years: '13'");
});

afterAll(() => rmSync(folder, { recursive: true }));

const NOTHING = { pages: [], shared: [], unseen: [] };
const HOME = { ...NOTHING, pages: ['changed /'] };
const MOVED = { ...NOTHING, pages: ['moved /team /about/team'] };
const FACT = { ...NOTHING, shared: ['Facts, years'] };

test('the folder is compared with the last commit, or with any other', async () => {
  expect(await titles(site)).toEqual(FACT);
  const all = { ...FACT, pages: [...HOME.pages, ...MOVED.pages] };
  expect(await titles(site, { commits: 'one' })).toEqual(all);
});

test('two commits are compared, whatever the folder says; what one has and the next has not is gone', async () => {
  expect(await titles(site, { commits: 'one..HEAD~1' })).toEqual(HOME);
  expect(await titles(site, { commits: 'HEAD~1..' })).toEqual(MOVED);
  expect(await titles(site, { commits: 'one..one' })).toEqual(NOTHING);
});

test('nothing of the repository is changed, its index neither', async () => {
  const before = git(repository, 'status', '--porcelain=v2', '--branch');
  await changes(site, { commits: 'one' });
  expect(git(repository, 'status', '--porcelain=v2', '--branch')).toBe(before);
});

test('a hook may start it, and it runs for the folder it is given', async () => {
  vi.stubEnv('GIT_DIR', join(folder, 'elsewhere/.git'));
  vi.stubEnv('GIT_INDEX_FILE', join(folder, 'elsewhere/index'));
  try {
    expect(await titles(site)).toEqual(FACT);
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a clone of one commit is enough for it, and says how to get another', async () => {
  const clone = join(folder, 'clone');
  git(folder, 'clone', '--quiet', '--depth=1', `file://${repository}`, clone);
  const cloned = join(clone, 'web/site');
  expect(await titles(cloned)).toEqual(NOTHING);
  const one = git(repository, 'rev-parse', 'one').trim();
  await expect(changes(cloned, { commits: one })).rejects.toThrow(
    `git has no commit ${one} here. In a shallow clone, run git fetch --depth=1 origin ${one}; or compare with a folder instead: npm run changes -- --before DIR`,
  );
  git(clone, 'fetch', '--quiet', '--depth=1', 'origin', one);
  expect((await titles(cloned, { commits: `${one}..HEAD` })).pages).toEqual([
    ...HOME.pages,
    ...MOVED.pages,
  ]);
});

test('two folders need no git at all', async () => {
  const before = join(folder, 'before');
  cpSync(GOOD, before, { recursive: true });
  const nowhere = join(folder, 'copy');
  cpSync(before, nowhere, { recursive: true });
  vi.stubEnv('PATH', folder);
  try {
    expect(await titles(nowhere, { before })).toEqual(NOTHING);
    await expect(changes(nowhere)).rejects.toThrow(
      'git is not installed. Install it, or compare with a folder instead: npm run changes -- --before DIR',
    );
  } finally {
    vi.unstubAllEnvs();
  }
  await expect(changes(nowhere)).rejects.toThrow(
    `The folder ${nowhere} is not in a git repository. Run git init and commit the site, or compare with a folder instead`,
  );
  git(nowhere, 'init', '--quiet');
  await expect(changes(nowhere)).rejects.toThrow(
    'git has no commit here yet. Commit the site, or compare with a folder instead',
  );
});

test('a commit without the site is named, and an option is not one', async () => {
  git(repository, 'checkout', '--quiet', '--orphan', 'empty');
  try {
    git(repository, 'rm', '-r', '--cached', '--force', '--quiet', 'web');
    git(repository, 'commit', '--quiet', '--message', 'empty');
  } finally {
    git(repository, 'checkout', '--quiet', '--force', 'main');
  }
  await expect(changes(site, { commits: 'empty' })).rejects.toThrow(
    'The commit empty has no site.yaml in web/site/. Name another commit, or compare with a folder instead',
  );
  await expect(changes(site, { commits: '--all' })).rejects.toThrow(
    'git has no commit --all here.',
  );
});
