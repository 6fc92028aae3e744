import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Copies the engine's sources without its tests, as `git clone` does: nothing is installed there. */
export function cloneEngine(clone: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n'))
    if (!file.startsWith('tests/') && existsSync(join(ROOT, file)))
      cpSync(join(ROOT, file), join(clone, file));
}

/**
 * In the place of npm, which would ask a registry for everything. Like npm, it does nothing on a dry run, and leaves out
 * what is for development in production, unless its arguments say otherwise.
 */
const NPM = `#!/bin/sh
echo "$@" > ../asked
case "$*" in *--no-dry-run*) npm_config_dry_run= ;; esac
case "$*" in *--include=dev*) NODE_ENV= ;; esac
[ -n "$npm_config_dry_run$NODE_ENV" ] || ln -s ${ROOT}/node_modules node_modules
`;

/**
 * Compiles such a clone as npm has it done before it packs: in production, on a dry run.
 *
 * @param clone next to which `asked` is written, what npm was asked for
 * @throws with what was said if anything was
 */
export function compileClone(clone: string): void {
  const bin = join(clone, '../bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), NPM, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, ['commands/pack.mjs'], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      NODE_ENV: 'production',
      npm_config_dry_run: 'true',
    },
  });
  if (status !== 0 || stderr !== '') throw new Error(`pack.mjs ended with ${status}: ${stderr}`);
}
