import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { Cluster, inquiriesUntil, insist } from '../../test-support/gateway/processes/cluster.ts';
import { runInquiries } from '../../test-support/gateway/processes/gateway-process.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { PostgresServer } from '../../test-support/gateway/store/postgres-server.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { CREDENTIALS, TOKEN } from '../../test-support/gateway/content/wire.ts';

/*
 * Several gateways on one PostgreSQL behind a proxy. Slow by nature: processes are started, killed one a second, and
 * what a killed one had under way is due again after five. `npm run bench -- gateway several` does it for a minute.
 */
let server: PostgresServer;

beforeAll(async () => {
  server = await PostgresServer.create();
  await server.start();
});
afterAll(() => server.destroy());

it('lose nothing and send nothing twice while one is killed every second', async () => {
  const crm = new FakeCrm();
  await crm.start();
  onTestFinished(() => crm.stop());
  const timing = { DATABASE_URL: server.url, CRM_TIMEOUT_SECONDS: '1' };
  const cluster = await Cluster.start(2, { ...timing, ...crmEnvironment(crm) });
  onTestFinished(() => cluster.stop());
  const ending = new AbortController();
  const enough = (sent: number): boolean => sent > 20 && cluster.kills > 3;
  const [{ accepted }] = await Promise.all([
    insist(cluster.proxy.port, 4, inquiriesUntil(enough)).finally(() => ending.abort()),
    cluster.killInTurn(ending.signal),
  ]);
  await waitFor('nothing waits', async () => {
    return (await runInquiries(cluster.env)).stdout.includes(' 0 waiting');
  });
  expect((await runInquiries(cluster.env)).stdout).toContain('all accounted for');
  const messages = crm.messages();
  expect([...accepted].filter((marker) => !messages.has(marker))).toEqual([]);
  expect(crm.leads).toHaveLength(accepted.size);
});

it('hold the limit of an address together', async () => {
  const cluster = await Cluster.start(2, { DATABASE_URL: server.url, RATE_PER_ADDRESS: '12' });
  onTestFinished(() => cluster.stop());
  const [one, two] = cluster.gateways.map(({ port }) => new Visitor(port));
  if (!one || !two) throw new Error('Two gateways were expected.');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const status = async (visitor: Visitor): Promise<number> =>
    (await visitor.post(TOKEN, headers, CREDENTIALS)).status;
  for (let call = 0; call < 10; call += 1) expect(await status(one)).toBe(200);
  // The other hears of them within a second or two; each of its own calls in that time counts, too.
  let passed = 0;
  await waitFor('the limit at the other', async () => {
    await sleep(900);
    if ((await status(two)) === 429) return true;
    passed += 1;
    return false;
  });
  // Alone it would let twelve pass at once, and one more in five seconds.
  expect(passed).toBeLessThan(10);
  one.close();
  two.close();
});
