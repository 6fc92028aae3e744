import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from '../test-support/free-port.ts';

const ROOT = join(import.meta.dirname, '..');

const SITE = join(import.meta.dirname, 'bad-content/good-site');

/** The commands of package.json that are files of ours, each with its command line, and every measurement. */
const commands = [
  ...Object.entries(manifest.scripts).filter(
    ([name, line]) =>
      // `docs` is `start` with a site.
      /\bnode\b/.test(line) && !name.startsWith('test:') && name !== 'docs',
  ),
  ...readdirSync(join(ROOT, 'bench'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`bench -- ${name}`, `${manifest.scripts.bench} ${name}`] as const),
];

function run(line: string, args: string[], env: Record<string, string> = {}) {
  const [, ...command] = line.replace(/^exec /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 50_000,
  });
  return { status, stdout, stderr };
}

describe.each(commands)('npm run %s', (name, line) => {
  it('explains itself with --help and does nothing', () => {
    const { status, stdout, stderr } = run(line, ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Usage: npm run ${name}`);
    expect(stdout).toMatch(/\nExamples?:\n {2}\S/);
    expect(stdout).toContain('--help');
  });

  it('says in one line what it does not understand, and exits with 2', () => {
    const { status, stdout, stderr } = run(line, ['--bogus']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--bogus'\. Usage: npm run .*\n$/);
  });
});

it('bench lists the measurements, and names them where it is asked for another', () => {
  const list = run(manifest.scripts.bench, []);
  expect(list).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^browser\nbuild\n/),
  });
  const { status, stderr } = run(manifest.scripts.bench, ['visitors']);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^There is no visitors, but browser, build, [^]*\. Usage: npm run bench -- /,
  );
});

it('says that npm took an option where -- is missing', () => {
  const { status, stderr } = run(manifest.scripts.check, [], {
    npm_lifecycle_event: 'check',
    npm_config_fix: 'true',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^npm kept --fix for itself, because -- is missing before the options\. Usage: /,
  );
});

it('npm run dev prints where the site and the gallery are, and how many problems there are', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts', '--site', SITE], {
    cwd: ROOT,
    // Not "test": for that Vite would prepare its modules anew, and again for the next server.
    env: { ...process.env, NODE_ENV: undefined, PORT: String(await freePort()), NO_COLOR: '1' },
  });
  try {
    let output = '';
    const printed = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Problems:')) resolve(output);
      });
      child.once('exit', () => reject(new Error(`It ended: ${output}`)));
    });
    expect(await printed).toMatch(
      /Local: +http:\/\/localhost:(\d+)\/[^]* Blocks: +http:\/\/localhost:\1\/_blocks\n +Problems: 0 errors, 0 warnings\n/,
    );
  } finally {
    child.kill();
  }
});
