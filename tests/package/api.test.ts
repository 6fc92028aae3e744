import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { installPacked, packEngine } from '../../test-support/package/install-packed.ts';

/*
 * The examples of docs/api.md, one after the other in the folder of a new site that has the package installed: each is
 * compiled, and each prints what the guide says.
 */
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'api-'));
const SITE = join(FOLDER, 'site');
const GUIDE = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');

/** An example, which names its file in its first line, and behind it what it prints. */
const EXAMPLE = /^```js\n\/\/ (\S+)\n([^]*?)^```\n\n```text\n([^]*?)^```$/gm;

const examples = Array.from(GUIDE.matchAll(EXAMPLE), ([, file = '', text = '', printed = '']) => ({
  file,
  text,
  printed,
}));

function run(program: string, ...args: string[]) {
  const { NODE_ENV: _unset, ...env } = process.env;
  return spawnSync(program, args, { cwd: SITE, env, encoding: 'utf8', timeout: 60_000 });
}

beforeAll(() => {
  mkdirSync(SITE);
  installPacked(packEngine(), SITE);
  run(`node_modules/.bin/${manifest.name}`, 'init', '--yes', '--name', 'Oak');
  for (const { file, text } of examples) writeFileSync(join(SITE, file), text);
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

it('there are ten examples at least, and nothing else is shown as one', () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
  expect(GUIDE.match(/^```js$/gm)).toHaveLength(examples.length);
});

it('all compile, with the types of the package', () => {
  symlinkSync(join(ROOT, 'node_modules/@types/node'), join(SITE, 'node_modules/@types/node'));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--allowJs', '--checkJs', '--strict', '--module', 'nodenext', '--noEmit'];
  const files = examples.map(({ file }) => file);
  const args = [compiler, ...options, '--skipLibCheck', '--types', 'node', ...files];
  expect(run(process.execPath, ...args).stdout).toBe('');
});

describe.each(examples)('$file', ({ file, printed }) => {
  it('prints what the guide says', () => {
    const { status, stdout, stderr } = run(process.execPath, file);
    // Vite reports what it prepares when that takes long, as on a busy machine.
    const own = stdout.split('\n').filter((line) => !line.includes('[vite]'));
    expect({ status, stderr, stdout: own.join('\n').trimEnd() }).toEqual({
      status: 0,
      stderr: '',
      stdout: printed.trimEnd(),
    });
  });
});
