import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../test-support/servers/free-port.ts';
import { expect } from './test.ts';

export interface Started {
  /** Without a slash at the end. */
  address: string;
  process: ChildProcess;
}

/**
 * Starts what `npm run serve` starts, built site and gateway, and waits until it answers.
 * @param settings of the gateway, `DATA_DIR` among them
 * @param site its folder; the first site without it
 */
export async function startServer(
  settings: Record<string, string>,
  site?: string,
): Promise<Started> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['commands/launch.mjs', 'serve', ...(site ? ['--site', site] : [])],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: String(port), ...settings },
    },
  );
  const answer = (): Promise<number> =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answer, { timeout: 30_000 }).toBe(200);
  return { address, process: server };
}
