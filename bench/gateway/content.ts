import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { NAUGHTY, sendNaughtyStrings } from '../../test-support/gateway/content/naughty.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { inquiryAbout } from '../../test-support/gateway/content/wire.ts';
import { type Measurement, withFolder } from './measure.ts';

/** Equal posts at once, and strings that break programs. */
export function measureContent(): Promise<Measurement[]> {
  return withFolder(async (folder) => {
    const crm = new FakeCrm();
    await crm.start();
    const gateway = await GatewayProcess.start({ DATA_DIR: folder, ...crmEnvironment(crm) });
    const { unchanged, refused } = await sendNaughtyStrings(gateway.port, crm);

    const before = crm.leads.length;
    const visitor = new Visitor(gateway.port, 10);
    const equal = Array.from({ length: 10 }, () => visitor.send(inquiryAbout('the same')));
    const statuses = (await Promise.all(equal)).map(({ status }) => status);
    visitor.close();
    await waitFor('a lead', () => crm.leads.length > before);
    await gateway.stop();
    await crm.stop();
    const leads = crm.leads.length - before;
    return [
      {
        what: '10 identical posts at once',
        result: `${leads} lead`,
        bar: '1 lead',
        met: leads === 1 && statuses.every((status) => status === 200),
      },
      {
        what: `${NAUGHTY.length} naughty strings to the CRM`,
        result: `${unchanged} unchanged, ${refused.length} refused`,
        bar: 'all unchanged, no 5xx',
        met: unchanged === NAUGHTY.length && refused.length === 0,
      },
    ];
  });
}
