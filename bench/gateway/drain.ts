import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../test-support/gateway/load.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { type Measurement, withFolder } from './measure.ts';

const COUNT = 10_000;
/** How long the CRM works on a lead; with 5 at once, 300 ms would be the limit for 10 minutes. */
const CRM_MILLISECONDS = 200;

/** How soon all is delivered after an outage, and how soon a restart accepts, with 10,000 waiting. */
export function measureDrain(): Promise<Measurement[]> {
  return withFolder(async (folder) => {
    const crm = new FakeCrm();
    await crm.start();
    const env = { DATA_DIR: folder, ...crmEnvironment(crm) };
    crm.mode = 'down';
    const first = await GatewayProcess.start(env);
    let sent = 0;
    const { accepted } = await sendLoad(first.port, 50, () =>
      (sent += 1) <= COUNT ? `drain ${sent}` : undefined,
    );
    await first.kill();

    const startedAt = performance.now();
    const second = await GatewayProcess.start(env);
    const start = performance.now() - startedAt;
    await waitFor('an open circuit', () => second.log.join('').includes('circuit opened'), 60);

    crm.delay = CRM_MILLISECONDS;
    crm.mode = 'ok';
    crm.tokenCalls = 0;
    const backAt = performance.now();
    await waitFor('all in the CRM', () => crm.leads.length >= accepted.size, 1200);
    const seconds = (performance.now() - backAt) / 1000;
    await second.stop();
    await crm.stop();
    return [
      {
        what: `restart to accepting, ${accepted.size} waiting`,
        result: `${start.toFixed(0)} ms`,
        bar: 'under 2 s',
        met: start < 2000,
      },
      {
        what: `${accepted.size} waiting delivered after an outage, ${CRM_MILLISECONDS} ms a lead`,
        result: `${seconds.toFixed(0)} s; at most ${crm.mostParallel} at once; ${crm.tokenCalls} token calls`,
        bar: 'under 10 minutes, at most 5 at once, at most 2 token calls per 1,000',
        met: seconds < 600 && crm.mostParallel <= 5 && crm.tokenCalls <= 20,
      },
    ];
  });
}
