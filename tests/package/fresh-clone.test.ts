import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { packEngine } from './install-packed.ts';

/* The engine's sources where nothing is installed, as after `git clone`. */
const FOLDER = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const CLONE = join(FOLDER, 'clone');
mkdirSync(CLONE);
execFileSync('tar', ['-xzf', packEngine(FOLDER), '--strip-components=1', '-C', CLONE]);
afterAll(() => rmSync(FOLDER, { recursive: true }));

function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { cwd: CLONE, encoding: 'utf8' });
}

it('is packed', () => {
  const { status, stderr } = run('npm', 'pack');
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('    at ')]);
  expect(existsSync(join(CLONE, `${manifest.name}-${manifest.version}.tgz`))).toBe(true);
});

it.each(['check', 'build', 'dev'])('says in one sentence why it cannot %s', (command) => {
  expect(run(process.execPath, 'commands/launch.mjs', command)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'The packages of the engine are not installed. Run npm ci first.\n',
  });
});
