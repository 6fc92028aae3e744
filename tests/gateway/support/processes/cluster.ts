import { setTimeout as sleep } from 'node:timers/promises';
import { inquiryAbout } from '../content/wire.ts';
import { Visitor } from '../visitor.ts';
import { GatewayProcess } from './gateway-process.ts';
import { type RoundRobin, roundRobin } from './round-robin.ts';

/** Several gateways on one database, and the proxy before them. */
export class Cluster {
  private constructor(
    readonly gateways: GatewayProcess[],
    readonly proxy: RoundRobin,
    readonly env: Record<string, string>,
  ) {}

  static async start(count: number, settings: Record<string, string>): Promise<Cluster> {
    const env = { TRUSTED_PROXIES: '127.0.0.1', ...settings };
    const gateways = await Promise.all(
      Array.from({ length: count }, () => GatewayProcess.start(env)),
    );
    const proxy = await roundRobin(() => gateways.map(({ port }) => port));
    return new Cluster(gateways, proxy, env);
  }

  /** Kills one as a power cut would, and starts another in its place. */
  async #replace(index: number): Promise<void> {
    await this.gateways[index]?.kill();
    const fresh = await GatewayProcess.start(this.env);
    this.gateways[index] = fresh;
  }

  /**
   * Kills one a second, in turn, until `ending` is aborted.
   * @returns how many were killed
   */
  async killInTurn(ending: AbortSignal): Promise<number> {
    let kills = 0;
    while (!ending.aborted) {
      const start = performance.now();
      await this.#replace(kills % this.gateways.length);
      kills += 1;
      await sleep(Math.max(0, 1_000 - (performance.now() - start)));
    }
    return kills;
  }

  async stop(): Promise<void> {
    this.proxy.close();
    await Promise.all(this.gateways.map((gateway) => gateway.stop()));
  }
}

export interface Insisting {
  /** Messages of the inquiries, each of which was answered with success in the end. */
  accepted: Set<string>;
  /** Answers that were no success, and connections that broke. */
  failures: number;
}

/** Visitors who send one inquiry after the other and each of them again, with its key, until it is taken. */
export async function insist(
  port: number,
  visitors: number,
  ending: AbortSignal,
): Promise<Insisting> {
  const result: Insisting = { accepted: new Set(), failures: 0 };

  async function visit(visitor: Visitor, name: string): Promise<void> {
    for (let number = 1; !ending.aborted; number += 1) {
      const marker = `visitor ${name} inquiry ${number}`;
      const headers = { 'idempotency-key': marker.replaceAll(' ', '-') };
      for (;;) {
        const reply = await visitor
          .send(inquiryAbout(marker), headers)
          .catch(() => ({ json: { success: false } }));
        if (reply.json.success === true) break;
        result.failures += 1;
        await sleep(50);
      }
      result.accepted.add(marker);
    }
  }

  const all = Array.from({ length: visitors }, async (_, index) => {
    const visitor = new Visitor(port);
    await visit(visitor, String(index));
    visitor.close();
  });
  await Promise.all(all);
  return result;
}
