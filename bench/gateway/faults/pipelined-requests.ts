import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../faults.ts';
import { type SiteServer, withSiteServer } from '../site-server.ts';

const CONNECTIONS = 50;
const REQUESTS = 1000;

/** The longest script of the site, which answers most. */
function request(): string {
  const script = readdirSync('dist/assets').find((name) => /^entry-.*\.js$/.test(name));
  return `GET /assets/${script} HTTP/1.1\r\nHost: site\r\n\r\n`;
}

/** Milliseconds until a page was there whole. */
async function page({ port }: SiteServer): Promise<number> {
  const started = performance.now();
  await (await fetch(`http://localhost:${port}/`)).arrayBuffer();
  return performance.now() - started;
}

/** Attacks one server; the other's pages at the same moments show what of a time is the machine's. */
async function attack(site: SiteServer, idle: SiteServer): Promise<{ seen: string; met: boolean }> {
  const rest = site.memory();
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(site.port, 'localhost');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.pause();
      socket.write(request().repeat(REQUESTS));
      return socket;
    }),
  );
  let most = 0;
  let slowest = 0;
  let slowestOfIdle = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const [time, timeOfIdle] = await Promise.all([page(site), page(idle)]);
    slowest = Math.max(slowest, time);
    slowestOfIdle = Math.max(slowestOfIdle, timeOfIdle);
    most = Math.max(most, site.memory() - rest);
    await wait(100);
  }
  for (const socket of sockets) socket.destroy();
  return {
    seen: `${most.toFixed(0)} MB above rest, the slowest page ${slowest.toFixed(0)} ms (idle server: ${slowestOfIdle.toFixed(0)} ms)`,
    met: most <= 100 && slowest <= 200,
  };
}

export const fault: Fault = {
  attack: `${CONNECTIONS} connections pipeline ${REQUESTS} GETs of a script each and read nothing`,
  expected: 'memory at most 100 MB above rest, a page within 200 ms',
  run: () => withSiteServer((site) => withSiteServer((idle) => attack(site, idle))),
};
