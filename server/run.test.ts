import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../gateway/context.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { trustedProxies } from '../gateway/settings/trusted-proxies.ts';
import { readSettings, type Settings, SettingsError } from '../gateway/settings/settings.ts';
import { run } from './run.ts';
import { stopOnSignal } from './stop.ts';
import type { Log } from '../gateway/log.ts';

/** What was done, in its order. */
let done: string[];
/** What the process does when it is told to stop. */
let signals: Map<string | symbol, (signal: string) => void>;
/** Resolves when the process would have ended. */
let ended: Promise<void>;
let folder: string;

beforeEach(() => {
  done = [];
  signals = new Map();
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    signals.set(name, listener);
    return process;
  });
  ended = new Promise((resolve) => {
    const exitNow = (code: number) => {
      done.push(`exit ${code}`);
      resolve();
    };
    Object.assign(process, { exit: exitNow });
  });
});

const { exit } = Object.getOwnPropertyDescriptors(process);
afterEach(() => {
  Object.defineProperty(process, 'exit', exit);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const note = (what: string) => {
  done.push(what);
  return Promise.resolve();
};

const log: Log = (level, event, fields) =>
  void note([level, event, fields?.['why']].join(' ').trim());

/** Serves with a gateway that says so, on a port of its own. */
async function start({ hasFiles = true, port = 0, stop = () => note('gateway stopped') } = {}) {
  const app = new Hono<Connection>();
  app.all('*', (context) => context.text(`gateway ${new URL(context.req.url).host}`));
  const gateway: Gateway = {
    app,
    start: () => void note('gateway started'),
    renew: ({ metricsToken }) => note(`renewed with ${metricsToken}`),
    stop,
  };
  let settings: Settings | undefined = readSettings({ METRICS_TOKEN: 'new' });
  const served = await run({
    gateway,
    ...(hasFiles ? { files: (_, response) => response.end('files') } : {}),
    settings: { port, host: '127.0.0.1', trustedProxies: trustedProxies('127.0.0.1') },
    read: () => {
      if (settings) return settings;
      throw new SettingsError(['PORT must be a number.']);
    },
    log,
  });
  stopOnSignal(served, log);
  return { at: served.port, spoil: () => (settings = undefined) };
}

/** Asks once, over a connection of its own, as a proxy does for a visitor who comes over TLS or not. */
function ask(port: number, path: string, protocol = 'http') {
  return new Promise<{ text: string; headers: unknown[] }>((resolve, reject) => {
    const headers = { Host: 'site', 'X-Forwarded-Proto': protocol };
    request({ port, path, headers, host: '127.0.0.1', agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      const names = ['x-content-type-options', 'strict-transport-security'];
      answer.on('end', () => resolve({ text, headers: names.map((name) => answer.headers[name]) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Tells the process to stop, and waits until it would have ended: later it would end the process of these tests. */
async function stopBy(signal: string): Promise<void> {
  signals.get(signal)?.(signal);
  await ended;
}

test('what is for the gateway is answered by it, all else from the files', async () => {
  const { at } = await start();
  expect(done).toEqual(['gateway started']);
  expect(await ask(at, '/crm/services')).toEqual({
    text: 'gateway site',
    headers: ['nosniff', undefined],
  });
  expect((await ask(at, '/metrics', 'https')).headers).toEqual(['nosniff', 'max-age=31536000']);
  expect(await ask(at, '/team', 'https')).toEqual({
    text: 'files',
    headers: [undefined, undefined],
  });
  await stopBy('SIGTERM');
});

test('a gateway alone answers everything', async () => {
  const { at } = await start({ hasFiles: false });
  expect((await ask(at, '/team')).text).toBe('gateway site');
  await stopBy('SIGTERM');
});

test('told to stop, it ends the server first and the gateway then, once', async () => {
  const { at } = await start();
  done = [];
  await stopBy('SIGINT');
  expect(done).toEqual(['info stopping', 'gateway stopped', 'info stopped', 'exit 0']);
  await expect(ask(at, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await stopBy('SIGTERM');
  expect(done).toHaveLength(4);
});

test('the process ends after seven and a half seconds in any case', async () => {
  await start({ stop: () => new Promise(() => undefined) });
  done = [];
  signals.get('SIGTERM')?.('SIGTERM');
  vi.advanceTimersByTime(7_499);
  expect(done).toEqual(['info stopping']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['info stopping', 'exit 0']);
});

test('where the port is taken the gateway is closed again', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const at = other.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  await expect(start({ port })).rejects.toThrow(`Port ${port} is taken.`);
  expect(done).toEqual(['gateway stopped']);
  other.close();
});

test('secrets that have changed are taken over, and wrong ones are said', async () => {
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'one');
  vi.stubEnv('METRICS_TOKEN_FILE', secret);
  const { spoil } = await start();
  const change = (text: string) => {
    done = [];
    writeFileSync(secret, text);
    vi.advanceTimersByTime(2_000);
  };
  change('another');
  expect(done).toEqual(['renewed with new']);
  spoil();
  change('one more time');
  expect(done).toEqual(['error settings not reloaded PORT must be a number.']);
  await stopBy('SIGTERM');
});
