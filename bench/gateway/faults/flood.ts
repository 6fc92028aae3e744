import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayProcess } from '../../../test-support/gateway/processes/gateway-process.ts';
import { Visitor } from '../../../test-support/gateway/visitor.ts';
import {
  CREDENTIALS,
  inquiryAbout,
  LEAD,
  TOKEN,
} from '../../../test-support/gateway/content/wire.ts';
import { withFolder } from '../measure.ts';

const NETWORKS = 200;
const CALLS_A_SECOND = 2040;
const SECONDS = 30;
const TICK_MILLISECONDS = 10;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Both calls of the form, as a proxy passes them on from an address. */
async function visit(client: Visitor, address: string): Promise<boolean> {
  const from = { 'x-forwarded-for': address };
  const { json } = await client.post(TOKEN, { ...FORM, ...from }, CREDENTIALS);
  return sendLead(client, String(json.access_token), address, address);
}

async function sendLead(
  client: Visitor,
  token: string,
  address: string,
  marker: string,
): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    authorization: `Bearer ${token}`,
  };
  const { json } = await client.post(LEAD, headers, JSON.stringify(inquiryAbout(marker)));
  return json.success === true;
}

/** Floods until told to stop; resolves to the number of calls that were answered. */
async function flood(port: number, token: string, signal: AbortSignal): Promise<number> {
  const client = new Visitor(port, 50);
  const started = performance.now();
  let sent = 0;
  let answered = 0;
  while (!signal.aborted) {
    const due = ((performance.now() - started) / 1000) * CALLS_A_SECOND;
    for (; sent < due; sent += 1) {
      const address = `10.${sent % NETWORKS}.1.${sent % 250}`;
      const call =
        sent % 2 === 0
          ? client.post(TOKEN, { ...FORM, 'x-forwarded-for': address }, CREDENTIALS)
          : sendLead(client, token, address, `flood ${sent}`);
      call.then(
        () => (answered += 1),
        () => undefined,
      );
    }
    await sleep(TICK_MILLISECONDS);
  }
  client.close();
  return answered;
}

export const fault = {
  attack: `${CALLS_A_SECOND} calls a second from ${NETWORKS} networks, half of them with an inquiry`,
  expected: '95 % of visitors from elsewhere through',
  run: () =>
    withFolder(async (folder) => {
      const gateway = await GatewayProcess.start({
        DATA_DIR: folder,
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_PER_ADDRESS: '30',
        RATE_TOTAL: '600',
      });
      const client = new Visitor(gateway.port, 10);
      const token = await client.token();
      const end = new AbortController();
      const flooding = flood(gateway.port, token, end.signal);
      const visits: Promise<boolean>[] = [];
      const started = performance.now();
      while (performance.now() - started < SECONDS * 1000) {
        visits.push(visit(client, `203.${visits.length}.113.9`));
        await sleep(500);
      }
      end.abort();
      const rate = (await flooding) / SECONDS;
      const through = (await Promise.all(visits)).filter(Boolean).length;
      client.close();
      await gateway.stop();
      return {
        seen: `${through} of ${visits.length} visitors through at ${rate.toFixed(0)} answers a second to the flood`,
        met: through / visits.length >= 0.95,
      };
    }),
};
