import { expect, it } from 'vitest';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { NAUGHTY, sendNaughtyStrings } from '../../test-support/gateway/content/naughty.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';

it('brings 529 naughty strings to the CRM unchanged', async () => {
  const crm = new FakeCrm();
  await crm.start();
  const gateway = await GatewayProcess.start({
    DATA_DIR: temporaryFolder(),
    ...crmEnvironment(crm),
  });
  expect(NAUGHTY).toHaveLength(529);
  expect(await sendNaughtyStrings(gateway.port, crm)).toEqual({ unchanged: 529, refused: [] });
  expect(crm.tokenCalls).toBe(1);
  expect(await gateway.stop()).toBe(0);
  await crm.stop();
});
