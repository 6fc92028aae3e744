import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** In ms: hooks of the author may check what is committed. */
const LONGEST_MS = 120_000;

/**
 * Runs git in a folder. Names of files are taken as they are, nothing is asked, and no editor opens.
 *
 * @returns what it has written, without the line break at the end
 * @throws GitError with what it says, where it refuses; without `said` if it is not installed
 */
export async function runGit(folder: string, args: readonly string[]): Promise<string> {
  // A hook that starts the studio has set for which repository it runs.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(own), GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };
  try {
    const all = ['--literal-pathspecs', ...args];
    const { stdout } = await execute('git', all, { cwd: folder, env, timeout: LONGEST_MS });
    return stdout.replace(/\n$/, '');
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new GitError(said, { cause: error });
  }
}

/** What git says where it refuses. */
export class GitError extends Error {
  override name = 'GitError';
}
