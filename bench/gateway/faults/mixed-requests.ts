import { Agent, request } from 'node:http';
import { CREDENTIALS, LEAD, TOKEN } from '../../../test-support/gateway/content/wire.ts';
import type { Fault } from '../faults.ts';
import { withSiteServer } from '../site-server.ts';

const REQUESTS = 200_000;
/** By then all that is kept on purpose has been kept. */
const WARM = 50_000;
const AT_ONCE = 20;
const MOST_MEGABYTES = 30;

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Of visitors, their caches, search engines and those who look for holes. */
const MIX: readonly ((n: number) => Asked)[] = [
  () => ({ path: '/', headers: { 'Accept-Encoding': 'br' } }),
  () => ({ path: '/about-us', headers: { 'Accept-Encoding': 'gzip' } }),
  () => ({ path: '/' }),
  () => ({ path: '/', headers: { 'If-None-Match': '*' } }),
  (n) => ({ path: `/?campaign=${n}`, headers: { 'Accept-Encoding': `br, x-${n}` } }),
  (n) => ({ path: `/nothing-${n}`, headers: { 'Accept-Encoding': 'gzip' } }),
  (n) => ({ path: `/.env-${n}`, method: 'HEAD' }),
  (n) => ({ path: `/crm/${n}` }),
  () => ({ path: '/livez' }),
  () => ({ path: '/', method: 'PUT', body: 'x'.repeat(1000) }),
  () => ({
    path: TOKEN,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: CREDENTIALS,
  }),
  (n) => ({
    path: LEAD,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${n}` },
    body: `{"firstName": "${n}"`,
  }),
];

export const fault: Fault = {
  attack: `${REQUESTS} mixed requests: pages, caches, unknown addresses, wrong methods, calls of the gateway`,
  expected: `every one answered; memory at most ${MOST_MEGABYTES} MB more at the end than after ${WARM}`,
  run: () =>
    withSiteServer(async ({ port, memory }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const statuses = new Map<number, number>();
      const ask = ({ path, method = 'GET', headers = {}, body }: Asked) =>
        new Promise<void>((resolve, reject) => {
          const call = request({ port, agent, path, method, headers }, (response) => {
            const { statusCode = 0 } = response;
            statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
            response.on('error', reject).on('end', resolve).resume();
          });
          call.on('error', reject).end(body);
        });
      let sent = 0;
      const sendUntil = (count: number) =>
        Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            while (sent < count) {
              const n = (sent += 1);
              const asked = MIX[n % MIX.length]?.(n);
              if (asked) await ask(asked);
            }
          }),
        );
      const rest = memory();
      await sendUntil(WARM);
      const warm = memory();
      await sendUntil(REQUESTS);
      const end = memory();
      agent.destroy();
      const answers = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => `${times} x ${status}`);
      return {
        seen: `${rest.toFixed(0)} MB at rest, ${warm.toFixed(0)} MB after ${WARM}, ${end.toFixed(0)} MB at the end; ${answers.join(', ')}`,
        met: end - warm <= MOST_MEGABYTES && ![...statuses.keys()].some((status) => status >= 500),
      };
    }),
};
