import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../test-support/gateway/load.ts';
import { PostgresServer } from '../../test-support/gateway/store/postgres-server.ts';
import { type Measurement, percentile, withFolder } from './measure.ts';

const COUNT = 10_000;
const CONCURRENCY = 50;

async function measure(name: string, env: Record<string, string>): Promise<Measurement> {
  const gateway = await GatewayProcess.start(env);
  const round = (label: string, count: number): ReturnType<typeof sendLoad> => {
    let sent = 0;
    return sendLoad(gateway.port, CONCURRENCY, () =>
      (sent += 1) <= count ? `${label} ${sent}` : undefined,
    );
  };
  await round('warm-up', 500);
  const start = performance.now();
  const { accepted, milliseconds } = await round('measured', COUNT);
  const perSecond = COUNT / ((performance.now() - start) / 1000);
  await gateway.stop();
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(0));
  return {
    what: `${COUNT} inquiries (token call + lead call), ${CONCURRENCY} at once, fsync on, ${name}`,
    result: `${perSecond.toFixed(0)} a second; p50 ${p50} ms, p99 ${p99} ms; ${accepted.size} accepted`,
    bar: 'at least 500 a second, p99 at most 300 ms',
    met: perSecond >= 500 && Number(p99) <= 300 && accepted.size === COUNT,
  };
}

/** How fast inquiries are taken, the load generator on the same machine. */
export async function measureAccepting(): Promise<Measurement[]> {
  const file = await withFolder((folder) => measure('libSQL file', { DATA_DIR: folder }));
  const server = await PostgresServer.create();
  try {
    await server.start();
    return [file, await measure('PostgreSQL', { DATABASE_URL: server.url })];
  } finally {
    await server.destroy();
  }
}
