import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { typeCommand } from './type-command.ts';
import { type Step, WALK } from './walk.ts';

await command(
  {
    name: 'test:start',
    about:
      'Types every command of README.md and docs/start.md, in an empty folder and with the Node and npm of the PATH. Needs a registry.',
    options: {},
    examples: ['npm run test:start'],
  },
  async () => {
    let failed = 0;
    const below = mkdtempSync(join(tmpdir(), 'start-'));
    try {
      // What is committed, as a newcomer gets it.
      execFileSync('git', ['clone', '--quiet', ENGINE, join(below, 'clone')]);
      console.log(`Node ${process.version}, npm ${versionOfNpm()}`);
      for (const step of WALK) if (!(await walkStep(step, below))) failed += 1;
    } finally {
      rmSync(below, { recursive: true, force: true, maxRetries: 5 });
    }
    console.log(`${WALK.length} commands, ${failed} did not do what the guides say.`);
    return failed === 0;
  },
);

function versionOfNpm(): string {
  return execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim();
}

/** Resolves with whether a command did what the guides say, and prints how long it took or what went wrong. */
async function walkStep(step: Step, below: string): Promise<boolean> {
  const folder = join(below, step.folder);
  mkdirSync(folder, { recursive: true });
  const { takes, edits = [] } = step;
  if (takes !== undefined) copyFileSync(join(below, takes), join(folder, '..', basename(takes)));
  for (const { file, text, replaces } of edits) {
    const path = join(folder, file);
    const before = replaces === undefined ? '' : readFileSync(path, 'utf8');
    writeFileSync(path, replaces === undefined ? text : before.replace(replaces, text));
  }
  const since = performance.now();
  const failure = await typeCommand(step, below).catch(String);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${step.command}`);
  if (failure !== undefined) console.log(failure);
  return failure === undefined;
}
