import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openD1 } from '../../gateway/cloudflare/d1.ts';
import type { Counts } from '../../gateway/store/store.ts';
import { storeOn } from '../../gateway/store/store-on.ts';
import { isRecord } from '../../schema/is-record.ts';
import { siteFolders } from '../../prerender/paths.ts';
import { packageWorker } from '../../prerender/package/worker-package.ts';
import { crmEnvironment, FakeCrm } from '../../test-support/gateway/fake-crm.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { FORMS, inquiryAbout, LEAD } from '../../test-support/gateway/content/wire.ts';
import { d1Of } from '../../test-support/gateway/store/d1-place.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';

/*
 * What `npm run package -- --worker` writes, in Cloudflare's own runtime (workerd, by miniflare) with D1.
 */
const FOLDER = mkdtempSync(join(tmpdir(), 'worker-'));
const SITE = join(FOLDER, 'site');
const OUTPUT = join(FOLDER, 'output/worker');
const crm = new FakeCrm();
let runtime: Miniflare;
let port = 0;

function build(forms: object): void {
  mkdirSync(join(SITE, 'dist/about-us'), { recursive: true });
  writeFileSync(join(SITE, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(join(SITE, 'dist/about-us/index.html'), '<h1>About us</h1>');
  writeFileSync(join(SITE, 'dist/404.html'), '<h1>Not found</h1>');
  writeFileSync(join(SITE, 'dist/.forms.json'), JSON.stringify(forms));
}

async function counts(): Promise<Counts> {
  return storeOn(openD1(await d1Of(runtime))).counts();
}

interface Scheduled {
  scheduled: (event: { cron: string }) => Promise<unknown>;
}

function hasCron(worker: unknown): worker is Scheduled {
  return isRecord(worker) && typeof worker['scheduled'] === 'function';
}

/** What the cron trigger does. */
async function minute(): Promise<void> {
  const worker: unknown = await runtime.getWorker();
  if (!hasCron(worker)) throw new TypeError('The Worker has no cron trigger.');
  expect(await worker.scheduled({ cron: '* * * * *' })).toMatchObject({ outcome: 'ok' });
}

beforeAll(async () => {
  build({ inquiry: FORMS['inquiry'] });
  await packageWorker(siteFolders(SITE), OUTPUT);
  await crm.start();
  const settings = readFileSync(join(OUTPUT, 'wrangler.toml'), 'utf8');
  const [, compatibilityDate = ''] = /^compatibility_date = "(.+)"$/m.exec(settings) ?? [];
  const [, first = '[]'] = /^run_worker_first = (\[.+\])$/m.exec(settings) ?? [];
  const firstPaths: unknown = JSON.parse(first);
  runtime = new Miniflare({
    port: 0,
    modules: [{ type: 'ESModule', path: join(OUTPUT, 'worker.mjs') }],
    modulesRoot: OUTPUT,
    compatibilityDate,
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    bindings: { ...crmEnvironment(crm), RATE_PER_ADDRESS: '100000', RATE_TOTAL: '100000' },
    assets: {
      directory: join(OUTPUT, 'dist'),
      binding: 'ASSETS',
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: Array.isArray(firstPaths) ? firstPaths.map(String) : [] },
      },
      assetConfig: { html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    },
  });
  port = Number((await runtime.ready).port);
});
afterAll(async () => {
  await runtime.dispose();
  await crm.stop();
  rmSync(FOLDER, { recursive: true });
});

test('is one small file, without what a Worker cannot run', () => {
  const script = readFileSync(join(OUTPUT, 'worker.mjs'));
  expect(gzipSync(script).byteLength / 1024).toBeLessThan(60);
  expect(script.toString()).not.toMatch(/nodemailer|createTransport|libsql|pg_advisory_xact_lock/);
  const ignored = readFileSync(join(OUTPUT, 'dist/.assetsignore'), 'utf8').split('\n');
  expect(ignored).toContain('.*');
});

test('refuses forms that deliver to a mailbox', async () => {
  build({ inquiry: FORMS['inquiry'], order: { ...FORMS['inquiry'], deliver: [{ to: 'email' }] } });
  await expect(packageWorker(siteFolders(SITE), join(FOLDER, 'other'))).rejects.toThrow(
    'A Worker cannot send mail over SMTP, but these forms deliver to a mailbox: "order".',
  );
});

function at(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`);
}

test('serves pages, and the gateway beside them', async () => {
  expect(await (await at('/')).text()).toBe('<h1>Home</h1>');
  expect(await (await at('/about-us')).text()).toBe('<h1>About us</h1>');
  const missing = await at('/nothing');
  expect([missing.status, await missing.text()]).toEqual([404, '<h1>Not found</h1>']);
  const health = await at('/healthz');
  expect([health.status, await health.json()]).toEqual([
    200,
    { accepting: true, delivering: true },
  ]);
  expect(health.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await at('/crm/nothing')).status).toBe(404);
  // Nobody is on the machine that it runs on.
  expect((await at('/metrics')).status).toBe(404);
});

test('stores an inquiry, and delivers it when it has answered', async () => {
  const visitor = new Visitor(port);
  expect(await visitor.send(inquiryAbout('at once'))).toMatchObject({
    status: 200,
    json: { success: true },
  });
  visitor.close();
  await waitFor('the lead', () => crm.messages().has('at once'), 20);
});

test('tries again each minute what the CRM did not take', async () => {
  crm.mode = 'down';
  onTestFinished(() => void (crm.mode = 'ok'));
  const visitor = new Visitor(port);
  expect((await visitor.send(inquiryAbout('later'))).status).toBe(200);
  visitor.close();
  await minute();
  expect(await counts()).toMatchObject({ waiting: 1 });
  crm.mode = 'ok';
  await waitFor('the lead', async () => {
    await minute();
    return crm.messages().has('later');
  });
});

function keyOf(marker: string): { 'idempotency-key': string } {
  return { 'idempotency-key': marker.replaceAll(' ', '-') };
}

/** Sends an inquiry and goes away in the middle of it, after so many milliseconds. */
async function abort(marker: string, authorization: string, milliseconds: number): Promise<void> {
  const body = JSON.stringify(inquiryAbout(marker));
  const head = [
    `POST ${LEAD} HTTP/1.1`,
    'Host: site',
    'Content-Type: application/json',
    `Authorization: ${authorization}`,
    `Idempotency-Key: ${keyOf(marker)['idempotency-key']}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  socket.destroy();
}

test('loses nothing of a hundred visitors who go away in the middle and come again', async () => {
  const visitor = new Visitor(port, 10);
  const authorization = `Bearer ${await visitor.token()}`;
  const markers = Array.from({ length: 100 }, (_, number) => `aborted ${number}`);
  await Promise.all(markers.map((marker, index) => abort(marker, authorization, index / 2)));
  await Promise.all(
    markers.map(async (marker) => {
      const headers = { 'content-type': 'application/json', authorization, ...keyOf(marker) };
      const body = JSON.stringify(inquiryAbout(marker));
      // The runtime's own server breaks connections of others when so many go away, and a visitor tries again.
      await waitFor('an answer', async () => {
        const reply = await visitor.post(LEAD, headers, body).catch(() => undefined);
        return reply?.json.success === true;
      });
    }),
  );
  visitor.close();
  await waitFor('all leads', async () => {
    await minute();
    return (await counts()).waiting === 0;
  });
  const delivered = crm.messages();
  expect(markers.filter((marker) => !delivered.has(marker))).toEqual([]);
  expect(crm.leads).toHaveLength(delivered.size);
  const { accepted, delivered: confirmed } = await counts();
  expect([accepted, confirmed]).toEqual([crm.leads.length, crm.leads.length]);
});
