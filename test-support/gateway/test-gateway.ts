import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createApp } from '../../gateway/app.ts';
import { jsonLog } from '../../gateway/log.ts';
import { Metrics } from '../../gateway/metrics.ts';
import { CallLimits } from '../../gateway/rates/call-limits.ts';
import { ProofOfWork } from '../../gateway/rates/proof-of-work.ts';
import type { Connection, DeliveryHealth } from '../../gateway/context.ts';
import { readSettings } from '../../gateway/settings/settings.ts';
import { carryOut } from '../../gateway/store/sqlite/carry-out.ts';
import { openLibsql } from '../../gateway/store/sqlite/libsql.ts';
import { storeOn } from '../../gateway/store/store-on.ts';
import { SqliteFile } from '../../gateway/store/sqlite/sqlite-file.ts';
import type { Store } from '../../gateway/store/store.ts';
import type { Schedule } from '../../schema/generated/data.d.ts';
import { targetKey } from '../../schema/forms/target-key.ts';
import { Tokens } from '../../gateway/token.ts';
import { accessToken, CREDENTIALS, FORMS, LEAD, TOKEN } from './content/wire.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store without a thread of its own, which takes half a second to start: most tests need none. */
export function storeIn(folder: string): Store {
  const file = new SqliteFile(folder);
  return storeOn(
    openLibsql(folder, {
      ask: (request) => Promise.resolve(carryOut(file, request)),
      close: () => Promise.resolve(file.close()),
    }),
  );
}

export interface TestGateway {
  app: Hono<Connection>;
  store: Store;
  metrics: Metrics;
  /** What it logged, line by line. */
  log: string[];
  /** The time of its clock, which stands still until a test moves it. */
  time: { now: number };
  delivery: DeliveryHealth;
  schedule: Schedule;
  /** How often it told that there is something to deliver. */
  accepted: () => number;
  token: () => Promise<string>;
  /** Sends the answers of a form, with a good token unless the headers bring another. */
  send: (lead: unknown, headers?: Record<string, string>, form?: string) => Promise<Response>;
}

/** The routes on a store of their own, without a server. */
export async function testGateway(
  env: Record<string, string> = {},
  changeStore = (store: Store): Store => store,
): Promise<TestGateway> {
  const store = storeIn(temporaryFolder());
  onTestFinished(() => store.close());
  const time = { now: 1_800_000_000_000 };
  const clock = (): number => time.now;
  const log: string[] = [];
  const metrics = new Metrics();
  const delivery: DeliveryHealth = { configured: true, problem: undefined };
  const schedule: Schedule = {};
  let accepted = 0;
  const tokens = new Tokens(await store.secret());
  const settings = readSettings(env);
  const app = createApp({
    settings,
    limits: new CallLimits(settings),
    work: new ProofOfWork(),
    store: changeStore(store),
    tokens: () => Promise.resolve(tokens),
    clock,
    log: jsonLog((line) => log.push(line), clock),
    metrics,
    forms: () => FORMS,
    schedule: () => schedule,
    targetsOf: ({ deliver }) => deliver.flatMap((target) => targetKey(target) ?? []),
    onAccepted: () => (accepted += 1),
    delivery: () => delivery,
    metricsToken: () => settings.metricsToken,
  });

  async function token(): Promise<string> {
    const response = await app.request(TOKEN, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: CREDENTIALS,
    });
    return accessToken(response);
  }

  return {
    app,
    store,
    metrics,
    log,
    time,
    delivery,
    schedule,
    accepted: () => accepted,
    token,
    async send(lead, headers = {}, form) {
      const authorization = headers.authorization ?? `Bearer ${await token()}`;
      return app.request(form === undefined ? LEAD : `${LEAD}?form=${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, authorization },
        body: typeof lead === 'string' ? lead : JSON.stringify(lead),
      });
    },
  };
}
