import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { cloneEngine } from '../../test-support/package/fresh-clone.ts';
import { packEngine } from '../../test-support/package/install-packed.ts';

/* The engine's sources where nothing is installed, as after `git clone`. */
const CLONE = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
cloneEngine(CLONE);
afterAll(() => rmSync(CLONE, { recursive: true }));

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
  expect(manifest.scripts.prepack).toBe('node commands/pack.mjs');
  // The engine that all tests install was compiled so, which takes too long to do it twice.
  const folder = join(packEngine(), '..');
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^ci /);
  for (const file of ['bundle.json', 'server/check.mjs', 'types/api/index.d.ts'])
    expect(existsSync(join(folder, 'clone/lib', file)), file).toBe(true);
});
