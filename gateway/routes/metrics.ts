import { timingSafeEqual } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Gauge } from '../metrics.ts';
import type { Connection, GatewayContext } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { labelOf } from '../delivery/target.ts';
import { lateSince } from '../deploy/late.ts';
import { failureCode } from '../log.ts';
import type { Backlog, Counts } from '../store/store.ts';
import { STATES } from '../store/tables/states.ts';

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A page may lead its own name to this machine (DNS rebinding), and then asks by that name. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * With METRICS_TOKEN: clients that send it. Without: programs on this machine only, which ask it by its own name. A
 * reverse proxy is one too, but it says so in a forwarding header, and then asks for somebody else.
 */
function mayRead(c: Context<Connection>, metricsToken: string | undefined): boolean {
  if (metricsToken !== undefined) {
    return isEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) =>
    c.req.header(name),
  );
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  const isHere =
    /^(::ffff:)?127\.|^::1$/.test(peer) && OWN_NAME.test(c.req.header('host') ?? 'localhost');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return !isForwarded && isHere && ['none', 'same-origin'].includes(site);
}

function gauge(name: string, help: string, value: number): Gauge {
  return { name, help, values: [{ value }] };
}

function inquiryGauges(counts: Counts, backlog: Backlog[], now: number): Gauge[] {
  const { accepted, oldestWaiting } = counts;
  const known = STATES.reduce((sum, state) => sum + counts[state], 0);
  const waited = oldestWaiting === null ? 0 : Math.max(0, now - oldestWaiting) / 1000;
  return [
    {
      name: 'gateway_inquiries',
      help: 'Inquiries in the store, by state.',
      values: STATES.map((state) => ({ labels: { state }, value: counts[state] })),
    },
    gauge(
      'gateway_inquiries_accepted',
      'Inquiries accepted in total, according to the audit table.',
      accepted,
    ),
    gauge(
      'gateway_inquiries_unaccounted',
      'Accepted inquiries minus those in any state. Any value except 0 is a fault.',
      accepted - known,
    ),
    gauge(
      'gateway_oldest_waiting_seconds',
      'Age of the oldest inquiry that is waiting for delivery.',
      waited,
    ),
    {
      name: 'gateway_deliveries',
      help: 'Waiting and dead deliveries, by target.',
      values: backlog.map(({ target, state, count }) => ({
        labels: { target: labelOf(target), state },
        value: count,
      })),
    },
  ];
}

/**
 * The Prometheus text format: this process's counters, and the states of the store's inquiries. A store that cannot be
 * read leaves out the latter alone: what tells of it is needed most then.
 */
export function metricsRoute(parts: GatewayContext): Handler<Connection> {
  const { metricsToken, store, schedule, clock, log, metrics, delivery } = parts;

  async function readStore(now: number): Promise<Gauge[]> {
    try {
      return inquiryGauges(await store.counts(), await store.backlog(), now);
    } catch (error) {
      metrics.count('gateway_store_errors_total');
      log('error', 'inquiries not counted', { code: failureCode(error) });
      return [];
    }
  }

  return async (c) => {
    if (!mayRead(c, metricsToken())) throw new HttpError(404, 'Not found.');
    const now = clock();
    const { configured, problem } = delivery();
    const late = lateSince(schedule(), now);
    const inquiries = await readStore(now);
    const text = metrics.text([
      ...inquiries,
      gauge(
        'gateway_store_readable',
        '1 if the store could be read.',
        inquiries.length > 0 ? 1 : 0,
      ),
      gauge(
        'gateway_delivering',
        '1 if all targets are configured and usable.',
        configured && problem === undefined ? 1 : 0,
      ),
      gauge(
        'gateway_site_late_seconds',
        'How long a rebuild of the site is overdue.',
        late === undefined ? 0 : (now - late) / 1000,
      ),
    ]);
    return c.text(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  };
}
