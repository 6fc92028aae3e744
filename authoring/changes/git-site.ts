import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What to do without git; every message about it ends so. */
const WITHOUT = 'compare with a folder instead: npm run changes -- --before DIR';

/**
 * Lays what git has of a site into a folder, and takes away what is no longer in it. Files that are there already, and
 * the same, are not written again.
 *
 * @param site its folder, in a working tree of git
 * @param commit any name of one, such as HEAD or origin/main
 * @param folder to fill; next to it a list of what is in it is kept, as `folder`.index
 * @throws with what to do, if git is missing, knows no such commit, or has no site there
 */
export function layGitSite(site: string, commit: string, folder: string): void {
  const repository = ask(site, ['rev-parse', '--absolute-git-dir'], noRepository(site));
  const place = ask(site, ['rev-parse', '--show-prefix'], noRepository(site));
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const id = ask(site, [...verify, `${commit}^{commit}`], noCommit(commit));
  const tree = `${id}:${place}`;
  const missing = `The commit ${commit} has no site.yaml in ${place === '' ? 'the top folder' : place}. Name another commit, or ${WITHOUT}`;
  ask(site, [...verify, `${tree}site.yaml`], missing);
  mkdirSync(folder, { recursive: true });
  run(dirname(folder), ['read-tree', '--reset', '-u', tree], {
    GIT_DIR: repository,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(`${folder}.index`),
  });
}

/** Nothing that the repository says may run a program or leave files out; a link would lead out of the folder. */
const SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.sparseCheckout=false',
  'core.symlinks=false',
].flatMap((setting) => ['-c', setting]);

function noRepository(site: string): string {
  return `The folder ${site} is not in a git repository. Run git init and commit the site, or ${WITHOUT}`;
}

function noCommit(commit: string): string {
  return commit === 'HEAD'
    ? `git has no commit here yet. Commit the site, or ${WITHOUT}`
    : `git has no commit ${commit} here. In a shallow clone, run git fetch --depth=1 origin ${commit}; or ${WITHOUT}`;
}

/** What git answers; whatever it refuses is explained by `refusal`, unless it does not trust the folder. */
function ask(folder: string, args: readonly string[], refusal: string): string {
  try {
    return run(folder, args);
  } catch (error) {
    const said = stderrOf(error);
    if (said === undefined) throw error;
    const [, distrust] = /^fatal: (detected dubious ownership.*)$/m.exec(said) ?? [];
    throw new Error(distrust === undefined ? refusal : `git says: ${distrust}`, { cause: error });
  }
}

function run(folder: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}): string {
  // A hook that starts this has set for which repository it runs.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  try {
    return execFileSync('git', [...SETTINGS, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...Object.fromEntries(own), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`git is not installed. Install it, or ${WITHOUT}`, { cause: error });
    throw error;
  }
}

function stderrOf(error: unknown): string | undefined {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : undefined;
}
