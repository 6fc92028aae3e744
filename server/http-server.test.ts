import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { BlockList, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { PER_ADDRESS } from './connection-limits.ts';
import { createHttpServer, type Limits, listen } from './http-server.ts';
import { limitRequests } from './request-limits.ts';
import { closeServer } from './stop.ts';

const SCRIPT = new Uint8Array(150_000).fill(97);
const FILM = new Uint8Array(450_000).fill(97);
const app = new Hono()
  .get('/', (context) => context.text('page'))
  .get('/script.js', () => new Response(SCRIPT))
  .get('/film.mp4', () => new Response(FILM))
  .post('/echo', async (context) => context.text(await context.req.text()))
  .get('/never', () => new Promise<Response>(() => undefined));
const routes = getRequestListener(app.fetch, { hostname: 'localhost' });
const listener: RequestListener = (request, response) => void routes(request, response);

async function started(
  proxies: string[] = [],
  limits?: Limits,
): Promise<{ server: Server; port: number }> {
  const trusted = new BlockList();
  for (const address of proxies) trusted.addAddress(address);
  const server = createHttpServer(listener, trusted, limits);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { server, port };
}

async function opened(port: number, text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends raw bytes and gives all that comes back until the connection ends. */
async function raw(port: number, text: string): Promise<string> {
  const socket = await opened(port, text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  await once(socket, 'close');
  return answer;
}

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: site', ...headers, '', ''].join('\r\n');

test('connections that ask and never read take no memory, and nobody waits for them', async () => {
  const { port } = await started();
  const before = process.memoryUsage().rss;
  const requests = get('/script.js').repeat(1000);
  const sockets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = await opened(port);
      socket.pause();
      socket.write(requests);
      return socket;
    }),
  );
  let most = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('page');
    most = Math.max(most, process.memoryUsage().rss - before);
    await wait(20);
  }
  expect(sockets).toHaveLength(50);
  expect(most / 2 ** 20).toBeLessThan(100);
});

test('what is sent ahead of a cut is not read', async () => {
  const { server, port } = await started();
  let requests = 0;
  server.on('request', () => (requests += 1));
  await raw(port, get('/').repeat(1000));
  expect(requests).toBeGreaterThan(10);
  expect(requests).toBeLessThan(100);
});

test('a connection has 10 requests under way, and is cut at one more', async () => {
  const { port } = await started();
  const within = await opened(port, get('/never').repeat(10));
  expect(await raw(port, get('/never').repeat(11))).toBe('');
  expect(within.closed).toBe(false);
});

test('a request that was sent ahead is answered when it is its turn, not before', async () => {
  const { server, port } = await started();
  const begun: (string | undefined)[] = [];
  const ends: (() => void)[] = [];
  server.removeAllListeners('request');
  server.on(
    'request',
    limitRequests(({ url }, response) => {
      begun.push(url);
      ends.push(() => void response.end(`answer to ${url}`));
    }, new BlockList()),
  );
  const socket = await opened(port, `${get('/1')}${get('/2')}${get('/3', 'Connection: close')}`);
  let answers = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answers += chunk));
  await opened(port, get('/other'));
  await eventually(() => expect(begun).toEqual(['/1', '/other']));
  ends[0]?.();
  await eventually(() => expect(begun).toEqual(['/1', '/other', '/2']));
  ends[2]?.();
  await eventually(() => expect(begun).toEqual(['/1', '/other', '/2', '/3']));
  ends[3]?.();
  await once(socket, 'close');
  expect(answers.match(/(?<=answer to ).\d/g)).toEqual(['/1', '/2', '/3']);
});

test('what is answered is no longer under way, and counts once', async () => {
  const { port } = await started();
  const socket = await opened(port);
  let answers = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answers += chunk));
  for (const count of [9, 18]) {
    socket.write(get('/').repeat(9));
    await eventually(() => expect(answers.match(/page/g)).toHaveLength(count));
  }
  socket.write(get('/never').repeat(11));
  await eventually(() => expect(socket.closed).toBe(true));
});

test('a body that comes in many pieces arrives whole, and so does what follows it', async () => {
  const { port } = await started();
  const body = Array.from({ length: 20_000 }, (_, n) => n).join(' ');
  const post = `POST /echo HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const answer = await raw(port, `${post}${get('/', 'Connection: close')}`);
  expect(answer).toContain(body);
  expect(answer).toMatch(/page$/);
});

test('a few requests ahead are answered in their order', async () => {
  const { port } = await started();
  const answer = await raw(port, `${get('/').repeat(9)}${get('/nothing', 'Connection: close')}`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array.from({ length: 9 }, () => 'HTTP/1.1 200'),
    'HTTP/1.1 404',
  ]);
});

test('one address opens no more connections than its share', async () => {
  const { server, port } = await started();
  const sockets = await Promise.all(Array.from({ length: PER_ADDRESS + 10 }, () => opened(port)));
  await eventually(() => expect(sockets.filter(({ closed }) => closed)).toHaveLength(10));
  server.closeAllConnections();
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true));
});

test('behind a trusted proxy the share is that of the client which it names', async () => {
  const { port } = await started(['127.0.0.1']);
  const busy = get('/never', 'X-Forwarded-For: 198.51.100.7');
  await Promise.all(Array.from({ length: PER_ADDRESS + 10 }, () => opened(port, busy)));
  const close = 'Connection: close';
  await eventually(async () => {
    const answer = await raw(port, get('/', 'X-Forwarded-For: 198.51.100.7', close));
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/nosniff/i);
  });
  expect(await raw(port, get('/', 'X-Forwarded-For: 198.51.100.8', close))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test('a client that takes nothing of its answer is cut, one that takes it slowly is not', async () => {
  const { server, port } = await started([], { nothingTaken: 2000, connections: 100 });
  const open = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)));
  // More than the buffers of both ends hold.
  const many = get('/film.mp4').repeat(10);
  const silent = await opened(port, many);
  silent.pause();
  const slow = await opened(port, many);
  let taken = 0;
  slow.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 10);
  });
  await eventually(async () => expect(await open()).toBe(1));
  await eventually(() => expect(taken).toBeGreaterThan(10 * FILM.length));
});

test('where all connections are taken, idle ones make room and busy ones do not', async () => {
  const { server, port } = await started([], { nothingTaken: 30_000, connections: 4 });
  const busy = await Promise.all(Array.from({ length: 3 }, () => opened(port, get('/never'))));
  const idle = await opened(port, get('/'));
  await once(idle, 'data');
  const idleCut = once(idle, 'close');
  // This one finds no room, and makes some for the next.
  expect(await raw(port, get('/'))).toBe('');
  await idleCut;
  // Newer versions of Node count a connection as idle until its first request has been read.
  const asked = once(server, 'request');
  const last = await opened(port, get('/never'));
  await asked;
  expect(await raw(port, get('/'))).toBe('');
  expect([...busy, last].map(({ closed }) => closed)).toEqual([false, false, false, false]);
});

test('where all connections are taken, an address with many makes room for one with few', async () => {
  const { port } = await started([], { nothingTaken: 30_000, connections: 4 });
  const busy = await Promise.all(
    Array.from({ length: 4 }, () => opened(port, get('/never'), '127.0.0.2')),
  );
  const cut = eventually(() => expect(busy.map(({ closed }) => closed)).toContain(true));
  expect(await raw(port, get('/', 'Connection: close'))).toMatch(/page$/);
  await cut;
  const others = [await opened(port, get('/never')), await opened(port, get('/never'))];
  // Both have two now.
  expect(await raw(port, get('/'))).toBe('');
  expect(busy.filter(({ closed }) => closed)).toHaveLength(2);
  expect(others.map(({ closed }) => closed)).toEqual([false, false]);
});

test('two hosts are refused, and HTTP/1.0 without one is answered', async () => {
  const { port } = await started();
  const two = await raw(port, get('/', 'host: other'));
  expect(two).toMatch(/^HTTP\/1\.1 400 /);
  expect(two).toMatch(/nosniff/i);
  expect(await raw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*page$/s);
});

test('an idle connection outlives that of a proxy, which keeps it for a minute', async () => {
  const { server } = await started();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('stopping cuts what does not end by itself after five seconds', async () => {
  const { server, port } = await started();
  const never = await opened(port, get('/never'));
  const silent = await opened(port);
  const used = await opened(port, get('/'));
  await once(used, 'data');
  const ended = Promise.all([never, silent, used].map((socket) => once(socket, 'close')));
  const begun = performance.now();
  await Promise.all([closeServer(server), ended]);
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(4.5);
  expect(seconds).toBeLessThan(7);
});

test('a request that is under way ends the connection that it came on', async () => {
  const { server, port } = await started();
  const socket = await opened(port, 'GET / HTTP/1.1\r\nHost: site\r\n');
  await wait(50);
  const closing = closeServer(server);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write('\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  await closing;
});

test('a taken port and a foreign address are said in a sentence', async () => {
  const { port } = await started();
  const second = createHttpServer(listener, new BlockList());
  await expect(listen(second, { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken. Set PORT to another one, such as PORT=4200.`,
  );
  await expect(listen(second, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine.',
  );
});

test.each([
  ['ENOTFOUND', 'HOST is "here", which is not an address of this machine.'],
  ['EADDRNOTAVAIL', 'HOST is "here", which is not an address of this machine.'],
  ['EACCES', 'It may not.'],
])('where listening fails with %s it says: %s', async (code, sentence) => {
  const server = createHttpServer(listener, new BlockList());
  vi.spyOn(server, 'listen').mockImplementation(() => {
    server.emit('error', Object.assign(new Error('It may not.'), { code }));
    return server;
  });
  await expect(listen(server, { port: 80, host: 'here' })).rejects.toMatchObject({
    message: sentence,
  });
});
