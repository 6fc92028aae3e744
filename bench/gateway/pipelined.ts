import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteServer } from './site-server.ts';

export interface Pipelined {
  /** The path that every request asks for. */
  path: string;
  /** From so many addresses of this machine, and so many from each. */
  addresses: number;
  connections: number;
  /** Sent ahead on each connection. */
  requests: number;
}

/** Milliseconds until a page was there whole. */
async function page({ port }: SiteServer): Promise<number> {
  const started = performance.now();
  await (await fetch(`http://localhost:${port}/`)).arrayBuffer();
  return performance.now() - started;
}

async function pipelined(site: SiteServer, text: string, localAddress: string): Promise<Socket> {
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(text);
  return socket;
}

/** Attacks one server; the other's pages at the same moments show what of a time is the machine's. */
export async function attackPipelined(
  site: SiteServer,
  idle: SiteServer,
  { path, addresses, connections, requests }: Pipelined,
): Promise<{ seen: string; met: boolean }> {
  const rest = site.memory();
  const text = `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(requests);
  const sockets = await Promise.all(
    Array.from({ length: addresses * connections }, (_, n) =>
      pipelined(site, text, `127.0.0.${2 + (n % addresses)}`),
    ),
  );
  let [most, files, slowest, slowestOfIdle] = [0, 0, 0, 0];
  for (let turn = 0; turn < 50; turn += 1) {
    const [time, timeOfIdle] = await Promise.all([page(site), page(idle)]);
    slowest = Math.max(slowest, time);
    slowestOfIdle = Math.max(slowestOfIdle, timeOfIdle);
    most = Math.max(most, site.memory() - rest);
    files = Math.max(files, site.openFiles());
    await wait(100);
  }
  for (const socket of sockets) socket.destroy();
  return {
    seen: `${most.toFixed(0)} MB above rest, ${files} open files and connections, the slowest page ${slowest.toFixed(0)} ms (idle server: ${slowestOfIdle.toFixed(0)} ms)`,
    met: most <= 100 && slowest <= 200,
  };
}
