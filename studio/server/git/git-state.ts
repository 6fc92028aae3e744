import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GitState } from '../../protocol.ts';
import { GitError, runGit } from './run-git.ts';

/** Files of git while something is not finished, and what that is. */
const UNFINISHED: [file: string, what: string][] = [
  ['MERGE_HEAD', 'A merge'],
  ['rebase-merge', 'A rebase'],
  ['rebase-apply', 'A rebase'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick'],
  ['REVERT_HEAD', 'A revert'],
];

/** Whether files of a site can be committed. @param folder of the site */
export async function gitState(folder: string): Promise<GitState> {
  try {
    if ((await runGit(folder, ['rev-parse', '--is-inside-work-tree'])) !== 'true')
      return { kind: 'none' };
    for (const [file, what] of UNFINISHED)
      if (existsSync(resolve(folder, await runGit(folder, ['rev-parse', '--git-path', file]))))
        return blocked(`${what} is not finished. Finish it in the terminal, then commit here.`);
    if ((await runGit(folder, ['ls-files', '--unmerged'])) !== '')
      return blocked('Some files have conflicts. Resolve them in the terminal, then commit here.');
  } catch (error) {
    if (error instanceof GitError) return { kind: 'none' };
    throw error;
  }
  const branch = await runGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(
    () => undefined,
  );
  return branch === undefined
    ? blocked('HEAD is detached: a commit would be on no branch. Switch to a branch first.')
    : { kind: 'ready', branch };
}

function blocked(why: string): GitState {
  return { kind: 'blocked', why };
}
