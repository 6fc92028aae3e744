import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { listBelow } from '../check/files/list-below.ts';
import { CommandRunner } from '../test-support/commands/command-runner.ts';
import { freePort } from '../test-support/servers/free-port.ts';
import { endWithProcess } from '../test-support/processes/end-with-process.ts';
import { packagedSite } from '../test-support/operations/packaged-site.ts';

const ROOT = join(import.meta.dirname, '..');
const {
  folder: FOLDER,
  output: OUTPUT,
  installed,
  remove,
} = packagedSite('{}', {
  Caddyfile: 'changed by hand',
  'data/gateway.db': 'inquiries',
  'dist/old.html': 'of an earlier build',
  'server/old.mjs': 'of an earlier engine',
});

afterAll(remove);

test('asks for few packages, none of them for building', () => {
  expect(installed.size).toBeGreaterThan(2);
  expect(installed.size).toBeLessThan(50);
  expect([...installed].filter((name) => /^(vite|tsx|react|sharp|typescript)$/.test(name))).toEqual(
    [],
  );
});

test('holds nothing of the studio', () => {
  const files = listBelow(OUTPUT).filter((name) => /\.(mjs|js|json|html|css)$/.test(name));
  expect(files).toContain('server/serve.mjs');
  const found = files.filter((name) =>
    /_studio|prosemirror|\.data\/studio/.test(readFileSync(join(OUTPUT, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('takes the place of an earlier package, and leaves what is not its own', () => {
  expect(readFileSync(join(OUTPUT, 'Caddyfile'), 'utf8')).toBe('changed by hand');
  expect(readFileSync(join(OUTPUT, 'data/gateway.db'), 'utf8')).toBe('inquiries');
  expect(existsSync(join(OUTPUT, 'compose.yaml'))).toBe(true);
  expect(existsSync(join(OUTPUT, 'dist/old.html'))).toBe(false);
  expect(existsSync(join(OUTPUT, 'server/old.mjs'))).toBe(false);
});

test('serves the site and stores inquiries, without a transpiler', async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(FOLDER, 'data') };
  const server = spawn(process.execPath, ['server/serve.mjs'], { cwd: OUTPUT, env });
  endWithProcess(server);
  const address = `http://localhost:${port}`;
  await eventually(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200));
  expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>');
  const token = await fetch(`${address}/crm/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'site' }),
  });
  expect(token.status).toBe(200);
  const shown = spawnSync(process.execPath, ['server/inquiries.mjs', 'show', '1'], {
    cwd: OUTPUT,
    env,
    encoding: 'utf8',
  });
  expect(shown).toMatchObject({ status: 1, stderr: 'There is no inquiry "1".\n' });
  const listed = execFileSync(process.execPath, ['server/inquiries.mjs'], { cwd: OUTPUT, env });
  expect(listed.toString()).toContain('0 waiting');
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});

test.each(['', '--worker'])('leaves a folder alone that it did not write %s', async (worker) => {
  const runner = new CommandRunner(ROOT);
  onTestFinished(() => runner.stop());
  const site = join(FOLDER, 'site');
  const own = join(FOLDER, 'own-server');
  mkdirSync(join(own, 'server'), { recursive: true });
  writeFileSync(join(own, 'package.json'), '{"name":"own"}');
  writeFileSync(join(own, 'server/app.js'), 'mine');
  const before = listBelow(FOLDER);
  const options = worker === '' ? [] : [worker];
  const refusal = async (output: string) =>
    (await runner.run('commands/package.ts', ['--site', site, '--output', output, ...options]))
      .stderr;
  expect(await refusal(own)).toMatch(
    /own-server contains files that this command did not write: package\.json, server\. Choose a folder/,
  );
  expect(await refusal(site)).toMatch(/site contains the site\. Choose/);
  expect(await refusal(ROOT)).toMatch(/contains the engine\. Choose/);
  expect(listBelow(FOLDER)).toEqual(before);
  expect(readFileSync(join(own, 'package.json'), 'utf8')).toBe('{"name":"own"}');
});

test('says what is missing', async () => {
  const runner = new CommandRunner(ROOT);
  onTestFinished(() => runner.stop());
  const refusal = async (...args: string[]) =>
    (await runner.run('commands/package.ts', args)).stderr;
  expect(await refusal()).toMatch(/^Add --output and a folder\. Usage: npm run package -- /);
  expect(await refusal('--output', OUTPUT, '--site', FOLDER)).toContain('There is no built site');
  const { stderr } = await runner.run('commands/inquiries.ts', ['lst']);
  expect(stderr).toMatch(/^There is no action lst\. Did you mean `list`\? Usage: /);
});
