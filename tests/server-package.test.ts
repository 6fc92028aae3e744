import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRecord } from '../schema/is-record.ts';
import { readJson } from '../schema/read-json.ts';
import { freePort } from '../test-support/free-port.ts';
import { PLAIN_SERVING } from '../test-support/plain-serving.ts';
import { endWithProcess } from './gateway/support/processes/end-with-process.ts';

/*
 * What `npm run package` writes runs where nothing is installed but what its package.json asks for.
 */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = mkdtempSync(join(tmpdir(), 'server-package-'));
const SITE = join(FOLDER, 'site');
const OUTPUT = join(FOLDER, 'output');

/** Names of the packages that one needs, those included that it can do without. */
function needsOf(folder: string): string[] {
  const { dependencies, optionalDependencies } = readJson(join(folder, 'package.json'), isRecord);
  return [dependencies, optionalDependencies].flatMap((needed) => Object.keys(needed ?? {}));
}

/** Links a package and all that it needs into the output, as far as this machine has it. */
function install(name: string, installed: Set<string>): void {
  const source = join(ROOT, 'node_modules', name);
  if (installed.has(name) || !existsSync(source)) return;
  installed.add(name);
  const target = join(OUTPUT, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
  for (const needed of needsOf(source)) install(needed, installed);
}

const installed = new Set<string>();

beforeAll(() => {
  mkdirSync(join(SITE, 'dist'), { recursive: true });
  writeFileSync(join(SITE, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(
    join(SITE, 'dist/.serving.json'),
    JSON.stringify({ ...PLAIN_SERVING, clientId: 'site' }),
  );
  writeFileSync(join(SITE, 'dist/.forms.json'), '{}');
  const command = ['--import', 'tsx', 'commands/package.ts', '--site', SITE, '--output', OUTPUT];
  execFileSync(process.execPath, command, { cwd: ROOT });
  for (const name of needsOf(OUTPUT)) install(name, installed);
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('asks for few packages, none of them for building', () => {
  expect(installed.size).toBeGreaterThan(2);
  expect(installed.size).toBeLessThan(50);
  expect([...installed].filter((name) => /^(vite|tsx|react|sharp|typescript)$/.test(name))).toEqual(
    [],
  );
});

test('serves the site and stores inquiries, without a transpiler', async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(FOLDER, 'data') };
  const server = spawn(process.execPath, ['server/serve.mjs'], { cwd: OUTPUT, env });
  endWithProcess(server);
  const address = `http://localhost:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  });
  expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>');
  const token = await fetch(`${address}/crm/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'site' }),
  });
  expect(token.status).toBe(200);
  const listed = execFileSync(process.execPath, ['server/inquiries.mjs'], { cwd: OUTPUT, env });
  expect(listed.toString()).toContain('0 waiting');
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});

/** What the command says when it is called like this. */
function refusal(...args: string[]): string {
  const command = ['--import', 'tsx', 'commands/package.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' }).stderr;
}

test('says what is missing', () => {
  expect(refusal()).toMatch(/^Where to\? Add --output and a folder\. Usage: npm run package -- /);
  expect(refusal('--output', OUTPUT, '--site', FOLDER)).toContain('There is no built site');
});
