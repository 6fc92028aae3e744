import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { inquiryAbout } from '../../test-support/gateway/content/wire.ts';

it('takes a new secret of the CRM from its file without a stop', async () => {
  const crm = new FakeCrm();
  await crm.start();
  onTestFinished(() => crm.stop());
  const folder = temporaryFolder();
  const put = (name: string, content: string): string => {
    const file = join(folder, name);
    writeFileSync(`${file}.next`, content);
    renameSync(`${file}.next`, file);
    return file;
  };
  const { CRM_CLIENT_SECRET, ...settings } = crmEnvironment(crm);
  const gateway = await GatewayProcess.start({
    DATA_DIR: join(folder, 'data'),
    ...settings,
    CRM_CLIENT_SECRET_FILE: put('crm', `${CRM_CLIENT_SECRET}\n`),
    METRICS_TOKEN_FILE: put('metrics', 'token of before'),
  });
  const visitor = new Visitor(gateway.port);
  onTestFinished(async () => {
    visitor.close();
    expect(await gateway.stop()).toBe(0);
  });
  const metrics = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`http://127.0.0.1:${gateway.port}/metrics`, { headers })).status;
  };
  await visitor.send(inquiryAbout('before'));
  await waitFor('the first lead', () => crm.messages().has('before'));

  // The CRM's owner changes the secret: inquiries are taken, and wait.
  crm.secret = 'the next secret';
  crm.expireTokens();
  await visitor.send(inquiryAbout('between'));
  await waitFor('an open circuit', () => gateway.log.join('').includes('circuit opened'));
  expect(gateway.log.join('')).toContain("The CRM refuses the gateway's client id and secret");
  expect(crm.messages().has('between')).toBe(false);

  // What cannot be used is reported, and the previous setting stays.
  put('crm', '');
  await waitFor('a word', () => gateway.log.join('').includes('settings not reloaded'));
  put('crm', crm.secret);
  put('metrics', 'token of now');
  await waitFor('what waited', () => crm.messages().has('between'));
  await visitor.send(inquiryAbout('after'));
  await waitFor('the last lead', () => crm.messages().has('after'));
  expect(crm.leads).toHaveLength(3);
  await waitFor('the new token', async () => (await metrics('token of now')) === 200);
  expect(await metrics('token of before')).toBe(404);
  const log = gateway.log.join('\n');
  for (const secret of ['crm-secret', crm.secret, 'token of']) expect(log).not.toContain(secret);
});
