import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gitState } from './git-state.ts';
import { GitError, runGit } from './run-git.ts';

/**
 * Commits some files of a site as they are on the disk. What is staged of others stays staged, and nothing is pushed.
 *
 * @param files paths from the folder of the site; one that is gone is committed as removed
 * @returns the short name of the commit
 * @throws where that is not possible, with what git says
 */
export async function commitFiles(
  folder: string,
  files: readonly string[],
  message: string,
): Promise<string> {
  const state = await gitState(folder);
  if (state.kind === 'none') throw new Error('The site is not in a git repository.');
  if (state.kind === 'blocked') throw new Error(state.why);
  const tracked = new Set(await list(folder, ['ls-files', '-z', '--', ...files]));
  const fresh = files.filter((file) => !tracked.has(file) && existsSync(join(folder, file)));
  const all = [...files.filter((file) => tracked.has(file)), ...fresh];
  if (all.length === 0) throw new Error('There is nothing to commit.');
  try {
    // Git commits only files that it knows of.
    if (fresh.length > 0) await runGit(folder, ['add', '--intent-to-add', '--', ...fresh]);
    await runGit(folder, ['commit', '--quiet', '--only', '-m', message, '--', ...all]);
  } catch (error) {
    if (fresh.length > 0)
      await runGit(folder, ['rm', '--cached', '--quiet', '--force', '--', ...fresh]).catch(
        () => '',
      );
    throw error instanceof GitError ? new Error(explain(error), { cause: error }) : error;
  }
  return runGit(folder, ['rev-parse', '--short', 'HEAD']);
}

/** Files of media/ that git does not know of yet. */
export async function freshMedia(folder: string): Promise<string[]> {
  return list(folder, ['ls-files', '-z', '--others', '--exclude-standard', '--', 'media']);
}

async function list(folder: string, args: readonly string[]): Promise<string[]> {
  return (await runGit(folder, args)).split('\0').filter((file) => file !== '');
}

function explain({ message }: GitError): string {
  if (message === '') return 'The files are saved, but git could not commit them.';
  if (/tell me who you are|user\.email/i.test(message))
    return 'The files are saved, but git does not know who you are: run git config user.name and git config user.email.';
  return `The files are saved, but git says: ${message}`;
}
