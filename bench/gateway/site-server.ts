import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_SERVER } from '../../test-support/gateway/processes/compiled-server.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';

/** The built site of this project, served by a process of its own. */
export interface SiteServer {
  child: ChildProcess;
  port: number;
  /** What the process holds in memory now, in MB. */
  memory: () => number;
  /** How many files and connections it has open now. */
  openFiles: () => number;
}

/**
 * Runs with a server of a built site and ends it afterwards.
 * @param site its folder; this project, as `npm run build` has left it, unless another is named
 */
export async function withSiteServer<T>(
  run: (server: SiteServer) => Promise<T>,
  site = '.',
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(COMPILED_SERVER, 'serve.mjs'), '--site', site], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithProcess(child);
  try {
    await waitFor('the site', async () => {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      return response?.ok === true;
    });
    return await run({
      child,
      port,
      memory: () => residentMegabytes(child.pid),
      openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    });
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number | undefined): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 2 ** 20;
}
