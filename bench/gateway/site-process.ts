import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test-support/servers/free-port.ts';
import { COMPILED_SERVER } from '../../test-support/gateway/processes/compiled-server.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { percentile } from './measure.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = '/';
/** Between two pages of the one visitor who is timed. */
const PAUSE_MILLISECONDS = 5;

/** The built site with its gateway, in a process of its own, as a packaged server runs it. */
export class SiteProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /**
   * Resolves when it serves pages.
   * @param wrapper program that runs it: `[program, ...arguments]`
   */
  static async start(env: Record<string, string>, wrapper: string[] = []): Promise<SiteProcess> {
    if (!existsSync(`${ROOT}dist`)) throw new Error('Run npm run build first.');
    const port = await freePort();
    const command = [
      ...wrapper,
      process.execPath,
      join(COMPILED_SERVER, 'serve.mjs'),
      '--site',
      '.',
    ];
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        RATE_PER_ADDRESS: '1000000',
        RATE_TOTAL: '1000000',
        PORT: String(port),
        ...env,
      },
      stdio: 'ignore',
    });
    endWithProcess(child);
    const site = new SiteProcess(child, port);
    await waitFor('the site', () => site.page().then(Boolean, () => false), 60);
    return site;
  }

  /** Milliseconds until a page was there whole, on a connection of its own. */
  page(): Promise<number> {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const call = get(
        { host: '127.0.0.1', port: this.port, path: PAGE, agent: false },
        (response) => {
          response.resume();
          response.on('error', reject);
          response.on('end', () => {
            if (response.statusCode === 200) resolve(performance.now() - start);
            else reject(new Error(`The page was answered with ${response.statusCode}.`));
          });
        },
      );
      call.on('error', reject);
    });
  }

  /** The 99th percentile of the pages that one visitor gets, one after the other, while `work` lasts. */
  async pagesDuring(work: Promise<unknown>): Promise<{ p99: number; count: number }> {
    const ending = new AbortController();
    void work.finally(() => ending.abort()).catch(() => undefined);
    const times: number[] = [];
    while (!ending.signal.aborted) {
      times.push(await this.page());
      await sleep(PAUSE_MILLISECONDS);
    }
    await work;
    return { p99: percentile(times, 0.99), count: times.length };
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 8_000);
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'exit');
    clearTimeout(late);
  }
}

/** What is tried on a server that takes inquiries, next to another that takes none. */
type Trial<T> = (
  site: SiteProcess,
  pagesDuring: (work: Promise<unknown>) => Promise<{ p99: number; seen: string }>,
) => Promise<T>;

/**
 * Runs with a server, and with an idle one whose pages are timed at the same moments: what of a time is the machine's.
 * @param wrapper program that runs the first: `[program, ...arguments]`
 */
export async function besideIdleSite<T>(
  folder: string,
  trial: Trial<T>,
  wrapper: string[] = [],
): Promise<T> {
  const site = await SiteProcess.start({ DATA_DIR: folder }, wrapper);
  const idle = await SiteProcess.start({ DATA_DIR: join(folder, 'idle') });
  try {
    return await trial(site, async (work) => {
      const [pages, others] = await Promise.all([site.pagesDuring(work), idle.pagesDuring(work)]);
      const seen = `p99 ${pages.p99.toFixed(0)} ms of ${pages.count} pages (idle server: ${others.p99.toFixed(0)} ms)`;
      return { p99: pages.p99, seen };
    });
  } finally {
    await Promise.all([site.stop(), idle.stop()]);
  }
}
