import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolder, hashEngine } from '../../prerender/engine/engine-hash.mjs';
import { isRecord } from '../../schema/is-record.ts';
import type { Ran } from './run-commands.ts';

/** Named by its file: by its name alone it would be looked for where the commands run. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The program of a command as the bundle of the engine has it, which is there once `bundled-engine.ts` has run. */
export function bundledProgram(command: string): string {
  return join(bundleFolder(hashEngine()), `server/${command}.mjs`);
}

/** Runs commands one after the other in one process: a process for each would read its modules again. */
export class CommandRunner {
  readonly #process;

  /** @param cwd the folder that the commands run in */
  constructor(cwd: string) {
    this.#process = fork(join(import.meta.dirname, 'run-commands.ts'), [], {
      cwd,
      execArgv: ['--import', LOADER],
    });
  }

  /** @param program the file of a command; not before the one before it is done */
  async run(program: string, args: readonly string[]): Promise<Ran> {
    this.#process.send([program, ...args]);
    const messages: unknown[] = await once(this.#process, 'message');
    const [ran] = messages;
    if (!isRan(ran)) throw new Error(`${program} has said nothing of how it ended.`);
    return ran;
  }

  /** Resolves when the process has ended. */
  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }
}

function isRan(value: unknown): value is Ran {
  return isRecord(value) && typeof value['status'] === 'number';
}
