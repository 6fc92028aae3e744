import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import starter from '../../create/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };

/* What `npm create website-from-yaml` runs. In the place of npm a program that says how it was called. */
const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = join(ROOT, 'create', starter.bin);
const FOLDER = mkdtempSync(join(tmpdir(), 'create-'));
const ASKED = join(FOLDER, 'asked');
writeFileSync(join(FOLDER, 'npx'), `#!/bin/sh\nprintf '%s|' "$@" > ${ASKED}\nexit 3\n`, {
  mode: 0o755,
});
writeFileSync(
  join(FOLDER, 'npm-cli.js'),
  `require('fs').writeFileSync(${JSON.stringify(ASKED)}, process.argv.slice(2).join('|') + '|')`,
);
afterAll(() => rmSync(FOLDER, { recursive: true }));

const ENGINE = `--yes|--|${manifest.name}@${manifest.version}|init|`;

function run(environment: NodeJS.ProcessEnv): { status: number | null; stderr: string } {
  const args = [PROGRAM, 'my-site', '--name', 'Alder Row'];
  return spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
}

it('hands over to the init of the engine of the same version, and ends as it does', () => {
  const path = `${FOLDER}${delimiter}${process.env['PATH']}`;
  expect(run({ PATH: path })).toMatchObject({ status: 3, stderr: '' });
  expect(readFileSync(ASKED, 'utf8')).toBe(`${ENGINE}my-site|--name|Alder Row|`);
});

it('goes through the npm that has started it', () => {
  expect(run({ npm_execpath: join(FOLDER, 'npm-cli.js') })).toMatchObject({ status: 0 });
  expect(readFileSync(ASKED, 'utf8')).toBe(`exec|${ENGINE}my-site|--name|Alder Row|`);
});

it('says that there is no npm', () => {
  const { status, stderr } = run({ PATH: FOLDER.replace('create-', 'nowhere-') });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'npx could not be started (spawnSync npx ENOENT). Install npm and try again.\n',
  );
});

it('is published with the engine: the same version and license, and no dependency', () => {
  for (const field of ['version', 'license', 'author'] as const)
    expect(starter[field]).toBe(manifest[field]);
  expect(starter.engines.node).toBe(manifest.engines.node);
  expect(starter).not.toHaveProperty('dependencies');
  const license = (folder: string) => readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8');
  expect(license('create')).toBe(license('.'));
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', './create'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = [...packed.matchAll(/"path": "(.*)"/g)].map(([, file]) => file);
  expect(files).toEqual(['LICENSE', 'README.md', 'index.mjs', 'package.json']);
});
