import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inquiryAbout } from '../content/wire.ts';
import { Visitor } from '../visitor.ts';
import { GatewayProcess } from './gateway-process.ts';
import { type RoundRobin, roundRobin } from './round-robin.ts';

/** Several gateways on one database, and the proxy before them. */
export class Cluster {
  /** How many gateways were killed. */
  kills = 0;

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

  /** Kills one a second, in turn, until `ending` is aborted. */
  async killInTurn(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      const start = performance.now();
      await this.#replace(this.kills % this.gateways.length);
      this.kills += 1;
      await sleep(Math.max(0, 1_000 - (performance.now() - start)));
    }
  }

  async stop(): Promise<void> {
    this.proxy.close();
    await Promise.all(this.gateways.map((gateway) => gateway.stop()));
  }
}

export interface Insisting {
  /** Messages of the inquiries, each of which was answered with success in the end. */
  accepted: Set<string>;
  /** From the first call of an inquiry to its success, in milliseconds. */
  milliseconds: number[];
  /** How often an inquiry was sent in vain, by what was said: a status and its message, or the code of a broken connection. */
  refusals: Map<string, number>;
}

/** Visitors who send one inquiry after the other, each of them again with its key until it is taken, until `next` gives no more. */
export async function insist(
  port: number,
  visitors: number,
  next: () => string | undefined,
): Promise<Insisting> {
  const result: Insisting = { accepted: new Set(), milliseconds: [], refusals: new Map() };

  async function visit(visitor: Visitor): Promise<void> {
    for (let marker = next(); marker !== undefined; marker = next()) {
      const start = performance.now();
      const headers = { 'idempotency-key': marker.replaceAll(' ', '-') };
      for (;;) {
        const refusal = await visitor.send(inquiryAbout(marker), headers).then(
          ({ status, json }) =>
            json.success === true ? undefined : `${status} ${String(json.message)}`,
          (error: NodeJS.ErrnoException) => String(error.code ?? error),
        );
        if (refusal === undefined) break;
        result.refusals.set(refusal, (result.refusals.get(refusal) ?? 0) + 1);
        await sleep(50);
      }
      result.milliseconds.push(performance.now() - start);
      result.accepted.add(marker);
    }
  }

  const all = Array.from({ length: visitors }, async () => {
    const visitor = new Visitor(port);
    await visit(visitor);
    visitor.close();
  });
  await Promise.all(all);
  return result;
}

/** Names inquiries one after the other, as no earlier round has, until `isOver`. */
export function inquiriesUntil(isOver: (sent: number) => boolean): () => string | undefined {
  const round = randomUUID();
  let sent = 0;
  return () => (isOver(sent) ? undefined : `inquiry ${(sent += 1)} of ${round}`);
}
