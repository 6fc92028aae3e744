import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayProcess } from './gateway-process.ts';
import { sendLoad } from './load.ts';

export interface Kills {
  /** Messages of every inquiry that was answered with success, over all the lives. */
  accepted: Set<string>;
  /** Milliseconds from start to accepting, for each life. */
  starts: number[];
}

/**
 * Starts a gateway, sends it inquiries from several visitors, kills it at a random moment, and
 * again, `times` times.
 * @param longest milliseconds that a life lasts at most
 */
export async function killUnderLoad(
  env: Record<string, string>,
  times: number,
  longest: number,
): Promise<Kills> {
  const kills: Kills = { accepted: new Set(), starts: [] };
  for (let life = 0; life < times; life += 1) {
    const start = performance.now();
    const gateway = await GatewayProcess.start(env);
    kills.starts.push(performance.now() - start);
    let alive = true;
    let sent = 0;
    const load = sendLoad(gateway.port, 8, () => {
      sent += 1;
      return alive ? `life ${life} inquiry ${sent}` : undefined;
    });
    await sleep(50 + Math.random() * longest);
    await gateway.kill();
    alive = false;
    for (const marker of (await load).accepted) kills.accepted.add(marker);
  }
  return kills;
}
