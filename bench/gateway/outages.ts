import { crmEnvironment, FakeCrm, type Mode } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../test-support/gateway/load.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { type Measurement, withFolder } from './measure.ts';

const COUNT = 500;
const OUTAGES: [Mode, string][] = [
  ['down', 'down'],
  ['timeout', 'timing out'],
  ['500', 'answering 500'],
  ['html', 'answering HTML'],
  ['drop', 'dropping its answer after accepting'],
];

function measureOutage(mode: Mode, name: string): Promise<Measurement> {
  return withFolder(async (folder) => {
    const crm = new FakeCrm();
    await crm.start();
    const env = { DATA_DIR: folder, CRM_TIMEOUT_SECONDS: '1', ...crmEnvironment(crm) };
    const gateway = await GatewayProcess.start(env);
    crm.mode = mode;
    let sent = 0;
    const { accepted } = await sendLoad(gateway.port, 20, () =>
      (sent += 1) <= COUNT ? `${mode} ${sent}` : undefined,
    );
    await waitFor('an open circuit', () => gateway.log.join('').includes('circuit opened'), 60);
    crm.mode = 'ok';
    await waitFor('all in the CRM', () => crm.leads.length >= accepted.size, 120).catch(() => {});
    await gateway.stop();
    await crm.stop();
    const delivered = crm.messages();
    const lost = [...accepted].filter((marker) => !delivered.has(marker)).length;
    const twice = crm.leads.length - delivered.size;
    return {
      what: `CRM ${name}, then back`,
      result: `${accepted.size} accepted, ${lost} lost, ${twice} leads twice`,
      bar: '0 lost, exactly once',
      met: lost === 0 && twice === 0 && accepted.size === COUNT,
    };
  });
}

/** What becomes of inquiries that come while the CRM fails, in each of its ways. */
export async function measureOutages(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [mode, name] of OUTAGES) measurements.push(await measureOutage(mode, name));
  return measurements;
}
