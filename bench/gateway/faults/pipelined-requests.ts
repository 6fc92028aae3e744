import { readdirSync } from 'node:fs';
import type { Fault } from '../faults.ts';
import { attackPipelined } from '../pipelined.ts';
import { withSiteServer } from '../site-server.ts';

const CONNECTIONS = 50;
const REQUESTS = 1000;

/** The longest script of the site, which answers most. */
function longestScript(): string {
  const script = readdirSync('dist/assets').find((name) => /^entry-.*\.js$/.test(name));
  return `/assets/${script}`;
}

export const fault: Fault = {
  attack: `${CONNECTIONS} connections pipeline ${REQUESTS} GETs of a script each and read nothing`,
  expected: 'memory at most 100 MB above rest, a page within 200 ms',
  run: () => {
    const attack = { addresses: 1, connections: CONNECTIONS, requests: REQUESTS };
    return withSiteServer((site) =>
      withSiteServer((idle) => attackPipelined(site, idle, { path: longestScript(), ...attack })),
    );
  },
};
