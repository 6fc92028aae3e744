import { afterEach, beforeEach, expect, it } from 'vitest';
import { crmEnvironment, FakeCrm, type Mode } from '../fake-crm/fake-crm.ts';
import { GatewayProcess } from './gateway-process.ts';
import { sendLoad } from './load.ts';
import { temporaryFolder } from './test-gateway.ts';
import { waitFor } from './wait-for.ts';

const COUNT = 20;

let crm: FakeCrm;
beforeEach(async () => {
  crm = new FakeCrm();
  await crm.start();
});
afterEach(() => crm.stop());

/** Sends while the CRM fails in this way, lets it recover, and waits until all is there. */
async function surviveOutage(mode: Mode): Promise<void> {
  const timing = { CRM_TIMEOUT_SECONDS: '1' };
  const env = { DATA_DIR: temporaryFolder(), ...timing, ...crmEnvironment(crm) };
  const gateway = await GatewayProcess.start(env);
  try {
    crm.mode = mode;
    let sent = 0;
    const load = await sendLoad(gateway.port, 5, () =>
      (sent += 1) <= COUNT ? `inquiry ${sent}` : undefined,
    );
    expect(load.accepted.size).toBe(COUNT);
    await waitFor('a first attempt', () => crm.tokenCalls > 0);
    crm.mode = 'ok';
    await waitFor('all in the CRM', () => crm.leads.length >= COUNT);
    await waitFor('all known to be delivered', () => {
      return gateway.log.filter((line) => line.includes('"delivered"')).length === COUNT;
    });
    expect(crm.leads).toHaveLength(COUNT);
    expect(crm.mostParallel).toBeLessThanOrEqual(5);
    expect(gateway.log.join('')).not.toMatch(/lovelace|example.com|machine|crm-secret/i);
  } finally {
    expect(await gateway.stop()).toBe(0);
  }
}

it.each(['down', 'timeout', '500', 'html', 'drop', 'refuse-token'] as const)(
  'loses nothing, and sends nothing twice, when the CRM fails: %s',
  surviveOutage,
  30_000,
);

it('reports a CRM that recovers through /healthz', async () => {
  const env = { DATA_DIR: temporaryFolder(), ...crmEnvironment(crm) };
  const gateway = await GatewayProcess.start(env);
  const health = async (): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).json();
  crm.mode = 'refuse-token';
  let left = 1;
  await sendLoad(gateway.port, 1, () => (left-- > 0 ? 'one' : undefined));
  await waitFor('a circuit that opens', () => gateway.log.join('').includes('circuit opened'));
  expect(await health()).toEqual({ accepting: true, delivering: false });
  crm.mode = 'ok';
  await waitFor('a delivery', () => gateway.log.join('').includes('circuit closed'));
  expect(await health()).toEqual({ accepting: true, delivering: true });
  await gateway.stop();
}, 30_000);
