import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import packageLock from '../package-lock.json' with { type: 'json' };
import packageFile from '../package.json' with { type: 'json' };
import { HOSTS } from '../check/features/hosts/host-limits.ts';
import { isRecord } from '../schema/is-record.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.github/workflows');

interface Workflow {
  file: string;
  text: string;
  data: unknown;
}

const workflows = readdirSync(FOLDER).map((file): Workflow => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const document = parseDocument(text, { strict: true });
  const [error] = document.errors;
  if (error) throw error;
  return { file, text, data: document.toJS() };
});

/** All values of a field, wherever it is. */
function valuesOf(data: unknown, field: string): unknown[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesOf(entry, field));
  if (!isRecord(data)) return [];
  const own = Object.hasOwn(data, field) ? [data[field]] : [];
  return [...own, ...Object.values(data).flatMap((value) => valuesOf(value, field))];
}

/** The one that publishes the packages: npm signs it in by its identity, and nothing of it is a script of the site. */
const PUBLISHING = 'release.yml';

/** The one that puts the documentation on pages of the repository, which sign it in the same way. */
const DOCUMENTING = 'docs.yml';

/** What jobs of these may do besides reading. */
const SIGNING_IN = new Map([
  [PUBLISHING, { contents: 'read', 'id-token': 'write' }],
  [DOCUMENTING, { pages: 'write', 'id-token': 'write' }],
]);

/** What tests run besides Node: they fail in CI where it is not installed. */
const INSTALLING = 'sudo apt-get update && sudo apt-get install --yes nginx-light caddy';

/** The npm that the commands of the guides are tried with. */
const NPM = 'npm install --global npm@${{ matrix.npm }}';

const commands = workflows
  .filter(({ file }) => file !== PUBLISHING)
  .flatMap(({ data }) => valuesOf(data, 'run'))
  .map(String)
  .filter((command) => !['npm ci', 'npm test', INSTALLING, NPM].includes(command));

test('no workflow may write to the repository, none runs for ever', () => {
  expect(workflows.length).toBeGreaterThan(1);
  for (const { file, data } of workflows) {
    const signsIn = SIGNING_IN.get(file);
    expect([file, ...valuesOf(data, 'permissions')]).toEqual([
      file,
      { contents: 'read' },
      ...(signsIn === undefined ? [] : [signsIn]),
    ]);
    const jobs = isRecord(data) && isRecord(data['jobs']) ? Object.values(data['jobs']) : [];
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).toHaveProperty('timeout-minutes');
  }
});

test('every action is pinned to a commit, with its version beside it', () => {
  for (const { file, text, data } of workflows) {
    const used = valuesOf(data, 'uses').map(String);
    const pinned = [...text.matchAll(/uses: ([\w-]+\/[\w-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm)];
    expect([file, pinned.map(([, action]) => action)]).toEqual([file, used]);
  }
});

function helpOf(name: string): string {
  const { stdout } = spawnSync(process.execPath, ['commands/launch.mjs', name, '--help'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout;
}

test('every script that is called exists, and takes the options that it is given', () => {
  const scripts = commands.filter((command) => command.startsWith('npm '));
  expect(scripts.length).toBeGreaterThan(3);
  const helps = new Map(['build', 'docs'].map((name) => [name, helpOf(name)]));
  for (const command of scripts) {
    const [, name = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
    expect(Object.keys(packageFile.scripts)).toContain(name);
    const options = rest.split(' ').filter((word) => word.startsWith('--'));
    // Only those of the build are known here.
    expect([name, ''][options.length > 0 ? 0 : 1]).toMatch(/^(build|docs)?$/);
    for (const option of options) expect(helps.get(name)).toContain(`  ${option}`);
    const [, host = 'nginx'] = /--host (\S+)/.exec(rest) ?? [];
    expect([...HOSTS.keys()]).toContain(host);
  }
});

test('the engine takes Node 20.19 and every newer one', () => {
  expect(packageFile.engines.node).toBe('>=20.19');
  expect(packageLock.packages[''].engines).toEqual(packageFile.engines);
});

test('all tests run on every long-term version of Node, with the servers that they ask', () => {
  const checking = workflows.find(({ file }) => file === 'check.yml');
  const jobs = isRecord(checking?.data) ? checking.data['jobs'] : undefined;
  const tests = isRecord(jobs) ? jobs['tests'] : undefined;
  expect(valuesOf(tests, 'node')).toEqual([[20, 22, 24, 26]]);
  expect(valuesOf(tests, 'node-version')).toEqual(['${{ matrix.node }}']);
  expect(valuesOf(tests, 'run')).toEqual([INSTALLING, 'npm ci', 'npm test']);
});

test('the commands of README.md and docs/start.md run on every version of Node and npm', () => {
  const checking = workflows.find(({ file }) => file === 'check.yml');
  const jobs = isRecord(checking?.data) ? checking.data['jobs'] : undefined;
  const start = isRecord(jobs) ? jobs['start'] : undefined;
  expect(valuesOf(start, 'matrix')).toEqual([{ node: ['20.19', 22, 24, 26], npm: [10, 11] }]);
  expect(valuesOf(start, 'node-version')).toEqual(['${{ matrix.node }}']);
  expect(valuesOf(start, 'run')).toEqual([NPM, 'npm ci', 'npm run test:start']);
});

const publishing = workflows.find(({ file }) => file === PUBLISHING);
const publishingSteps = valuesOf(publishing?.data, 'run').map(String);

test('both packages are published after all tests, with their provenance, the engine first', () => {
  expect(publishingSteps).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
  expect(publishingSteps.slice(-2)).toEqual([
    'npm publish --provenance --access public',
    'npm publish ./create --provenance --access public',
  ]);
  expect(isRecord(publishing?.data) && publishing.data['on']).toEqual({ push: { tags: ['v*'] } });
});

test('the packages are published with the address of the repository that builds them', () => {
  const [step = ''] = publishingSteps.filter((command) => command.includes('repository.url'));
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const files = [join(folder, 'package.json'), join(folder, 'create/package.json')];
  mkdirSync(join(folder, 'create'));
  for (const file of files) writeFileSync(file, '{ "name": "engine", "version": "0.1.0" }');
  const source = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'a/b' };
  execFileSync('bash', ['-e', '-c', step], { cwd: folder, env: { ...process.env, ...source } });
  for (const file of files)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      repository: { url: 'git+https://git.example/a/b.git' },
    });
  rmSync(folder, { recursive: true });
});

test.each([
  [`v${packageFile.version}`, 0],
  ['v0.0.1', 1],
  [packageFile.version, 1],
])('a tag %s ends the step that compares it with the versions with %i', (tag, status) => {
  const [step = ''] = publishingSteps.filter((command) => command.includes('GITHUB_REF_NAME'));
  const ran = spawnSync('bash', ['-e', '-c', step], {
    cwd: ROOT,
    env: { ...process.env, GITHUB_REF_NAME: tag },
    encoding: 'utf8',
  });
  expect(ran).toMatchObject({ status, stderr: '' });
});

test('what is no script is a program of a fixed major version, on files that the build has written', () => {
  const programs = commands.filter((command) => !command.startsWith('npm '));
  for (const command of programs) expect(command).toMatch(/^npx --yes [\w-]+@\d+ /);
  const built = commands.flatMap((command) => /--host (\S+)/.exec(command)?.[1] ?? []);
  for (const command of programs)
    expect(built.map((host) => `dist-${host}/`).some((folder) => command.includes(folder))).toBe(
      true,
    );
});

test('pages of the repository get what the documentation was built into, for their own address', () => {
  const documenting = workflows.find(({ file }) => file === DOCUMENTING)?.data;
  expect(valuesOf(documenting, 'run')).toEqual([
    'npm ci',
    'npm run docs -- build --host netlify --url "$DOCS_URL"',
  ]);
  expect(valuesOf(documenting, 'DOCS_URL')).toEqual(['${{ vars.DOCS_URL }}']);
  expect(valuesOf(documenting, 'path')).toEqual(['docs/dist-netlify/site']);
  expect(valuesOf(documenting, 'if')).toEqual(["vars.DOCS_URL != ''"]);
});
