import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { inquiriesUntil, insist } from '../../test-support/gateway/processes/cluster.ts';
import {
  GatewayProcess,
  runInquiries,
} from '../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../test-support/gateway/load.ts';
import { PostgresServer } from '../../test-support/gateway/store/postgres-server.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { ADA, fieldsOf, inquiryAbout, LEAD } from '../../test-support/gateway/content/wire.ts';

let server: PostgresServer;
let crm: FakeCrm;

beforeAll(async () => {
  crm = new FakeCrm();
  await crm.start();
  server = await PostgresServer.create();
  await server.start();
});
afterAll(async () => {
  await crm.stop();
  await server.destroy();
});

it('two gateways on one database lose nothing when it goes away, and send nothing twice', async () => {
  const env = { DATABASE_URL: server.url, CRM_TIMEOUT_SECONDS: '1', ...crmEnvironment(crm) };
  const gateways = [await GatewayProcess.start(env), await GatewayProcess.start(env)];
  const [one, two] = gateways.map(({ port }) => new Visitor(port));
  if (!one || !two) throw new Error('Two gateways were expected.');

  // A token of one is good at the other, and so is what they know of duplicates.
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await one.token()}`,
  };
  expect(await two.post(LEAD, headers, JSON.stringify(ADA))).toMatchObject({
    status: 200,
    json: { success: true },
  });
  expect((await one.send(ADA)).json).toMatchObject({ success: false });

  const accepted = new Set<string>();
  /** From visitors of each gateway, who send again what a busy machine could not store in time. */
  async function takeFifty(): Promise<void> {
    const rounds = await Promise.all(
      gateways.map(({ port }) =>
        insist(
          port,
          4,
          inquiriesUntil((sent) => sent >= 25),
        ),
      ),
    );
    for (const round of rounds) for (const marker of round.accepted) accepted.add(marker);
  }

  await takeFifty();
  expect(accepted.size).toBe(50);
  await server.stop();
  for (const { port } of gateways) {
    const waiting = Array.from({ length: 8 }, (_, n) => `away ${port} ${n}`);
    const { statuses } = await sendLoad(port, 4, () => waiting.shift());
    expect([...statuses.keys()]).toEqual([503]);
  }
  const health = await fetch(`http://127.0.0.1:${gateways[0]?.port}/healthz`);
  expect(health.status).toBe(503);
  await server.start();
  await waitFor('a gateway that found its database again', async () => {
    return (await one.send(inquiryAbout('probe'))).status === 200;
  });
  await takeFifty();
  expect(accepted.size).toBe(100);

  await waitFor('all in the CRM', () => crm.leads.length >= 102);
  expect(crm.messages()).toEqual(new Set([...accepted, ADA.description, 'probe']));
  expect(crm.leads).toHaveLength(102);
  await waitFor('a store that knows it', async () => {
    const { stdout } = await runInquiries(env);
    return stdout.includes('102 accepted = 0 waiting + 102 delivered');
  });
  one.close();
  two.close();
  expect(await Promise.all(gateways.map((gateway) => gateway.stop()))).toEqual([0, 0]);
});

// As long as the gateway waits for PostgreSQL: five seconds, of which none are spent computing.
it('says so while the database is too slow to store an inquiry, and takes it once when it is sent again', async () => {
  const env = { DATABASE_URL: server.url };
  const gateway = await GatewayProcess.start(env);
  const visitor = new Visitor(gateway.port);
  const key = { 'idempotency-key': 'slow-database' };
  const before = (await runInquiries(env)).stdout;
  const blocker = new Client(server.url);
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table inquiry in access exclusive mode');
  const reply = await visitor.send(inquiryAbout('slow database'), key);
  expect(reply.status).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(reply.json).toEqual({
    success: false,
    message:
      'Your inquiry could not be saved right now. Please try again in a moment or send an e-mail.',
  });
  expect(gateway.log.map(fieldsOf)).toContainEqual(
    expect.objectContaining({ event: 'inquiry not stored', code: 'DATABASE_TIMEOUT' }),
  );
  await blocker.query('rollback');

  for (const _ of ['taken', 'answered as before'])
    expect(await visitor.send(inquiryAbout('slow database'), key)).toMatchObject({
      status: 200,
      json: { success: true },
    });
  const [was = 0, is = 0] = [before, (await runInquiries(env)).stdout].map((said) =>
    Number(/(\d+) accepted/.exec(said)?.[1]),
  );
  expect(is - was).toBe(1);
  visitor.close();
  expect(await gateway.stop()).toBe(0);
});
