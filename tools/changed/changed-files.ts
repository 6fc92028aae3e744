import { spawnSync } from 'node:child_process';

/** @returns what git printed; nothing where it failed */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function listOf(output = ''): string[] {
  return output.split('\0').filter((file) => file !== '');
}

/** The files of a checkout that git does not ignore, as paths from its root. */
export function filesOf(root: string): string[] {
  return listOf(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'));
}

/**
 * What differs from a commit: committed since, changed, removed or new.
 * @returns paths from the root
 * @throws when there is no such commit
 */
export function changedSince(root: string, commit: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', commit, '--');
  if (tracked === undefined) throw new Error(`There is no commit ${commit}.`);
  const others = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...listOf(tracked), ...listOf(others)];
}

/**
 * What differs from where this branch left `main`; on `main` itself, and if there is none, what is not committed, or
 * else the last commit.
 */
export function changedFiles(root: string): string[] {
  const start = git(root, 'merge-base', 'HEAD', 'main')?.trim() ?? 'HEAD';
  const changed = changedSince(root, start);
  return changed.length > 0 ? changed : changedSince(root, 'HEAD~1');
}
