import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../test-support/servers/free-port.ts';
import type { Step } from './walk.ts';

/** In milliseconds; only what hangs takes so long. */
const LIMIT = 600_000;

/** The end of a question: `Name of the site (My site): `. */
const QUESTION = /\): $/;

/** As in the shell of a newcomer: without the settings of the npm that runs this, and of a runner of workflows. */
const ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|CI$|GITHUB_)/.test(name),
    ),
  ),
  // npx installs without asking, as where somebody presses Enter.
  npm_config_yes: 'true',
};

/**
 * Types a command of the guides into a shell, in its folder.
 * @throws if it prints, ends or serves otherwise than its step says, with all that it printed
 */
export async function typeCommand(step: Step, below: string): Promise<void> {
  const { command, folder, isServer, isAsking, code = 0, says } = step;
  const port = await freePort();
  // Questions are asked on a terminal only.
  const [program = '', ...args] = isAsking
    ? ['script', '--quiet', '--return', '--command', command, '/dev/null']
    : ['sh', '-c', command];
  const child = spawn(program, args, {
    cwd: join(below, folder),
    env: { ...ENV, PORT: String(port) },
    // A group of its own, so that all that a server has started is stopped with it.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += stripVTControlCharacters(text);
      if (isAsking && QUESTION.test(printed)) child.stdin.write('\n');
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const late = setTimeout(() => stop(child), LIMIT);
  const served = isServer ? await pageAt(`http://localhost:${port}`, child) : undefined;
  if (isServer) stop(child);
  const status = await ended;
  clearTimeout(late);
  const said = served ?? printed;
  if ((isServer || status === code) && says.test(said)) return;
  throw new Error(
    `${command}\nended with ${status}; ${says} was expected in:\n${said}\n${printed}`,
  );
}

/** Stops all that a command has started. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** The page at an address, once it is there; empty if the server ends without one. */
async function pageAt(address: string, server: ChildProcess): Promise<string> {
  while (server.exitCode === null && server.signalCode === null) {
    const page = await fetch(address, { signal: AbortSignal.timeout(60_000) }).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (page !== '') return page;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return '';
}
