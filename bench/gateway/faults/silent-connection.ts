import { connect } from 'node:net';
import { once } from 'node:events';
import { GatewayProcess } from '../../../test-support/gateway/processes/gateway-process.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';

export const fault: Fault = {
  attack: 'SIGTERM while an open connection is silent',
  expected: 'exit 0 within 8 s',
  run: () =>
    withFolder(async (folder) => {
      const gateway = await GatewayProcess.start({ DATA_DIR: folder });
      const silent = connect(gateway.port);
      silent.on('error', () => undefined);
      await once(silent, 'connect');
      const started = performance.now();
      const code = await gateway.stop();
      const seconds = (performance.now() - started) / 1000;
      silent.destroy();
      return { seen: `exit ${code} after ${seconds.toFixed(1)} s`, met: code === 0 && seconds < 8 };
    }),
};
