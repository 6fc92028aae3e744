import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/* The engine's sources where nothing is installed, as after `git clone`. */
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const CLONE = join(FOLDER, 'clone');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
for (const file of listed.trim().split('\n'))
  if (!file.startsWith('tests/') && existsSync(join(ROOT, file)))
    cpSync(join(ROOT, file), join(CLONE, file));
afterAll(() => rmSync(FOLDER, { recursive: true }));

it.each(['check', 'build', 'dev'])('says in one sentence why it cannot %s', (command) => {
  const ran = spawnSync(process.execPath, ['commands/launch.mjs', command], {
    cwd: CLONE,
    encoding: 'utf8',
  });
  expect(ran).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'The packages of the engine are not installed. Run npm ci first.\n',
  });
});

it('is compiled before it is packed, once npm has installed what that takes', () => {
  // In the place of npm, which would ask a registry for everything. Like npm, it does nothing on a dry run, and leaves
  // out what is for development in production, unless its arguments say otherwise.
  const bin = join(FOLDER, 'bin');
  mkdirSync(bin);
  const npm = `#!/bin/sh
echo "$@" > ../asked
case "$*" in *--no-dry-run*) npm_config_dry_run= ;; esac
case "$*" in *--include=dev*) NODE_ENV= ;; esac
[ -n "$npm_config_dry_run$NODE_ENV" ] || ln -s ${ROOT}/node_modules node_modules
`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, ['commands/pack.mjs'], {
    cwd: CLONE,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      NODE_ENV: 'production',
      npm_config_dry_run: 'true',
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(join(FOLDER, 'asked'))).toBe(true);
  for (const file of ['bundle.json', 'server/check.mjs', 'types/api/index.d.ts'])
    expect(existsSync(join(CLONE, 'lib', file)), file).toBe(true);
});
