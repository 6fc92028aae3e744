import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { Cluster, inquiriesUntil, insist } from '../../test-support/gateway/processes/cluster.ts';
import { runInquiries } from '../../test-support/gateway/processes/gateway-process.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { PostgresServer } from '../../test-support/gateway/store/postgres-server.ts';
import { type Measurement, percentile } from './measure.ts';

const COUNT = 5_000;
const CONCURRENCY = 50;
const KILLING_SECONDS = 60;

async function withPostgres<T>(run: (url: string) => Promise<T>): Promise<T> {
  const server = await PostgresServer.create();
  try {
    await server.start();
    return await run(server.url);
  } finally {
    await server.destroy();
  }
}

/** How fast inquiries are taken through the proxy. */
function measureThroughput(gateways: number): Promise<Measurement> {
  return withPostgres(async (DATABASE_URL) => {
    const cluster = await Cluster.start(gateways, { DATABASE_URL });
    const { port } = cluster.proxy;
    await insist(
      port,
      CONCURRENCY,
      inquiriesUntil((sent) => sent >= 500),
    );
    const start = performance.now();
    const measured = inquiriesUntil((sent) => sent >= COUNT);
    const { accepted, milliseconds, refusals } = await insist(port, CONCURRENCY, measured);
    const perSecond = COUNT / ((performance.now() - start) / 1000);
    await cluster.stop();
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(0));
    return {
      what: `${COUNT} inquiries, ${CONCURRENCY} at once, through a proxy to ${gateways} on one PostgreSQL`,
      result: `${perSecond.toFixed(0)} a second; p50 ${p50} ms, p99 ${p99} ms; ${accepted.size} accepted; ${inWords(refusals)}`,
      bar: 'all accepted, at the first time or when sent again',
      met: accepted.size === COUNT,
    };
  });
}

/** What was said to calls in vain, the most frequent first. */
function inWords(refusals: ReadonlyMap<string, number>): string {
  if (refusals.size === 0) return 'none sent again';
  const all = [...refusals].toSorted(([, a], [, b]) => b - a);
  return `sent again after ${all.map(([said, count]) => `${count} x ${said}`).join(', ')}`;
}

/** Whether anything is lost or sent twice while one of them is killed every second. */
function measureKilling(gateways: number): Promise<Measurement> {
  return withPostgres(async (DATABASE_URL) => {
    const crm = new FakeCrm();
    await crm.start();
    const timing = { DATABASE_URL, CRM_TIMEOUT_SECONDS: '1' };
    const cluster = await Cluster.start(gateways, { ...timing, ...crmEnvironment(crm) });
    const ending = AbortSignal.timeout(KILLING_SECONDS * 1000);
    const [{ accepted, refusals }] = await Promise.all([
      insist(
        cluster.proxy.port,
        8,
        inquiriesUntil(() => ending.aborted),
      ),
      cluster.killInTurn(ending),
    ]);
    await waitFor(
      'a store in which nothing waits',
      async () => (await runInquiries(cluster.env)).stdout.includes(' 0 waiting'),
      300,
    );
    await cluster.stop();
    await crm.stop();
    const messages = crm.messages();
    const lost = [...accepted].filter((marker) => !messages.has(marker)).length;
    const twice = crm.leads.length - messages.size;
    return {
      what: `${gateways} gateways on one PostgreSQL, one killed every second for ${KILLING_SECONDS} s`,
      result: `${cluster.kills} kills, ${accepted.size} accepted (${inWords(refusals)}), ${lost} lost, ${twice} sent twice`,
      bar: '0 lost, 0 twice',
      met: lost === 0 && twice === 0 && accepted.size > 0,
    };
  });
}

/** One, two and four gateways on one database, behind a proxy. */
export async function measureSeveral(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const gateways of [1, 2, 4]) measurements.push(await measureThroughput(gateways));
  return measurements;
}

/** Two and four of them, one killed every second. */
export async function measureKillingInTurn(): Promise<Measurement[]> {
  return [await measureKilling(2), await measureKilling(4)];
}
