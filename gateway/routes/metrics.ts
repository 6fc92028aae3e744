import { timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Gauge } from '../metrics.ts';
import type { Connection, GatewayContext } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { labelOf } from '../delivery/target.ts';
import type { Backlog, Counts } from '../store/store.ts';
import { STATES } from '../store/tables/states.ts';

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * With METRICS_TOKEN: who sends it. Without: programs on this machine only. A reverse proxy is one
 * too, but it says so in a forwarding header, and then asks for somebody else.
 */
function mayRead(c: Context<Connection>, metricsToken: string | undefined): boolean {
  if (metricsToken !== undefined) {
    return isEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) =>
    c.req.header(name),
  );
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(peer);
}

function gauges(counts: Counts, backlog: Backlog[], now: number, isDelivering: boolean): Gauge[] {
  const { accepted, oldestWaiting } = counts;
  const known = STATES.reduce((sum, state) => sum + counts[state], 0);
  const waited = oldestWaiting === null ? 0 : Math.max(0, now - oldestWaiting) / 1000;
  return [
    {
      name: 'gateway_inquiries',
      help: 'Inquiries in the store, by state.',
      values: STATES.map((state) => ({ labels: { state }, value: counts[state] })),
    },
    {
      name: 'gateway_inquiries_accepted',
      help: 'Inquiries ever accepted, by the audit table.',
      values: [{ value: accepted }],
    },
    {
      name: 'gateway_inquiries_unaccounted',
      help: 'Accepted less those in any state: anything but 0 is a fault.',
      values: [{ value: accepted - known }],
    },
    {
      name: 'gateway_oldest_waiting_seconds',
      help: 'Age of the oldest inquiry that waits for delivery.',
      values: [{ value: waited }],
    },
    {
      name: 'gateway_deliveries',
      help: 'Deliveries that wait or are dead, by target.',
      values: backlog.map(({ target, state, count }) => ({
        labels: { target: labelOf(target), state },
        value: count,
      })),
    },
    {
      name: 'gateway_delivering',
      help: '1 when all targets are configured and usable.',
      values: [{ value: isDelivering ? 1 : 0 }],
    },
  ];
}

/** The Prometheus text format: this process's counters, and the states of the store's inquiries. */
export function metricsRoute(parts: GatewayContext): Handler<Connection> {
  const { metricsToken, store, clock, metrics, delivery } = parts;
  return async (c) => {
    if (!mayRead(c, metricsToken())) throw new HttpError(404, 'There is nothing here.');
    const { configured, problem } = delivery();
    const isDelivering = configured && problem === undefined;
    const text = metrics.text(
      gauges(await store.counts(), await store.backlog(), clock(), isDelivering),
    );
    return c.text(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  };
}
