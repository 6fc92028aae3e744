import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { crmEnvironment, FakeCrm } from '../fake-crm.ts';
import { GatewayProcess } from './gateway-process.ts';

interface Running {
  crm: FakeCrm;
  /** A gateway process of this test alone, delivering to `crm`, which may take a second a call. */
  gateway: GatewayProcess;
  /** What it was started with. */
  env: Record<string, string>;
}

/**
 * A gateway and a CRM that end with the test; each test has its own, so they run side by side.
 * @param settings next to those of every test
 */
export async function runningGateway(
  { onTestFinished }: TestContext,
  settings: Record<string, string> = {},
): Promise<Running> {
  const crm = new FakeCrm();
  await crm.start();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'));
  const env = { DATA_DIR: folder, CRM_TIMEOUT_SECONDS: '1', ...crmEnvironment(crm), ...settings };
  const gateway = await GatewayProcess.start(env);
  onTestFinished(async () => {
    await gateway.stop();
    await crm.stop();
    rmSync(folder, { recursive: true });
  });
  return { crm, gateway, env };
}
