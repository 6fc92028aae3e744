import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { eventually } from '../eventually.ts';
import { endWithProcess } from '../processes/end-with-process.ts';
import { freePort } from '../servers/free-port.ts';
import { installPacked, packEngine } from './install-packed.ts';

const PROGRAM = `node_modules/.bin/${manifest.name}`;

/** No npm around it, no matter who runs this test. */
export const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST)/.test(name)),
);

/** What a command has done. */
interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * The engine as others have it: packed, installed in the folder of a site, and called from there by the name of its
 * program.
 */
export class InstalledEngine {
  /** Contains the folder of the site, and nothing of this repository. */
  readonly folder = mkdtempSync(join(tmpdir(), 'installed-'));
  readonly site = join(this.folder, 'alder-row');
  /** The installed package. */
  readonly engine = join(this.site, 'node_modules', manifest.name);
  readonly archive: string;

  constructor() {
    mkdirSync(this.site);
    this.archive = packEngine();
    installPacked(this.archive, this.site);
  }

  run(...args: string[]): Ran {
    const { status, stdout, stderr } = spawnSync(PROGRAM, args, {
      cwd: this.site,
      env: ENV,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  /** Takes all out of the folder of the site but what is installed. */
  empty(): void {
    for (const name of readdirSync(this.site))
      if (name !== 'node_modules') rmSync(join(this.site, name), { recursive: true });
  }

  /** Writes the site that a newcomer gets. */
  init(): Ran {
    return this.run('init', '--yes', '--name', 'Alder Row');
  }

  /**
   * Starts a server, and ends it when all is looked at.
   * @param path that answers with 200 once it is there
   * @param look is told what the server has printed so far, too
   * @returns what it has ended with
   */
  async serving(
    command: string,
    path: string,
    look: (address: string, printed: () => string) => Promise<void>,
  ): Promise<unknown[]> {
    const port = await freePort();
    const env = { ...ENV, PORT: String(port) };
    const server = spawn(PROGRAM, [command], { cwd: this.site, env });
    endWithProcess(server);
    let printed = '';
    server.stdout.on('data', (data) => (printed += String(data)));
    const address = `http://localhost:${port}`;
    try {
      await eventually(async () => {
        const { status } = await fetch(`${address}${path}`);
        if (status !== 200) throw new Error(`${path} answers with ${status}.`);
      });
      await look(address, () => printed);
    } finally {
      server.kill('SIGTERM');
    }
    return once(server, 'exit');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
