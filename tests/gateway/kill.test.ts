import { afterEach, beforeEach, expect, it } from 'vitest';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import {
  GatewayProcess,
  runInquiries,
} from '../../test-support/gateway/processes/gateway-process.ts';
import { killUnderLoad } from '../../test-support/gateway/processes/kills.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { inquiryAbout } from '../../test-support/gateway/content/wire.ts';

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

it('goes on at once with what was under way when it was killed', async () => {
  const env = { DATA_DIR: temporaryFolder(), ...crmEnvironment(crm) };
  crm.mode = 'timeout';
  const killed = await GatewayProcess.start(env);
  const visitor = new Visitor(killed.port, 1);
  const sent = await visitor.send(inquiryAbout('under way'));
  expect(sent.json).toMatchObject({ success: true });
  await waitFor('the call', () => crm.tokenCalls > 0);
  visitor.close();
  await killed.kill();

  crm.mode = 'ok';
  const next = await GatewayProcess.start(env);
  // Its lease lasts for 150 seconds.
  await waitFor('the lead', () => crm.messages().size === 1);
  expect(await next.stop()).toBe(0);
});
