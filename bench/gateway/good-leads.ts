import { setTimeout as sleep } from 'node:timers/promises';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../test-support/gateway/processes/gateway-process.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { fieldsOf, inquiryAbout } from '../../test-support/gateway/content/wire.ts';
import type { Fault } from './faults.ts';
import { withFolder } from './measure.ts';

const COUNT = 1000;
/** Of which so many always fail: a burst at the start, the others among the good ones. */
const BURST = 30;
const EVERY = 13;
const MILLISECONDS_BETWEEN = 50;
const CRM_MILLISECONDS = 50;

/** In the message of every inquiry that the CRM is to have trouble with. */
export const BAD = 'never';

function markerOf(n: number): string {
  const isBad = n < BURST || (n % EVERY === 0 && n < BURST + 70 * EVERY);
  return `${isBad ? BAD : 'good'} ${n}`;
}

/** Notes when each lead comes to the CRM, to a few milliseconds. */
function watchArrivals(crm: FakeCrm): { arrivals: Map<string, number>; stop: () => void } {
  const arrivals = new Map<string, number>();
  const timer = setInterval(() => {
    for (const { body } of crm.leads.slice(arrivals.size)) {
      arrivals.set(String(fieldsOf(body)['description']), performance.now());
    }
  }, 10);
  return { arrivals, stop: () => clearInterval(timer) };
}

/**
 * How soon good leads are in the CRM that come among 100 bad ones.
 * @param trouble makes the CRM fail with the bad ones
 */
export function goodLeads(trouble: (crm: FakeCrm) => void): ReturnType<Fault['run']> {
  return withFolder(async (folder) => {
    const crm = new FakeCrm();
    await crm.start();
    trouble(crm);
    crm.delay = CRM_MILLISECONDS;
    const gateway = await GatewayProcess.start({ DATA_DIR: folder, ...crmEnvironment(crm) });
    const visitor = new Visitor(gateway.port, 10);
    const { arrivals, stop } = watchArrivals(crm);
    const sentAt = new Map<string, number>();
    const sends: Promise<unknown>[] = [];
    for (let n = 0; n < COUNT; n += 1) {
      const marker = markerOf(n);
      if (!marker.startsWith(BAD)) sentAt.set(marker, performance.now());
      sends.push(visitor.send(inquiryAbout(marker)));
      if (n >= BURST) await sleep(MILLISECONDS_BETWEEN);
    }
    await Promise.all(sends);
    await waitFor('all good leads', () => arrivals.size >= sentAt.size, 60).catch(() => undefined);
    stop();
    visitor.close();
    await gateway.stop();
    await crm.stop();
    const waits = [...sentAt].map(([marker, at]) => (arrivals.get(marker) ?? Infinity) - at);
    const longest = Math.max(...waits) / 1000;
    const bad = COUNT - sentAt.size;
    return {
      seen: `${arrivals.size} of ${sentAt.size} good ones delivered, the slowest after ${longest.toFixed(1)} s; ${bad} bad ones tried ${crm.leadCalls - arrivals.size} times`,
      met: longest <= 10 && bad >= 100,
    };
  });
}
