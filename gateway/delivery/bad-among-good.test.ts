import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bench } from '../../test-support/gateway/worker-bench.ts';
import { FORMS } from '../../test-support/gateway/content/wire.ts';
import { crmTarget } from './crm/crm-target.ts';
import { emailTarget, noticeMail } from './email/email-target.ts';
import type { Target } from './target.ts';
import { webhookTarget } from './webhook/webhook-target.ts';

const BAD = 30;
const SECOND = 1_000;
const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** Nothing more comes: until the call is cut short, or the test is over. */
type Hanging = 'hanging';
/** The connection is cut before there is an answer. */
type Cut = 'cut';
type HttpAnswer = number | { status: number; headers: Record<string, string> } | Hanging | Cut;

const HTTP_ANSWERS: HttpAnswer[] = [
  301,
  302,
  { status: 307, headers: { location: 'https://elsewhere.example/' } },
  400,
  401,
  403,
  404,
  410,
  413,
  422,
  429,
  { status: 429, headers: { 'retry-after': '60' } },
  500,
  502,
  503,
  { status: 503, headers: { 'retry-after': '600' } },
  { status: 503, headers: { 'retry-after': 'Tue, 22 Nov 2050 12:00:00 GMT' } },
  504,
  'hanging',
  'cut',
];

const MAIL_ANSWERS: (Record<string, unknown> | Hanging)[] = [
  { responseCode: 421, command: 'DATA' },
  { responseCode: 432, command: 'DATA' },
  { responseCode: 451, command: 'DATA' },
  { responseCode: 550, command: 'RCPT TO' },
  { responseCode: 552, command: 'MAIL FROM' },
  { responseCode: 554, command: 'DATA' },
  { code: 'ECONNECTION', command: 'CONN' },
  { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' },
  { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
  'hanging',
];

type Ids = ReadonlySet<string>;

/** Does not resolve; rejects once it is cut short or the test is over. */
function hang(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(new Error('Cut short.'));
    signal?.addEventListener('abort', end);
    onTestFinished(end);
  });
}

async function httpAnswer(answer: HttpAnswer, signal?: AbortSignal | null): Promise<Response> {
  if (answer === 'hanging') return hang(signal);
  if (answer === 'cut') throw Object.assign(new Error('Cut.'), { code: 'ECONNRESET' });
  const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
  return new Response(null, { status, headers });
}

/** Answers calls over HTTP: those of bad inquiries as said, others with success. */
function answerCalls(bad: Ids, answer: HttpAnswer): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url instanceof URL && url.pathname.endsWith('/token'))
      return Response.json({ access_token: 'token' });
    const headers = new Headers(init?.headers);
    const id = headers.get('webhook-id') ?? headers.get('idempotency-key') ?? '';
    return bad.has(id) ? httpAnswer(answer, init?.signal) : Response.json({ success: true });
  });
}

const webhook = (): Target =>
  webhookTarget(
    'crm',
    'https://hooks.bakery.example/new',
    SECRET,
    () => FORMS,
    () => 0,
  );

const crm = (): Target => {
  const url = new URL('https://crm.example/');
  const settings = { url, clientId: 'a', clientSecret: 'b', timeoutSeconds: 30, parallel: 5 };
  return crmTarget(
    settings,
    () => FORMS,
    () => 0,
    () => undefined,
  );
};

function mailbox(bad: Ids, answer: Record<string, unknown> | Hanging): Target {
  const send = async ({ messageId }: { messageId: string }): Promise<void> => {
    if (!bad.has(messageId.split('.')[0] ?? '')) return;
    if (answer === 'hanging') await hang();
    throw Object.assign(new Error('No.'), answer);
  };
  return emailTarget('crm', 'a@b.example', { send, close: () => undefined }, noticeMail);
}

/** Thirty bad inquiries in one burst, and twenty good ones after them, two a second. */
async function deliverAll(target: Target, bad: Set<string>) {
  const acceptedAt = new Map<string, number>();
  const deliveredAt = new Map<string, number>();
  const { store, time, add, work } = await bench(async (id, signal) => {
    const result = await target.deliver(
      { id, form: 'order', body: '{}', acceptedAt: time.now },
      signal,
    );
    if (result.outcome === 'delivered') deliveredAt.set(id, time.now);
    return result;
  }, target);
  for (const id of await add(BAD)) bad.add(id);
  for (let second = 0; second < 20; second += 1) {
    if (second < 10) for (const id of await add(2)) acceptedAt.set(id, time.now);
    for (let n = 0; n < 5; n += 1) {
      await work();
      time.now += SECOND / 5;
    }
  }
  const waits = [...acceptedAt].map(([id, at]) => (deliveredAt.get(id) ?? Infinity) - at);
  return { slowest: Math.max(...waits), counts: await store.counts() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('thirty inquiries that fail by themselves hold no other back for ten seconds, and none is lost', () => {
  it.each(HTTP_ANSWERS)('a webhook that answers %j', async (answer) => {
    const bad = new Set<string>();
    answerCalls(bad, answer);
    const { slowest, counts } = await deliverAll(webhook(), bad);
    expect(slowest).toBeLessThanOrEqual(10 * SECOND);
    expect([counts.delivered, counts.waiting + counts.dead]).toEqual([20, BAD]);
    // Only 410 says that an inquiry will never be wanted.
    expect(counts.dead).toBe(answer === 410 ? BAD : 0);
  });

  it.each(HTTP_ANSWERS)('a CRM that answers %j', async (answer) => {
    const bad = new Set<string>();
    answerCalls(bad, answer);
    const { slowest, counts } = await deliverAll(crm(), bad);
    expect(slowest).toBeLessThanOrEqual(10 * SECOND);
    expect(counts).toMatchObject({ delivered: 20, waiting: BAD, dead: 0 });
  });

  it.each(MAIL_ANSWERS)('a mail server that answers %j', async (answer) => {
    const bad = new Set<string>();
    const { slowest, counts } = await deliverAll(mailbox(bad, answer), bad);
    expect(slowest).toBeLessThanOrEqual(10 * SECOND);
    expect([counts.delivered, counts.waiting + counts.dead]).toEqual([20, BAD]);
  });
});

describe('a target that refuses all', () => {
  it.each<HttpAnswer>([
    401,
    403,
    429,
    { status: 503, headers: { 'retry-after': '600' } },
    500,
    'cut',
  ])(
    'with %j is called once for each inquiry, then once a minute, and gets all when it takes them',
    async (answer) => {
      let isRefusing = true;
      let calls = 0;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        calls += 1;
        return isRefusing ? httpAnswer(answer) : new Response();
      });
      const target = webhook();
      const { store, time, add, work } = await bench(
        (id, signal) => target.deliver({ id, form: 'order', body: '{}', acceptedAt: 0 }, signal),
        target,
      );
      await add(50);
      for (let minute = 0; minute < 30; minute += 1) {
        await work();
        time.now += 60 * SECOND;
      }
      expect(calls).toBeLessThan(50 + 60);
      expect(await store.counts()).toMatchObject({ waiting: 50, dead: 0 });
      isRefusing = false;
      for (let minute = 0; minute < 16; minute += 1) {
        await work();
        time.now += 60 * SECOND;
      }
      expect(await store.counts()).toMatchObject({ waiting: 0, delivered: 50 });
    },
  );
});
