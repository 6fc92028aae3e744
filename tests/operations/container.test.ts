import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { get } from 'node:https';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { isRecord } from '../../schema/is-record.ts';
import { ADA, FORMS_FILE, LEAD } from '../../test-support/gateway/content/wire.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { asOrdinaryUser } from '../../test-support/processes/ordinary-user.ts';
import { readDockerfile } from '../../test-support/operations/dockerfile.ts';
import { packagedSite } from '../../test-support/operations/packaged-site.ts';

/*
 * No container runtime is needed: the Dockerfile is linted, and each of its steps is run as a script, in the order in which
 * a build and a run of the image would do so.
 */
const site = packagedSite(readFileSync(FORMS_FILE, 'utf8'));
const DOCKERFILE = readFileSync(join(site.output, 'Dockerfile'), 'utf8');
const { instructions, commandOf, environment } = readDockerfile(DOCKERFILE);
const DATA = join(site.folder, 'data');
const CADDY = '/usr/bin/caddy';

const port = await freePort();
/** The environment that the image sets, on a port and in a folder of this test. */
const env: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  ...environment(),
  PORT: String(port),
  DATA_DIR: DATA,
};

function isHealthy(): boolean {
  const [program = '', ...args] = commandOf(instructions('HEALTHCHECK')[0] ?? '');
  return spawnSync(program, args, { env, timeout: 10_000 }).status === 0;
}

/** As the file system of the image is read-only, and the user no root. */
function setWritable(isWritable: boolean): void {
  const mode = isWritable ? 'u+w' : 'a-w';
  spawnSync('chmod', ['-R', mode, ...['server', 'dist'].map((part) => join(site.output, part))]);
  chmodSync(site.output, isWritable ? 0o755 : 0o555);
}

/** A page that nobody may read, so that anyone who reads all pages fails. */
const LOCKED = join(site.output, 'dist/locked/index.html');

beforeAll(() => {
  mkdirSync(DATA, { mode: 0o700 });
  mkdirSync(dirname(LOCKED));
  writeFileSync(LOCKED, '<h1>Locked</h1>');
  setWritable(false);
  chmodSync(LOCKED, 0);
});
afterAll(() => {
  setWritable(true);
  site.remove();
});

test('the Dockerfile has no fault that a linter knows', () => {
  expect(validate(DOCKERFILE)).toEqual([]);
  expect(validate('FORM node\nRUN').length).toBeGreaterThan(1);
  for (const image of instructions('FROM', 'all')) expect(image).toMatch(/^[\w./-]+:\d/);
  const words = DOCKERFILE.split('\n').map((line) => line.split(' ')[0]);
  expect(words.lastIndexOf('USER')).toBeLessThan(words.lastIndexOf('CMD'));
  expect(words.lastIndexOf('RUN')).toBeLessThan(words.lastIndexOf('USER'));
  expect(instructions('USER')).toEqual(['node']);
});

test('what it copies is there, and nothing else is sent to the builder', () => {
  const sources = instructions('COPY', 'all')
    .filter((line) => !line.startsWith('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1));
  expect(sources).toContain('server');
  expect(sources.filter((file) => !existsSync(join(site.output, file)))).toEqual([]);
  const ignored = readFileSync(join(site.output, '.dockerignore'), 'utf8').trim().split('\n');
  expect(ignored).toEqual(['*', ...new Set(sources.map((file) => `!${file}`))]);
});

test('npm takes the lock file for that of package.json', () => {
  const [, command = ''] = /^RUN npm (ci .*)$/m.exec(DOCKERFILE) ?? [];
  const options = { cwd: site.output, encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync(
    'npm',
    [...command.split(' '), '--offline', '--dry-run', '--loglevel=notice'],
    options,
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/(added|up to date|changed|removed)/);
});

test('it runs as an ordinary user who can write nothing but the data, and ends without losing a request', async () => {
  const attempt = asOrdinaryUser('touch', [join(site.output, 'server/new')]);
  expect(spawnSync(...attempt).status).not.toBe(0);
  const [program = '', ...args] = commandOf(instructions('CMD')[0] ?? '');
  expect(isHealthy()).toBe(false);
  const server = spawn(...asOrdinaryUser(program, args), { cwd: site.output, env });
  endWithProcess(server);
  const log: string[] = [];
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => log.push(chunk));
  await eventually(() => expect(log.join('')).toContain('Serving'));
  expect(isHealthy()).toBe(true);
  const address = `http://127.0.0.1:${port}`;
  expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>');

  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'site' });
  const token: unknown = await (
    await fetch(`${address}/crm/services/oauth2/token`, { method: 'POST', body })
  ).json();
  const authorization = `Bearer ${isRecord(token) ? String(token['access_token']) : ''}`;
  const lead = Buffer.from(JSON.stringify(ADA));
  const call = request(`${address}${LEAD}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'content-length': lead.byteLength,
    },
  });
  // Half of an inquiry has come when it is told to stop.
  call.write(lead.subarray(0, 20));
  await eventually(() => expect(call.socket?.bytesWritten).toBeGreaterThan(100));
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.kill('SIGTERM');
  await eventually(() => expect(log.join('')).toContain('"stopping"'));
  const answered = once(call, 'response');
  call.end(lead.subarray(20));
  const [response] = await answered;
  expect(await text(response)).toContain('"success":true');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(isHealthy()).toBe(false);
  const list = spawnSync(process.execPath, ['server/inquiries.mjs'], { cwd: site.output, env });
  expect(list.stdout.toString()).toContain('1 accepted = 1 waiting');
});

test('it is ready before it has read a page', async () => {
  const [program = '', ...args] = commandOf(instructions('CMD')[0] ?? '');
  const server = spawn(...asOrdinaryUser(program, args), { cwd: site.output, env });
  endWithProcess(server);
  // Its first request, as soon as a connection is taken.
  const ready = await eventually(() => fetch(`http://127.0.0.1:${port}/healthz`));
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ accepting: true });
  // Had it read the pages, it would have come to the one that it cannot read.
  expect((await fetch(`http://127.0.0.1:${port}/locked`)).ok).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test.runIf(existsSync(CADDY) || process.env.CI)(
  'Caddy gives it TLS as its Caddyfile says, and the server knows of it',
  async () => {
    const server = spawn(process.execPath, ['server/serve.mjs'], {
      cwd: site.output,
      env: { ...env, TRUSTED_PROXIES: '127.0.0.1, ::1' },
    });
    endWithProcess(server);
    const secure = await freePort();
    const config = join(site.folder, 'Caddyfile');
    // Neither the certificates of this machine nor ports of others are touched.
    const globals = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
    const written = readFileSync(join(site.output, 'Caddyfile'), 'utf8');
    expect(written).toContain('dynamic a site 4173 {');
    writeFileSync(config, globals + written.replace('a site 4173', `a localhost ${port}`));
    const caddy = spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', config], {
      env: { HOME: site.folder, SITE_NAME: `localhost:${secure}` },
      stdio: 'ignore',
    });
    endWithProcess(caddy);
    const root = join(site.folder, '.local/share/caddy/pki/authorities/local/root.crt');
    const asked = await eventually(async () => {
      const call = get({ port: secure, host: 'localhost', ca: readFileSync(root), path: '/' });
      const [response] = await once(call, 'response');
      expect(response.statusCode).toBe(200);
      return { headers: response.headers, body: await text(response) };
    });
    expect(asked.body).toBe('<h1>Home</h1>');
    expect(asked.headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await fetch(`http://127.0.0.1:${port}`);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    for (const process of [caddy, server]) {
      process.kill('SIGTERM');
      await once(process, 'exit');
    }
  },
);
