import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { describeBlocks } from '../../schema/block-guide.ts';
import { CommandRunner } from '../../test-support/commands/command-runner.ts';
import { printAgentsPage } from '../../authoring/page/agents-page.ts';
import { VERBS } from '../../authoring/page/verbs.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_LINES = 150;
const guide = printAgentsPage(describeBlocks(), VERBS);

/**
 * Runs the commands of this engine on another site, as npm would on its own. One process runs all of them: file
 * descriptor 3 tells it the command lines, 4 answers with the exit codes, and what was printed is in a file by then.
 */
const NPM = `set -e
npm() {
  while [ "$1" != -- ] && [ $# -gt 0 ]; do name=$1; shift; done
  [ $# -gt 0 ] && shift
  case $name in page) name=agents/page ;; esac
  echo "$ROOT/commands/$name.ts" "$@" --site "$SITE" >&3
  read -r status <&4
  cat printed
  return "$status"
}
`;

mkdirSync(join(ROOT, '.cache'), { recursive: true });
// Inside the project, so that the installed libraries are found.
const folder = mkdtempSync(join(ROOT, '.cache/agents-'));
const site = join(folder, 'site');
const home = join(site, 'pages/index.yaml');
cpSync(join(ROOT, 'tests/bad-content/good-site'), site, { recursive: true });
const runner = new CommandRunner(folder);
afterAll(async () => {
  await runner.stop();
  rmSync(folder, { recursive: true });
});

/** What a command prints, and its exit code; with the reason, if it fails. */
async function run(line: string): Promise<{ status: number; printed: string }> {
  const [program = '', ...args] = line.split(' ');
  const { status, stdout, stderr } = await runner.run(program, args);
  return { status, printed: status === 0 ? stdout : `${stdout}${stderr}` };
}

/** Runs commands of the paper in a shell that has `NPM`. */
async function runShell(commands: string): Promise<string> {
  const env = { ...process.env, ROOT, SITE: site };
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'pipe', 'pipe'];
  const shell = spawn('sh', ['-c', NPM + commands], { cwd: folder, env, stdio });
  const [, output, , asked, answered] = shell.stdio;
  if (!(asked instanceof Socket && answered instanceof Socket && output instanceof Socket))
    throw new Error('The shell has no pipes.');
  const all = text(output);
  for await (const line of createInterface({ input: asked })) {
    const { status, printed } = await run(line);
    writeFileSync(join(folder, 'printed'), printed);
    answered.write(`${status}\n`);
  }
  // Of a command that fails, the shell ends with the exit code.
  if (shell.exitCode === null) await once(shell, 'exit');
  expect(shell.exitCode, await all).toBe(0);
  return all;
}

it('is short, and names every verb and block type', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  for (const { name } of VERBS) expect(guide).toContain(`- \`${name}\`: `);
  for (const { name } of describeBlocks().blocks) expect(guide).toContain(`- \`${name}\`: `);
});

it('gives commands that do what they say, and leave the site as it was', async () => {
  const before = digestOf(readFileSync(home));
  const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) => commands);
  expect(blocks).toHaveLength(4);
  const outputs: string[] = [];
  for (const commands of blocks) outputs.push(await runShell(commands));
  expect(outputs[1]).toContain('Welcome');
  expect(outputs[2]).toContain('Hero “Warm rooms for less”: added');
  expect(outputs[3]).toContain('no problems');
  expect(digestOf(readFileSync(home))).toBe(before);
});

it('answers every verb with JSON that is asked for it', async () => {
  const operations = [{ op: 'set', path: '/title', value: 'Welcome' }];
  const edits = join(folder, 'edits.json');
  writeFileSync(edits, JSON.stringify([{ file: 'pages/index.yaml', operations }]));
  const plan = join(folder, 'plan.json');
  const asked = ['list', 'describe', 'read /', `plan ${edits}`, `apply ${plan}`, 'undo', 'redo'];
  for (const words of asked) {
    const program = join(ROOT, 'commands/agents/page.ts');
    const { status, printed } = await run(`${program} ${words} --json --site ${site}`);
    expect(status, printed).toBe(0);
    expect(() => JSON.parse(printed), words).not.toThrow();
    if (words.startsWith('plan')) writeFileSync(plan, printed);
  }
  const verbs = asked.map((words) => words.split(' ')[0]);
  // `shot` answers the same way, and needs a browser.
  expect(new Set([...verbs, 'shot'])).toEqual(new Set(VERBS.map(({ name }) => name)));
});

it('answers with JSON what it refuses, too', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '[{');
  const program = join(ROOT, 'commands/agents/page.ts');
  const answer = async (words: string): Promise<unknown> => {
    const { status, printed } = await run(`${program} ${words} --json --site ${site}`);
    expect(status, words).toBe(2);
    return JSON.parse(printed);
  };
  const usage = expect.stringContaining('npm run page -- [--json]');
  expect(await answer('lst')).toEqual({
    error: 'There is no verb lst. Did you mean `list`?',
    usage,
  });
  expect(await answer('list pages')).toEqual({ error: 'list does not take an argument.', usage });
  for (const words of ['read /nowhere', 'describe herro', `plan ${broken}`, 'list --fast'])
    expect(await answer(words)).toHaveProperty('error', expect.stringMatching(/\w/));
});
