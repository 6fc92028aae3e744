import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { describeBlocks } from '../../schema/block-guide.ts';
import { printAgentsPage } from '../../authoring/page/agents-page.ts';
import { VERBS } from '../../authoring/page/verbs.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_LINES = 150;
const paper = printAgentsPage(describeBlocks(), VERBS);

/**
 * Runs the commands of this engine on another site, as npm would on its own. One process runs all of them: file
 * descriptor 3 tells it the command lines, 4 answers with the exit codes, and what was printed is in a file by then.
 */
const NPM = `set -e
npm() {
  while [ "$1" != -- ] && [ $# -gt 0 ]; do name=$1; shift; done
  [ $# -gt 0 ] && shift
  case $name in page) name=agents/page ;; esac
  echo "$ROOT/commands/$name.ts $* --site $SITE" >&3
  read -r status <&4
  cat printed
  return "$status"
}
`;

it('is short, and names every verb and block type', () => {
  expect(paper.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  for (const { name } of VERBS) expect(paper).toContain(`- \`${name}\`: `);
  for (const { name } of describeBlocks().blocks) expect(paper).toContain(`- \`${name}\`: `);
});

type Run = (line: string) => Promise<{ status: number; stdout: string }>;

/** Runs the commands of the paper in a shell that has `NPM`. */
async function runShell(commands: string, cwd: string, run: Run): Promise<string> {
  const env = { ...process.env, ROOT, SITE: join(cwd, 'site') };
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'pipe', 'pipe'];
  const shell = spawn('sh', ['-c', NPM + commands], { cwd, env, stdio });
  const [, printed, , asked, answered] = shell.stdio;
  if (!(asked instanceof Socket && answered instanceof Socket && printed instanceof Socket))
    throw new Error('The shell has no pipes.');
  const output = text(printed);
  for await (const line of createInterface({ input: asked })) {
    const { status, stdout } = await run(line);
    writeFileSync(join(cwd, 'printed'), stdout);
    answered.write(`${status}\n`);
  }
  // Of a command that fails, the shell ends with the exit code.
  if (shell.exitCode === null) await once(shell, 'exit');
  expect(shell.exitCode, await output).toBe(0);
  return output;
}

it('gives commands that do what they say, and leave the site as it was', async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // Inside the project, so that the installed libraries are found.
  const folder = mkdtempSync(join(ROOT, '.cache/agents-'));
  const site = join(folder, 'site');
  cpSync(join(ROOT, 'tests/bad-content/good-site'), site, { recursive: true });
  const home = join(site, 'pages/index.yaml');
  const before = digestOf(readFileSync(home));
  const blocks = [...paper.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) => commands);
  expect(blocks).toHaveLength(4);
  const program = join(ROOT, 'test-support/run-commands.ts');
  const runner = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: runner.stdout })[Symbol.asyncIterator]();
  const run: Run = async (line) => {
    runner.stdin.write(`${line}\n`);
    const { value } = await answers.next();
    return JSON.parse(String(value));
  };
  const outputs: string[] = [];
  for (const commands of blocks) outputs.push(await runShell(commands, folder, run));
  runner.stdin.end();
  expect(outputs[1]).toContain('Welcome');
  expect(outputs[2]).toContain('repeated');
  expect(outputs[3]).toContain('no problems');
  expect(digestOf(readFileSync(home))).toBe(before);
  rmSync(folder, { recursive: true });
});
