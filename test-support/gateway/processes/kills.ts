import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayProcess } from './gateway-process.ts';
import { sendLoad } from '../load.ts';
import { waitFor } from '../../processes/wait-for.ts';

export interface Kills {
  /** Messages of every inquiry that was answered with success, over all the lives. */
  accepted: Set<string>;
  /** Milliseconds from start to accepting, for each life. */
  starts: number[];
}

/**
 * Starts a gateway, sends it inquiries from several visitors, kills it at a random moment, and
 * again, `times` times.
 * @param most inquiries that a life may accept before the random moment
 */
export async function killUnderLoad(
  env: Record<string, string>,
  times: number,
  most: number,
): Promise<Kills> {
  const kills: Kills = { accepted: new Set(), starts: [] };
  for (let life = 0; life < times; life += 1) {
    const start = performance.now();
    const gateway = await GatewayProcess.start(env);
    kills.starts.push(performance.now() - start);
    const goal = kills.accepted.size + Math.random() * most;
    let alive = true;
    let sent = 0;
    const load = sendLoad(
      gateway.port,
      8,
      () => (alive ? `life ${life} inquiry ${(sent += 1)}` : undefined),
      (marker) => kills.accepted.add(marker),
    );
    await waitFor('a life long enough', () => kills.accepted.size >= goal);
    await sleep(Math.random() * 30);
    await gateway.kill();
    alive = false;
    await load;
  }
  return kills;
}
