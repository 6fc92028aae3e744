import { expect, it } from 'vitest';
import { type TestGateway, testGateway } from '../test-support/gateway/test-gateway.ts';
import { ADA, CREDENTIALS, LEAD, TOKEN } from '../test-support/gateway/content/wire.ts';
import { sendForm } from '../renderer/forms/send-form.ts';

const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1', RATE_TOTAL: '60' };

/** Calls as they come from an address, through a proxy. */
function callsOf({ app }: TestGateway) {
  return (path: string, address: string, headers: Record<string, string>, body: string) =>
    app.request(
      path,
      { method: 'POST', headers: { ...headers, 'x-forwarded-for': address }, body },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Inquiries from ever new addresses, none of which proves any work, with one token for all. */
async function flood(gateway: TestGateway, count: number): Promise<void> {
  const call = callsOf(gateway);
  const authorization = `Bearer ${await gateway.token()}`;
  const json = { 'content-type': 'application/json', authorization };
  for (let n = 0; n < count; n += 1) {
    const body = JSON.stringify({ ...ADA, description: `flood ${n}` });
    await call(LEAD, `10.${n % 250}.${n % 240}.${n % 200}`, json, body);
  }
}

function textOf(body: RequestInit['body']): string {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : '';
}

/** What a visitor's form sends, each from an address of its own. */
async function visit(gateway: TestGateway, n: number, hasScript = true): Promise<unknown> {
  const call = callsOf(gateway);
  const address = `203.${n}.113.9`;
  const description = `visitor ${n}`;
  const fetched = globalThis.fetch;
  globalThis.fetch = async (url, { headers, body } = {}) => {
    const { pathname, search } = new URL(String(url instanceof Request ? url.url : url));
    const all = new Headers(body instanceof URLSearchParams ? FORM : headers);
    if (!hasScript) all.delete('x-inquiry-proof');
    return call(pathname + search, address, Object.fromEntries(all), textOf(body));
  };
  try {
    return await sendForm(
      { endpoint: 'http://site.example/crm/', clientId: 'website', acceptSecretInBrowser: false },
      {
        form: 'inquiry',
        values: { ...ADA, description },
        idempotencyKey: `key-${n}`,
        honeypot: '',
      },
      new AbortController().signal,
    ).then(() => 'thanked');
  } catch (error) {
    return error;
  } finally {
    globalThis.fetch = fetched;
  }
}

async function visitorsIn(gateway: TestGateway, state: 'waiting' | 'quarantined'): Promise<number> {
  const entries = await gateway.store.list({ state });
  return entries.filter(({ body }) => body?.includes('visitor')).length;
}

it('asks for no work as long as there is no flood', async () => {
  const gateway = await testGateway(SETTINGS);
  const answer = await callsOf(gateway)(TOKEN, '203.0.113.9', FORM, CREDENTIALS);
  expect(await answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 600,
  });
});

it('lets every visitor through a flood from ever new addresses, who proves some work', async () => {
  const gateway = await testGateway(SETTINGS);
  await flood(gateway, 300);
  for (let n = 0; n < 20; n += 1) expect(await visit(gateway, n)).toBe('thanked');
  expect(await visitorsIn(gateway, 'waiting')).toBe(20);
});

it('holds a visitor without script for a look, whom a person releases', async () => {
  const gateway = await testGateway(SETTINGS);
  await flood(gateway, 70);
  expect(await visit(gateway, 1, false)).toBe('thanked');
  expect(await visitorsIn(gateway, 'quarantined')).toBe(1);
  const [held] = await gateway.store.list({ state: 'quarantined', limit: 1 });
  const released = await gateway.store.release([held?.id ?? ''], gateway.time.now);
  expect(released).toEqual([held?.id]);
});

it('takes a proof once, and up to the limit of all calls once more', async () => {
  const gateway = await testGateway(SETTINGS);
  await flood(gateway, 300);
  for (let n = 0; n < 70; n += 1) expect(await visit(gateway, n)).toBe('thanked');
  expect(await visitorsIn(gateway, 'waiting')).toBe(60);
  expect(await visitorsIn(gateway, 'quarantined')).toBe(10);
});
