import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readChallenge, solveChallenge } from '../../../renderer/forms/solve-challenge.ts';
import {
  CREDENTIALS,
  inquiryAbout,
  LEAD,
  TOKEN,
} from '../../../test-support/gateway/content/wire.ts';
import {
  GatewayProcess,
  runInquiries,
} from '../../../test-support/gateway/processes/gateway-process.ts';
import { Visitor } from '../../../test-support/gateway/visitor.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';
import { callSteadily } from '../steady-calls.ts';

const CALLS_A_SECOND = 200;
const VISITS = 60;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** One of four billion addresses, hardly ever the same. */
function newAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 223)).join('.');
}

/** Both calls of the form, as a proxy passes them on from an address; with the work that is asked for. */
async function visit(client: Visitor, marker: string): Promise<{ isTaken: boolean; work: number }> {
  const from = { 'x-forwarded-for': newAddress() };
  const { json } = await client.post(TOKEN, { ...FORM, ...from }, CREDENTIALS);
  const token = String(json.access_token);
  const challenge = readChallenge(json.challenge);
  const began = performance.now();
  const number = challenge && (await solveChallenge(challenge, token));
  const work = performance.now() - began;
  const headers: Record<string, string> = {
    ...JSON_TYPE,
    ...from,
    authorization: `Bearer ${token}`,
  };
  if (number !== undefined) headers['x-inquiry-proof'] = String(number);
  const answer = await client.post(LEAD, headers, JSON.stringify(inquiryAbout(marker)));
  return { isTaken: answer.json.success === true, work: number === undefined ? 0 : work };
}

/** Tokens and inquiries by turns, each from somewhere else, until told to stop. */
function flood(port: number, token: string, signal: AbortSignal): Promise<{ sent: number }> {
  return callSteadily({
    port,
    callsASecond: CALLS_A_SECOND,
    signal,
    call: (client, number) => {
      const from = { 'x-forwarded-for': newAddress() };
      const bearer = { ...JSON_TYPE, ...from, authorization: `Bearer ${token}` };
      return number % 2 === 0
        ? client.post(TOKEN, { ...FORM, ...from }, CREDENTIALS)
        : client.post(LEAD, bearer, JSON.stringify(inquiryAbout(`flood ${number}`)));
    },
  });
}

export const fault: Fault = {
  attack: `${CALLS_A_SECOND} calls a second from ever new addresses, half of them with an inquiry`,
  expected: '95 % of visitors through, none of them held for a look',
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
      // Until what may pass in a minute has been used up.
      await sleep(15_000);
      const visits: ReturnType<typeof visit>[] = [];
      for (let n = 0; n < VISITS; n += 1) {
        visits.push(visit(client, `visitor ${n}`));
        await sleep(500);
      }
      const seen = await Promise.all(visits);
      end.abort();
      const { sent } = await flooding;
      client.close();
      await gateway.stop();
      const file = join(folder, 'waiting.csv');
      await runInquiries({ DATA_DIR: folder }, 'export', '--state', 'waiting', '--output', file);
      const through = new Set(readFileSync(file, 'utf8').match(/visitor \d+/g)).size;
      const held = seen.filter(({ isTaken }) => isTaken).length - through;
      const slowest = Math.max(...seen.map(({ work }) => work));
      const proofs = seen.filter(({ work }) => work > 0).length;
      return {
        seen: `${through} of ${VISITS} visitors through, ${held} held, ${proofs} with a proof of at most ${slowest.toFixed(0)} ms here; ${sent} calls of the flood`,
        met: through / VISITS >= 0.95,
      };
    }),
};
