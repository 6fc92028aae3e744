import { crmEnvironment, FakeCrm } from '../../../test-support/gateway/fake-crm.ts';
import {
  GatewayProcess,
  runInquiries,
} from '../../../test-support/gateway/processes/gateway-process.ts';
import { Visitor } from '../../../test-support/gateway/visitor.ts';
import { waitFor } from '../../../test-support/processes/wait-for.ts';
import { ADA } from '../../../test-support/gateway/content/wire.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';

export const fault: Fault = {
  attack: 'SIGTERM while a CRM call gets no answer for 60 s',
  expected: 'exit 0 within 8 s, the lead waits',
  run: () =>
    withFolder(async (folder) => {
      const crm = new FakeCrm();
      await crm.start();
      const env = { DATA_DIR: folder, CRM_TIMEOUT_SECONDS: '60', ...crmEnvironment(crm) };
      const gateway = await GatewayProcess.start(env);
      crm.delay = 600_000;
      const visitor = new Visitor(gateway.port);
      await visitor.send(ADA);
      await waitFor('a lead under way', () => crm.leadCalls === 1);
      visitor.close();
      const started = performance.now();
      const code = await gateway.stop();
      const seconds = (performance.now() - started) / 1000;
      const { stdout } = await runInquiries(env);
      await crm.stop();
      const waits = stdout.includes('1 waiting');
      return {
        seen: `exit ${code} after ${seconds.toFixed(1)} s, the lead ${waits ? 'waits' : 'is gone'}`,
        met: code === 0 && seconds < 8 && waits,
      };
    }),
};
