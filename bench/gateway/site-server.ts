import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_SERVER } from '../../tests/gateway/support/processes/compiled-server.ts';
import { endWithProcess } from '../../tests/gateway/support/processes/end-with-process.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { waitFor } from '../../tests/gateway/support/processes/wait-for.ts';

/** The built site of this project, served by a process of its own. */
export interface SiteServer {
  child: ChildProcess;
  port: number;
  /** What the process holds in memory now, in MB. */
  memory: () => number;
}

/** Runs with a server of the built site, which `npm run build` has left, and ends it afterwards. */
export async function withSiteServer<T>(run: (server: SiteServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(COMPILED_SERVER, 'serve.mjs'), '--site', '.'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithProcess(child);
  try {
    await waitFor('the site', async () => {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      return response?.ok === true;
    });
    return await run({ child, port, memory: () => residentMegabytes(child.pid) });
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number | undefined): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 2 ** 20;
}
