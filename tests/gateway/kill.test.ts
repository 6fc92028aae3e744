import { afterEach, beforeEach, expect, it } from 'vitest';
import { crmEnvironment, FakeCrm } from '../fake-crm/fake-crm.ts';
import { GatewayProcess, runInquiries } from './support/processes/gateway-process.ts';
import { killUnderLoad } from './support/processes/kills.ts';
import { temporaryFolder } from './support/test-gateway.ts';
import { waitFor } from './support/processes/wait-for.ts';

let crm: FakeCrm;
beforeEach(async () => {
  crm = new FakeCrm();
  await crm.start();
});
afterEach(() => crm.stop());

it('loses no accepted inquiry when killed under load, and delivers each once', async () => {
  const timing = { CRM_TIMEOUT_SECONDS: '1' };
  const env = { DATA_DIR: temporaryFolder(), ...timing, ...crmEnvironment(crm) };
  const { accepted } = await killUnderLoad(env, 5, 100);
  expect(accepted.size).toBeGreaterThan(5);

  const gateway = await GatewayProcess.start(env);
  // What was under way at the kill is due again when its lease ends, after 5 seconds here.
  await waitFor('all accepted inquiries in the CRM', () => {
    const delivered = crm.messages();
    return [...accepted].every((marker) => delivered.has(marker));
  });
  await waitFor('nothing waits', async () => {
    return (await runInquiries(env)).stdout.includes(' 0 waiting');
  });
  await gateway.stop();
  expect(crm.messages().size).toBe(crm.leads.length);
  expect((await runInquiries(env)).stdout).toContain('all accounted for');
});
