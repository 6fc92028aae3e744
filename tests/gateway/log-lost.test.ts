import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../test-support/servers/free-port.ts';
import { COMPILED_SERVER } from '../../test-support/gateway/processes/compiled-server.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { FORMS_FILE, inquiryAbout } from '../../test-support/gateway/content/wire.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Started {
  child: ChildProcess;
  port: number;
}

/** A gateway in a shell line in which `"$@"` stands for it, so that its output goes elsewhere. */
async function start(line: string): Promise<Started> {
  const port = await freePort();
  const gateway = [process.execPath, join(COMPILED_SERVER, 'gateway.mjs')];
  const child = spawn('sh', ['-c', line, 'sh', ...gateway], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, FORMS_FILE, PORT: String(port), DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithProcess(child);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, port };
}

/** Reads a named pipe in a process of its own, because opening one waits for its other end. */
function readLines(pipe: string): { text: () => string; end: () => void } {
  const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
  endWithProcess(reader);
  let text = '';
  reader.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { text: () => text, end: () => void reader.kill('SIGKILL') };
}

function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function linesLost(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^gateway_log_lines_lost_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

async function sendThree(port: number): Promise<number[]> {
  const visitor = new Visitor(port);
  const statuses: number[] = [];
  for (const marker of ['one', 'two', 'three']) {
    statuses.push((await visitor.send(inquiryAbout(marker))).status);
  }
  visitor.close();
  return statuses;
}

describe('a log that cannot be written', () => {
  it('costs no inquiry and no answer when the disk is full', async () => {
    const { child, port } = await start('exec "$@" > /dev/full');
    await waitFor('a gateway', () => isUp(port));
    expect(await sendThree(port)).toEqual([200, 200, 200]);
    // "accepting", one for each of the three kinds of target that lack settings, and one for each inquiry.
    expect(await linesLost(port)).toBe(7);
    expect(child.exitCode).toBeNull();
  });

  it('costs no inquiry and no answer when nobody reads any more', async () => {
    const { child, port } = await start('exec "$@"');
    await waitFor('a gateway', () => isUp(port));
    child.stdout?.destroy();
    expect(await sendThree(port)).toEqual([200, 200, 200]);
    expect(await linesLost(port)).toBe(3);
    expect(child.exitCode).toBeNull();
  });

  it('does not end a process that prints by other means, too', async () => {
    const script = `
      import { stdoutLog } from './gateway/log-output.ts';
      import { Metrics } from './gateway/metrics.ts';
      const log = stdoutLog(new Metrics());
      console.log('printed');
      console.error('printed');
      setTimeout(() => process.exit(7), 500);
      log('info', 'logged');`;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script];
    const line = 'exec "$@" > /dev/full 2> /dev/full';
    const child = spawn('sh', ['-c', line, 'sh', ...node], { cwd: ROOT });
    endWithProcess(child);
    const [code] = await once(child, 'exit');
    expect(code).toBe(7);
  });

  it('is told in the log once somebody reads again', async () => {
    const pipe = join(temporaryFolder(), 'pipe');
    const { port } = await start(`mkfifo ${pipe}; exec "$@" > ${pipe}`);
    await waitFor('a pipe', () => existsSync(pipe));
    const first = readLines(pipe);
    await waitFor('a gateway', () => isUp(port));
    first.end();
    expect(await sendThree(port)).toEqual([200, 200, 200]);
    const second = readLines(pipe);
    await waitFor('the count', async () => {
      const visitor = new Visitor(port);
      await visitor.send(inquiryAbout(String(Math.random())));
      visitor.close();
      return second.text().includes('"event":"log lines lost","count":');
    });
    second.end();
  });
});
