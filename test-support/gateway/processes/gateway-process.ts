import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fieldsOf, FORMS_FILE } from '../content/wire.ts';
import { COMPILED_SERVER } from './compiled-server.ts';
import { endWithProcess } from '../../processes/end-with-process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Only what the test gives: a developer's own settings must not reach the gateway under test. */
function environment(env: Record<string, string>): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    FORMS_FILE,
    RATE_PER_ADDRESS: '1000000',
    RATE_TOTAL: '1000000',
    ...env,
  };
}

/** So many of its last lines a gateway that ended by itself is reported with. */
const LAST_LINES = 15;

/** A gateway in a process of its own, started as a packaged server starts it. */
export class GatewayProcess {
  /** Gets what is to be said about a gateway that ended without being asked: the run fails, also if the test passes. */
  onCrash: (error: Error) => void = (error) => {
    throw error;
  };
  readonly #exited: Promise<number | null>;
  #isAsked = false;

  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
    /** Everything it logged; grows. */
    readonly log: string[],
    /** What it printed besides its log. */
    errors: () => string,
  ) {
    this.#exited = new Promise((resolve) => {
      // Not at its exit: what it said last may come after that.
      child.once('close', (code, signal) => {
        resolve(code);
        if (this.#isAsked) return;
        const lines = [...log.slice(-LAST_LINES), errors().trimEnd()];
        const end = code === null ? `by ${signal}` : `with code ${code}`;
        this.onCrash(new Error(`A gateway ended by itself, ${end}:\n${lines.join('\n')}`));
      });
    });
  }

  /**
   * Resolves when it accepts inquiries.
   * @param wrapper program that runs it, such as a shell with limits: `[program, ...arguments]`
   */
  static async start(env: Record<string, string>, wrapper: string[] = []): Promise<GatewayProcess> {
    const command = [...wrapper, process.execPath, join(COMPILED_SERVER, 'gateway.mjs')];
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd: ROOT,
      env: environment({ PORT: '0', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithProcess(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const log: string[] = [];
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        log.push(line);
        const { event, port } = fieldsOf(line);
        if (event === 'accepting') {
          resolve(new GatewayProcess(child, Number(port), log, () => errors));
        }
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The gateway ended:\n${errors}`)));
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.#isAsked = true;
    this.child.kill('SIGKILL');
    await this.#exited;
  }

  /** Asks it to stop and resolves to its exit code. */
  stop(): Promise<number | null> {
    this.#isAsked = true;
    this.child.kill('SIGTERM');
    return this.#exited;
  }
}

/** Runs the command `inquiries` with these arguments; resolves to what it printed. */
export async function runInquiries(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const command = [join(COMPILED_SERVER, 'inquiries.mjs'), ...args];
    const options = { cwd: ROOT, env: environment(env) };
    const output = await promisify(execFile)(process.execPath, command, options);
    return { code: 0, ...output };
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error && 'code' in error) {
      return {
        code: Number(error.code),
        stdout: String(error.stdout),
        stderr: String(error.stderr),
      };
    }
    throw error;
  }
}
