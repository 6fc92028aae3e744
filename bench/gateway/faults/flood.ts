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
import { callSteadily } from '../steady-calls.ts';

const NETWORKS = 200;
const CALLS_A_SECOND = 2040;
const SECONDS = 30;
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

/** Tokens and inquiries by turns, from a few networks, until told to stop. */
function flood(port: number, token: string, signal: AbortSignal): Promise<{ answered: number }> {
  return callSteadily({
    port,
    callsASecond: CALLS_A_SECOND,
    signal,
    call: (client, number) => {
      const address = `10.${number % NETWORKS}.1.${number % 250}`;
      return number % 2 === 0
        ? client.post(TOKEN, { ...FORM, 'x-forwarded-for': address }, CREDENTIALS)
        : sendLead(client, token, address, `flood ${number}`);
    },
  });
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
      const rate = (await flooding).answered / SECONDS;
      const through = (await Promise.all(visits)).filter(Boolean).length;
      client.close();
      await gateway.stop();
      return {
        seen: `${through} of ${visits.length} visitors through at ${rate.toFixed(0)} answers a second to the flood`,
        met: through / visits.length >= 0.95,
      };
    }),
};
