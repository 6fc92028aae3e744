import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import launchable from '../commands/door/commands.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { CommandRunner } from '../test-support/commands/command-runner.ts';
import { freePort } from '../test-support/servers/free-port.ts';

const ROOT = join(import.meta.dirname, '..');

const SITE = join(import.meta.dirname, 'bad-content/good-site');

/** The program that a command line of package.json starts; `launch.mjs` looks its own up by their names. */
function programOf(line: string): string {
  const launched = /^(?:exec )?node commands\/launch\.mjs (\S+)$/.exec(line)?.[1];
  const file = Object.entries(launchable).find(([name]) => name === launched)?.[1];
  if (file !== undefined) return `commands/${file}`;
  // It starts with or without what reads TypeScript.
  if (line === 'node commands/prepare.mjs') return 'commands/prepare.ts';
  const [, program] = /^node --import tsx (\S+)$/.exec(line) ?? [];
  if (program === undefined) throw new Error(`No command starts like this: ${line}`);
  return program;
}

/** The commands of package.json that are files of ours, and every measurement; each with its program. */
const commands = [
  ...Object.entries(manifest.scripts)
    .filter(
      ([name, line]) =>
        // `prepack` is for npm, and installs what it needs first.
        /\bnode\b/.test(line) && !name.startsWith('test:') && name !== 'prepack',
    )
    .map(([name, line]) => [name, programOf(line)] as const),
  ...readdirSync(join(ROOT, 'bench'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`bench -- ${name}`, `bench/${name}/run.ts`] as const),
];

/** What all commands say to some arguments, by their programs; all in one process, for each alone reads all its modules. */
const said = new Map<string, unknown>();

beforeAll(async () => {
  const runner = new CommandRunner(ROOT);
  for (const [, program] of commands)
    for (const option of ['--help', '--bogus'])
      said.set(`${program} ${option}`, await runner.run(program, [option]));
  await runner.stop();
});

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

describe.each(commands)('npm run %s', (name, program) => {
  it('explains itself with --help and does nothing', () => {
    const usage = new RegExp(`Usage: npm run ${name}\\b[^]*\\nExamples?:\\n {2}\\S`);
    const ran = said.get(`${program} --help`);
    expect(ran).toEqual({ status: 0, stderr: '', stdout: expect.stringMatching(usage) });
    expect(ran).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('--help') });
  });

  it('says in one line what it does not understand, and exits with 2', () => {
    expect(said.get(`${program} --bogus`)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--bogus'\. Usage: npm run .*\n$/),
    });
  });
});

/** All guides for people and agents; pages that are generated are made of these. */
const GUIDES = ['', 'bench', 'create', 'docs', 'docs/crm', 'docs/pages', 'gateway'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /\.(md|yaml)$/.test(name))
      .map((name) => join(folder, name)),
);

/** A command in a guide: its name, that of a measurement, and its arguments. */
const COMMAND =
  /(?:npm run (?:--silent )?|npx (?:\.\/\S+\.tgz|website-from-yaml) )([a-z][\w:-]*(?: -- (?!-)[a-z-]+)?)([^`\n|&;]*)/g;

it('guides give commands only options that they have', () => {
  const programs = new Map(commands);
  const used = GUIDES.flatMap((guide) =>
    Array.from(
      readFileSync(join(ROOT, guide), 'utf8').matchAll(COMMAND),
      ([line, name = '', args = '']) => {
        const program = programs.get(name) ?? programs.get(name.replace(/ -- .*/, ''));
        const options = Array.from(args.matchAll(/--[a-z][a-z-]*/g), ([option]) => option);
        return options.map((option) => ({ guide, line, program, option }));
      },
    ).flat(),
  );
  expect(used.length).toBeGreaterThan(80);
  const unknown = used.filter(
    ({ program, option }) =>
      program !== undefined &&
      !JSON.stringify(said.get(`${program} --help`)).includes(`  ${option}`),
  );
  expect(unknown).toEqual([]);
});

it('is started so by npm: by the launcher, by its file, by the one command of all measurements', () => {
  for (const [line, program, args] of [
    [manifest.scripts.rename, 'commands/pages/rename.ts', []],
    [manifest.scripts.size, 'commands/installation/size.ts', []],
    [manifest.scripts.bench, 'bench/code/run.ts', ['code']],
  ] as const) {
    expect(run(line, [...args, '--help'])).toEqual(said.get(`${program} --help`));
    expect(run(line, [...args, '--bogus'])).toEqual(said.get(`${program} --bogus`));
  }
});

it('npm test has every script of tests as a step, but those that run by themselves', () => {
  const { stdout } = run(manifest.scripts.test, ['--help']);
  const [, steps = ''] = /^The steps, [^:]*: (.*?)\. /m.exec(stdout) ?? [];
  const scripts = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
  const alone = ['test:changed', 'test:start'];
  const expected = scripts.filter((name) => !alone.includes(name));
  expect(steps.split(', ').toSorted()).toEqual(expected.toSorted());
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
    /^npm swallowed --fix, because -- is missing before the options\. Usage: /,
  );
});

it('npm run dev prints where the site and the gallery are, and how many problems there are', async () => {
  const child = spawn(process.execPath, ['commands/launch.mjs', 'dev', '--site', SITE], {
    cwd: ROOT,
    // Not "test": for that Vite would prepare its modules from scratch, and again for the next server.
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
      /Site: +http:\/\/localhost:(\d+)\/[^]* Blocks: +http:\/\/localhost:\1\/_blocks\n +Problems: 0 errors, 0 warnings\n/,
    );
  } finally {
    child.kill();
  }
});
