import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../test-support/servers/free-port.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { runInquiries } from '../../test-support/gateway/processes/gateway-process.ts';
import { runningGateway } from '../../test-support/gateway/processes/running-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { ADA, FORMS_FILE } from '../../test-support/gateway/content/wire.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The bar: those who started it wait ten seconds before they kill it. */
const SECONDS = 8;

describe.concurrent('the gateway, told to stop', () => {
  it('ends although a connection says nothing', async (context) => {
    const { gateway } = await runningGateway(context);
    const silent = connect(gateway.port, '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    const begun = performance.now();
    expect(await gateway.stop()).toBe(0);
    expect((performance.now() - begun) / 1000).toBeLessThan(SECONDS);
  });

  it('ends although the CRM takes for ever, and its lead waits again', async (context) => {
    const { crm, gateway, env } = await runningGateway(context, { CRM_TIMEOUT_SECONDS: '60' });
    crm.delay = 600_000;
    const visitor = new Visitor(gateway.port);
    await visitor.send(ADA);
    await waitFor('a lead under way', () => crm.leadCalls === 1);
    visitor.close();
    const begun = performance.now();
    expect(await gateway.stop()).toBe(0);
    expect((performance.now() - begun) / 1000).toBeLessThan(SECONDS);
    expect(gateway.log.at(-1)).toContain('"stopped"');
    const { stdout } = await runInquiries(env, 'list', '--state', 'waiting');
    expect(stdout).toContain('waiting');
  });

  it('ends when npm is told to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-stop-'));
    const port = await freePort();
    const npm = spawn('npm', ['run', 'gateway'], {
      cwd: ROOT,
      env: { ...process.env, FORMS_FILE, PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithProcess(npm);
    const output: string[] = [];
    npm.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
    await waitFor('the gateway', () => output.join('').includes('"accepting"'));
    npm.kill('SIGTERM');
    const [code] = await once(npm, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    rmSync(folder, { recursive: true });
  });
});
