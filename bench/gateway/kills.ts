import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import {
  GatewayProcess,
  runInquiries,
} from '../../test-support/gateway/processes/gateway-process.ts';
import { killUnderLoad } from '../../test-support/gateway/processes/kills.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { type Measurement, percentile, withFolder } from './measure.ts';

const KILLS = 100;

/** Whether an accepted inquiry is ever lost, or sent twice, when the gateway is killed. */
export async function measureKills(): Promise<Measurement[]> {
  const crm = new FakeCrm();
  await crm.start();
  return withFolder(async (folder) => {
    const env = { DATA_DIR: folder, CRM_TIMEOUT_SECONDS: '1', ...crmEnvironment(crm) };
    const { accepted, starts } = await killUnderLoad(env, KILLS, 150);
    const gateway = await GatewayProcess.start(env);
    await waitFor(
      'a store in which nothing waits',
      async () => {
        return (await runInquiries(env)).stdout.includes(' 0 waiting');
      },
      300,
    );
    await gateway.stop();
    await crm.stop();
    const delivered = crm.messages();
    const lost = [...accepted].filter((marker) => !delivered.has(marker)).length;
    const twice = crm.leads.length - delivered.size;
    return [
      {
        what: `${KILLS} x kill -9 at random moments under load`,
        result: `${accepted.size} accepted, ${lost} lost, ${twice} sent twice; accepting again after ${percentile(starts, 0.5).toFixed(0)} ms (median)`,
        bar: '0 lost',
        met: lost === 0 && twice === 0,
      },
    ];
  });
}
