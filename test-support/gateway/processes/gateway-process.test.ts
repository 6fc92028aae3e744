import { expect, it } from 'vitest';
import { temporaryFolder } from '../test-gateway.ts';
import { GatewayProcess } from './gateway-process.ts';

it('says with which code and last lines a gateway ended by itself', async () => {
  const gateway = await GatewayProcess.start({
    DATA_DIR: temporaryFolder(),
    // A fault, as any other would end the process.
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
      `process.on('SIGUSR2', () => { throw new Error('a fault of its own'); });`,
    )}`,
  });
  const crash = new Promise<Error>((resolve) => (gateway.onCrash = resolve));
  gateway.child.kill('SIGUSR2');
  const { message } = await crash;
  expect(message).toMatch(/^A gateway ended by itself, with code 1:\n/);
  expect(message).toContain('"event":"accepting"');
  expect(message).toContain('Error: a fault of its own');
  expect(await gateway.stop()).toBe(1);
});

it('says nothing of one that was asked to stop', async () => {
  const gateway = await GatewayProcess.start({ DATA_DIR: temporaryFolder() });
  expect(await gateway.stop()).toBe(0);
  expect(await gateway.stop()).toBe(0);
});
