import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, expect, it } from 'vitest';

/* A server with TLS on this machine, whose certificate only NODE_EXTRA_CA_CERTS makes one to trust. */

const ROOT = join(import.meta.dirname, '../..');
const BLOCK = join(ROOT, 'tests/second-site/bakery/blocks/baking-week');

const folder = mkdtempSync(join(tmpdir(), 'over-https-'));
const [site, temporary] = [join(folder, 'site'), join(folder, 'temporary')];
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
let server: Server;
let address: string;

const names = readdirSync(BLOCK);
const files = names.map((name) => {
  const body = readFileSync(join(BLOCK, name));
  return { header: { name: `package/${name}`, size: body.length }, body };
});
const evil = { header: { name: '../../pages/index.yaml', size: 1 }, body: '-' };
const good = gzipSync(await packTar(files));
const bad = gzipSync(await packTar([...files, evil]));

/** What is sent for each address. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/week.tgz': (response) => response.end(good),
  '/latest.tgz': (response) => response.writeHead(302, { location: '/week.tgz' }).end(),
  '/evil.tgz': (response) => response.end(bad),
  '/loop.tgz': (response) => response.writeHead(302, { location: '/loop.tgz' }).end(),
  '/plain.tgz': (response) =>
    response.writeHead(302, { location: 'http://localhost:9/week.tgz' }).end(),
  '/page.tgz': (response) => response.end('<!doctype html><title>Sign in</title>'),
  '/large.tgz': (response) => response.end(Buffer.alloc(2 * 1024 * 1024)),
  '/half.tgz': (response) => {
    response.writeHead(200, { 'content-length': good.length });
    response.write(good.subarray(0, 100), () => response.destroy());
  },
  '/nothing.tgz': (response) => response.writeHead(404).end(),
};

beforeAll(async () => {
  const certificate = '-subj /CN=localhost -addext subjectAltName=DNS:localhost -days 1';
  const made = `-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ${key} -out ${cert}`;
  spawnSync('openssl', `req -x509 ${certificate} ${made}`.split(' '));
  cpSync(join(ROOT, 'tests/bad-content/good-site'), site, { recursive: true });
  mkdirSync(temporary);
  server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, response) =>
    ANSWERS[asked.url ?? '']?.(response),
  );
  await once(server.listen(0), 'listening');
  const at = server.address();
  address = `https://localhost:${typeof at === 'object' ? at?.port : ''}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs Node, for which temporary files have a folder of their own; resolves with all that it says. */
function node(args: string[], env: Record<string, string>): Promise<string> {
  const options = { cwd: ROOT, env: { ...process.env, TMPDIR: temporary, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (_, out, error) => resolve(out + error));
  });
}

/** What the command says about an address. */
const addBlock = (path: string) =>
  node(['commands/launch.mjs', 'add-block', `${address}${path}`, '--site', site], {
    NODE_EXTRA_CA_CERTS: cert,
  });

/** The messages about several addresses, by a process that reads one after the other. */
async function readEach(paths: string[], env: Record<string, string>): Promise<string[]> {
  const script = `
    import { readBlock } from './authoring/add/block/read-block.ts';
    for (const from of process.argv.slice(1))
      await readBlock(from).then(() => console.log('read'), ({ message }) => console.log(message));
  `;
  const addresses = paths.map((path) => `${address}${path}`);
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, ...addresses];
  return (await node(args, env)).trimEnd().split('\n');
}

/** All that is in the site, and what is left in the folder for temporary files but the cache of what runs TypeScript. */
const everything = () => [
  ...readdirSync(site, { recursive: true, encoding: 'utf8' }),
  ...readdirSync(temporary).filter((name) => !name.startsWith('tsx-')),
];

it('adds a block from an address, and leaves nothing behind of one that it refuses', async () => {
  const before = everything();
  expect(await addBlock('/evil.tgz')).toBe(
    `${address}/evil.tgz has a file outside its own folder: ../../pages/index.yaml.\n`,
  );
  expect(everything()).toEqual(before);
  expect(await addBlock('/latest.tgz')).toMatch(/^Added the block type baking-week: /);
  for (const name of names)
    expect(readFileSync(join(site, 'blocks/baking-week', name))).toEqual(
      readFileSync(join(BLOCK, name)),
    );
});

it('says of each answer that is no block why it is none', async () => {
  const reasons = [
    ['/plain.tgz', 'redirects to http://localhost:9/week.tgz, which is not an https address.'],
    ['/loop.tgz', 'redirects too many times.'],
    ['/page.tgz', 'is not a tarball of npm pack: incorrect header check'],
    ['/large.tgz', 'sends more than 1 MB.'],
    ['/half.tgz', 'was interrupted: '],
    ['/nothing.tgz', 'answers with 404.'],
  ];
  const paths = reasons.map(([path = '']) => path);
  expect(await readEach(paths, { NODE_EXTRA_CA_CERTS: cert })).toEqual(
    reasons.map(([path, reason]) => expect.stringContaining(`${address}${path} ${reason}`)),
  );
});

it('reads nothing from a server whose certificate nobody vouches for', async () => {
  const refusals = await readEach(['/week.tgz'], { NODE_EXTRA_CA_CERTS: '' });
  // Newer versions of Node add advice.
  const expected = `${address}/week.tgz does not answer: self-signed certificate`;
  expect(refusals).toEqual([expect.stringContaining(expected)]);
});
